import type { FittedText, PlacedText } from '../parts/placedText.ts';
import type { SungearTint } from '../sungear/color.ts';
import type { NumberedName, SungearKey } from '../sungear/types.ts';

export interface UpSetOptions {
  /** Width of the figure in pixels. */
  readonly width: number;
  /** Height to fill; many analyses need more. By default rows and bars are of medium height. */
  readonly height?: number;
  /** A sentence above the figure. */
  readonly title?: string;
}

/** An analysis: its name, and its number of genes in all groups together. */
export interface UpSetRow extends FittedText {
  readonly size: number;
  readonly total: PlacedText;
  readonly bar: { readonly x: number; readonly width: number };
  /** Middle of the row. */
  readonly middle: number;
}

/** Genes that one exact set of analyses has in common. */
export interface PlacedGroupColumn {
  /** Index of the group in the data. */
  readonly index: number;
  readonly x: number;
  readonly bar: { readonly y: number; readonly height: number };
  readonly tint: SungearTint | undefined;
  /** Number of genes, above the bar. */
  readonly count: PlacedText;
  /** Rows of its analyses, ascending. */
  readonly rows: readonly number[];
  /** Accessible name. */
  readonly name: string;
}

/** Lengths that all rows and columns share. */
export interface UpSetPitch {
  readonly row: number;
  readonly column: number;
  readonly bar: number;
  /** Radius of a dot. */
  readonly dot: number;
  /** Text size of the labels. */
  readonly label: number;
  /** Whether the counts run from bottom to top, because they are wider than a column. */
  readonly isTurned: boolean;
}

/** Everything that is drawn, in pixels. */
export interface UpSetLayout {
  readonly width: number;
  readonly height: number;
  readonly title: readonly PlacedText[];
  readonly pitch: UpSetPitch;
  readonly rows: readonly UpSetRow[];
  readonly columns: readonly PlacedGroupColumn[];
  /** Number of groups that do not fit. */
  readonly left: number;
  readonly ticks: readonly PlacedText[];
  readonly plot: { readonly left: number; readonly right: number; readonly top: number; readonly bottom: number };
  /** Titles of the two axes: numbers of genes of the groups and of the rows. */
  readonly axes: readonly PlacedText[];
  readonly note: PlacedText;
  readonly keys: readonly SungearKey[];
  /** Names of the rows if these have numbers. */
  readonly names: readonly NumberedName[];
}
