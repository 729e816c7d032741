import type { PlacedText } from '../parts/placedText.ts';

/** Precision over recall along ranked predictions, best first; both 0 to 1. Points with NaN are left out. */
export interface RecallCurve {
  readonly precision: ArrayLike<number>;
  readonly recall: ArrayLike<number>;
}

/** The precision down to which predictions are kept, and the last kept point of the curve, where there is one. */
export interface PrecisionCutoff {
  readonly precision: number;
  readonly point?: { readonly recall: number; readonly precision: number };
}

export interface PrecisionRecallData {
  /** Named numbers beside the plot, already written as text. */
  readonly facts: readonly (readonly [label: string, value: string])[];
  readonly curve: RecallCurve;
  /** The shuffles between which the band is drawn. */
  readonly low: RecallCurve;
  readonly high: RecallCurve;
  readonly cutoff?: PrecisionCutoff;
}

export interface PrecisionRecallOptions {
  /** Most width of the figure in pixels; under 620 the facts stand above the plot. */
  readonly width: number;
  /** The figure in one sentence, drawn above it. */
  readonly title?: string;
}

/** A fact: its label from the left, its value up to the right, on one baseline. */
export interface PlacedFact {
  readonly label: PlacedText;
  readonly value: PlacedText;
}

export type CurveKind = 'curve' | 'band' | 'cutoff';

/** The sample of a line or area in the legend is left of its text. */
export interface RecallLegendEntry extends PlacedText {
  readonly kind: CurveKind;
}

/** The plot in pixels; precision and recall 0 are at its lower left corner. */
export interface RecallPlot {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface PlacedCutoff {
  readonly y: number;
  readonly precision: number;
  readonly label: PlacedText;
  readonly point: { readonly x: number; readonly y: number } | undefined;
}

/** Everything that is drawn, in pixels. */
export interface PrecisionRecallLayout {
  readonly width: number;
  readonly height: number;
  readonly title: readonly PlacedText[];
  readonly facts: readonly PlacedFact[];
  readonly plot: RecallPlot;
  /** Texts under and left of the plot, each at its line. */
  readonly recallTicks: readonly PlacedText[];
  readonly precisionTicks: readonly PlacedText[];
  readonly recallTitle: PlacedText;
  readonly precisionTitle: PlacedText;
  /** Outlines as SVG paths. */
  readonly band: string;
  readonly curve: string;
  /** In place of a curve without points. */
  readonly message: PlacedText | undefined;
  readonly cutoff: PlacedCutoff | undefined;
  readonly legend: readonly RecallLegendEntry[];
}
