import type { PlacedText } from '../parts/placedText.ts';

/** Precision and recall (0 to 1) along ranked predictions, best first. Points with NaN are not drawn. */
export interface RecallCurve {
  readonly precision: ArrayLike<number>;
  readonly recall: ArrayLike<number>;
}

/** The precision cutoff, and the last point of the curve that it keeps, if any. */
export interface RecallCutoff {
  readonly precision: number;
  readonly point?: { readonly recall: number; readonly precision: number };
}

export interface PrecisionRecallData {
  /** Label and formatted value of each fact. */
  readonly facts: readonly (readonly [label: string, value: string])[];
  readonly curve: RecallCurve;
  /** Bounds of the band of shuffled networks. */
  readonly low: RecallCurve;
  readonly high: RecallCurve;
  readonly cutoff?: RecallCutoff;
}

export interface PrecisionRecallOptions {
  /** Maximum width of the figure in pixels; below 620 the facts are above the plot. */
  readonly width: number;
  /** A sentence above the figure. */
  readonly title?: string;
}

/** A fact: left-aligned label and right-aligned value on one baseline. */
export interface PlacedFact {
  readonly label: PlacedText;
  readonly value: PlacedText;
}

export type CurveKind = 'curve' | 'band' | 'cutoff';

/** A text of the legend; its line sample is to the left. */
export interface RecallLegendEntry extends PlacedText {
  readonly kind: CurveKind;
}

/** The plot in pixels; its lower left corner is precision 0 and recall 0. */
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
  /** Tick labels below and left of the plot. */
  readonly recallTicks: readonly PlacedText[];
  readonly precisionTicks: readonly PlacedText[];
  readonly recallTitle: PlacedText;
  readonly precisionTitle: PlacedText;
  /** Outlines as SVG paths. */
  readonly band: string;
  readonly curve: string;
  /** Shown instead of a curve without points. */
  readonly message: PlacedText | undefined;
  readonly cutoff: PlacedCutoff | undefined;
  readonly legend: readonly RecallLegendEntry[];
}
