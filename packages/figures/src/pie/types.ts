import type { Point } from '../parts/point.ts';

/** One value of a category with its count and color. */
export interface PieSlice {
  readonly label: string;
  readonly count: number;
  readonly color: string;
}

export interface PieOptions {
  /** Size of the figure in pixels. */
  readonly width: number;
  readonly height: number;
  /** A sentence above the chart, for files. */
  readonly title?: string;
}

export interface PlacedSlice extends PieSlice {
  /** Outline as an SVG path around the center of the pie. */
  readonly path: string;
  /** Share of the whole, 0 to 1. */
  readonly share: number;
}

/** A text in a box in its slice, or next to the pie with a leader. */
export interface PieLabel {
  /** Index of its slice. */
  readonly slice: number;
  readonly text: string;
  /** Upper left corner of the box, relative to the center of the pie. */
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** Points of the line from the slice to a text outside the pie, relative to its center; none for a text in its slice. */
  readonly leader: readonly Point[];
}

export interface PieLegendEntry {
  /** Index of its slice; undefined for the line that counts the rest. */
  readonly slice: number | undefined;
  readonly text: string;
  readonly x: number;
  /** Baseline of the text. */
  readonly y: number;
}

/** Everything that is drawn, in pixels. */
export interface PieLayout {
  readonly width: number;
  readonly height: number;
  readonly title: string;
  readonly center: { readonly x: number; readonly y: number };
  readonly radius: number;
  readonly slices: readonly PlacedSlice[];
  readonly labels: readonly PieLabel[];
  readonly legend: readonly PieLegendEntry[];
}
