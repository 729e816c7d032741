/** One value of a category: how many have it, and in which color it is drawn. */
export interface PieSlice {
  readonly label: string;
  readonly count: number;
  readonly color: string;
}

export interface PieOptions {
  /** Size of the figure in pixels. */
  readonly width: number;
  readonly height: number;
  /** A sentence above the chart: for a figure that leaves the page. */
  readonly title?: string;
}

export interface PlacedSlice extends PieSlice {
  /** Outline as an SVG path round the center of the pie. */
  readonly path: string;
  /** Share of the whole, 0 to 1. */
  readonly share: number;
}

/** A text in a box over the pie. */
export interface PieLabel {
  /** Index of its slice. */
  readonly slice: number;
  readonly text: string;
  /** Upper left corner of the box. */
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** From the slice to the box, where the box had to move away from its slice. */
  readonly leader: { readonly x: number; readonly y: number } | undefined;
}

export interface PieLegendEntry {
  /** Index of its slice; undefined for the line that says how many more there are. */
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
