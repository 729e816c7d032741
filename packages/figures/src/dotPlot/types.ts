import type { PlacedText } from '../parts/placedText.ts';
import type { Point } from '../parts/point.ts';

/** One dot of a plot. */
export interface PlotDot {
  /** Name, for the label. */
  readonly name: string;
  /** Above 0; the axis is logarithmic. */
  readonly x: number;
  /** The interval of x, above 0 at both ends: a line through the dot. */
  readonly interval?: readonly [low: number, high: number];
  /** From 0 on. */
  readonly y: number;
  /** Proportional to the area. */
  readonly size: number;
}

export interface DotPlotData {
  /** The most important first: they are labeled before others. */
  readonly dots: readonly PlotDot[];
  readonly xAxis: string;
  readonly yAxis: string;
  /** What the sizes count, e.g. `genes`. */
  readonly sizes: string;
  /** A value of y with a line across the plot, and what it means. */
  readonly line?: { readonly y: number; readonly text: string };
}

export interface DotPlotOptions {
  /** In pixels; the title and the key of the sizes add to the height of the plot. */
  readonly width: number;
  readonly height: number;
  /** A sentence above the figure, for files. */
  readonly title?: string;
}

/** A dot in pixels. */
export interface PlacedDot extends Point {
  /** Radius. */
  readonly r: number;
  /** Left and right end of the line through the dot. */
  readonly interval?: readonly [left: number, right: number];
}

/** A label, and the anchor of its text. */
export interface DotLabel extends PlacedText {
  readonly anchor: 'start' | 'middle' | 'end';
}

/** A dot of the key of the sizes. */
export interface SizeKey extends PlacedText {
  /** Center and radius of its dot. */
  readonly dot: PlacedDot;
}

/** Everything that is drawn, in pixels. */
export interface DotPlotLayout {
  readonly width: number;
  readonly height: number;
  readonly title: readonly PlacedText[];
  readonly plot: { readonly left: number; readonly right: number; readonly top: number; readonly bottom: number };
  readonly xTicks: readonly PlacedText[];
  readonly yTicks: readonly PlacedText[];
  readonly xAxis: PlacedText;
  readonly yAxis: PlacedText;
  readonly line: PlacedText | undefined;
  /** In the order of the data. */
  readonly dots: readonly PlacedDot[];
  /** Indices of the dots in the order of drawing: the larger first. */
  readonly order: readonly number[];
  readonly labels: readonly DotLabel[];
  readonly keys: readonly SizeKey[];
}
