import type { FittedText, PlacedText } from '../parts/placedText.ts';

/** One step of a clustering: leaves are 0 to n - 1, and merge i makes the cluster n + i. */
export interface TreeMerge {
  readonly left: number;
  readonly right: number;
  readonly height: number;
  readonly size: number;
}

/** A clustering and the order in which its leaves stand. */
export interface HeatMapTree {
  readonly merges: readonly TreeMerge[];
  readonly order: readonly number[];
}

/** Texts beside the map that say what its labels mean. */
export interface HeatMapTable {
  readonly headers: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

export interface HeatMapData {
  /** Lines of text per row, and per column. */
  readonly rows: readonly (readonly string[])[];
  readonly columns: readonly (readonly string[])[];
  /** -log10 p, row after row, or as one array per row. NaN is drawn as no value. */
  readonly values: ArrayLike<number> | readonly ArrayLike<number>[];
  /** Without a tree rows stand as they come. */
  readonly rowTree?: HeatMapTree;
  readonly columnTree?: HeatMapTree;
  readonly table?: HeatMapTable;
}

export interface HeatMapOptions {
  /** Most width of the map with its labels, in pixels; the table comes on top of it. */
  readonly width: number;
  /** Most height of the cells together, in pixels; 1,200 unless told. */
  readonly height?: number;
  /** Bounds of the color scale; from 0 to the greatest value unless told. */
  readonly lower?: number;
  readonly upper?: number;
  /** What the values are, e.g. `-log10 p, Bonferroni`. */
  readonly valueName: string;
  /** The figure in one sentence, drawn above it. */
  readonly title?: string;
  /** What rows and columns are, e.g. `470 analyses`; drawn along the map. */
  readonly rowTitle?: string;
  readonly columnTitle?: string;
}

/** All cells of one color, as the outline of their squares. */
export interface ColoredCells {
  readonly color: string;
  readonly path: string;
}

/** Labels of the rows or of the columns; none when there is no room for legible ones. */
export interface PlacedLabels {
  readonly size: number;
  /** Read from bottom to top. */
  readonly turned: boolean;
  readonly labels: readonly { readonly index: number; readonly lines: readonly FittedText[] }[];
}

export interface HeatMapGrid {
  readonly x: number;
  readonly y: number;
  readonly cellWidth: number;
  readonly cellHeight: number;
  /** Indices of the rows from the top, and of the columns from the left. */
  readonly rows: readonly number[];
  readonly columns: readonly number[];
}

export interface PlacedScale {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly name: PlacedText;
  readonly lower: PlacedText;
  readonly upper: PlacedText;
  /** A swatch for cells without a value, where there are any. */
  readonly blank: PlacedText | undefined;
}

export interface TableCell extends FittedText {
  readonly right: boolean;
}

export interface PlacedTable {
  readonly headers: readonly TableCell[];
  readonly rows: readonly (readonly TableCell[])[];
  /** The line under the headers. */
  readonly line: { readonly x1: number; readonly x2: number; readonly y: number };
}

/** Everything that is drawn, in pixels. */
export interface HeatMapLayout {
  readonly width: number;
  readonly height: number;
  readonly title: readonly PlacedText[];
  readonly grid: HeatMapGrid;
  readonly cells: readonly ColoredCells[];
  readonly rowLabels: PlacedLabels;
  readonly columnLabels: PlacedLabels;
  readonly rowTitle: PlacedText | undefined;
  readonly columnTitle: PlacedText | undefined;
  /** Lines of the trees as SVG paths. */
  readonly rowTree: string;
  readonly columnTree: string;
  readonly scale: PlacedScale;
  readonly table: PlacedTable | undefined;
  /** In place of cells, where there are none. */
  readonly message: PlacedText | undefined;
}

/** A cell by the indices of its row and column in the data. */
export interface HeatMapCell {
  readonly row: number;
  readonly column: number;
}
