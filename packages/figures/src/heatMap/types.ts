import type { HeatMapPaper } from './color.ts';
import type { FittedText, PlacedText } from '../parts/placedText.ts';

/** One step of a clustering: leaves are 0 to n - 1, and merge i forms cluster n + i. */
export interface TreeMerge {
  readonly left: number;
  readonly right: number;
  readonly height: number;
  readonly size: number;
}

/** A clustering and the order of its leaves. */
export interface HeatMapTree {
  readonly merges: readonly TreeMerge[];
  readonly order: readonly number[];
}

/** A table next to the map that explains its labels. */
export interface HeatMapTable {
  readonly headers: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

/** A second value of each cell as short text, e.g. the fold of a test that is colored by its p-value. */
export interface HeatMapTexts {
  /** What the texts are, for the legend: `fold`. */
  readonly name: string;
  /** The text of a cell by the indices of its row and column; '' for none. Not called where cells are too small for any. */
  readonly at: (row: number, column: number) => string;
}

export interface HeatMapData {
  /** Lines of label text per row and per column. */
  readonly rows: readonly (readonly string[])[];
  readonly columns: readonly (readonly string[])[];
  /** -log10 p, row by row or as one array per row. NaN means no value. */
  readonly values: ArrayLike<number> | readonly ArrayLike<number>[];
  /** Orders the rows; without a tree they keep their order. */
  readonly rowTree?: HeatMapTree;
  readonly columnTree?: HeatMapTree;
  readonly table?: HeatMapTable;
  /** Written in the cells where all of them have room. */
  readonly texts?: HeatMapTexts;
}

export interface HeatMapFigureOptions {
  /** Maximum width of the map with its labels in pixels, without the table. */
  readonly width: number;
  /** Maximum height of all cells together in pixels; default 1,200. */
  readonly height?: number;
  /** Bounds of the color scale; default 0 to the 95th percentile of the values. */
  readonly lower?: number;
  readonly upper?: number;
  /** What the figure is drawn on; default light. */
  readonly paper?: HeatMapPaper;
  /** Title of the color scale, e.g. `-log10 p, Bonferroni`. */
  readonly valueName: string;
  /** A sentence above the figure. */
  readonly title?: string;
  /** Axis titles, e.g. `470 analyses`. */
  readonly rowTitle?: string;
  readonly columnTitle?: string;
  /** Puts the table below the map, no wider than the width, instead of next to it. */
  readonly isTableBelow?: boolean;
}

/** All cells of one color, as one SVG path. */
export interface ColoredCells {
  readonly color: string;
  readonly path: string;
}

/** The text in a cell, centered, in a color that can be read on the color of the cell. */
export interface CellText extends PlacedText {
  readonly color: string;
}

/** Labels of the rows or of the columns; empty if legible ones do not fit. */
export interface PlacedLabels {
  readonly size: number;
  /** Whether the text runs from bottom to top. */
  readonly turned: boolean;
  readonly labels: readonly { readonly index: number; readonly lines: readonly FittedText[] }[];
}

export interface HeatMapGrid {
  readonly x: number;
  readonly y: number;
  readonly cellWidth: number;
  readonly cellHeight: number;
  /** Indices of the rows from top to bottom and of the columns from left to right. */
  readonly rows: readonly number[];
  readonly columns: readonly number[];
}

export interface PlacedScale {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** From the lower to the upper bound, equally spaced. */
  readonly colors: readonly string[];
  readonly name: PlacedText;
  readonly lower: PlacedText;
  readonly upper: PlacedText;
  /** Which percentile the upper bound is; undefined where it is a chosen value or the maximum. */
  readonly note: PlacedText | undefined;
  /** Text next to the swatch for cells without a value; undefined if there are none. */
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
  /** Empty where not all of them fit their cells. */
  readonly cellTexts: readonly CellText[];
  readonly rowLabels: PlacedLabels;
  readonly columnLabels: PlacedLabels;
  readonly rowTitle: PlacedText | undefined;
  readonly columnTitle: PlacedText | undefined;
  /** SVG paths of the trees; empty without a tree. */
  readonly rowTree: string;
  readonly columnTree: string;
  readonly scale: PlacedScale;
  readonly table: PlacedTable | undefined;
  /** Shown instead of cells if there are none. */
  readonly message: PlacedText | undefined;
}

/** A cell by the indices of its row and column in the data. */
export interface HeatMapCell {
  readonly row: number;
  readonly column: number;
}

/** A rectangle of cells by two opposite corners. */
export interface HeatMapArea {
  readonly from: HeatMapCell;
  readonly to: HeatMapCell;
}

/** Some rows and columns by their indices in the data. */
export interface HeatMapWindow {
  readonly rows: readonly number[];
  readonly columns: readonly number[];
}
