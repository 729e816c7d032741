import type { PieSlice } from '../pie/types.ts';

export interface CategoryBarsOptions {
  /** Width of the figure in pixels; its height follows from the number of bars. */
  readonly width: number;
  /** A sentence above the chart, for files. */
  readonly title?: string;
  /** Number of the first values that are drawn; a line counts the others. Default: all. */
  readonly maxBars?: number;
}

/** The bar of one value. */
export interface CategoryBar extends PieSlice {
  /** The label, shortened to its column. */
  readonly text: string;
  /** Share of all counts, 0 to 1. */
  readonly share: number;
  /** Top of its row. */
  readonly y: number;
  /** Length of the bar in pixels. */
  readonly length: number;
}

/** Everything that is drawn, in pixels. */
export interface CategoryBarsLayout {
  readonly width: number;
  readonly height: number;
  readonly title: string;
  /** Left end of the bars. */
  readonly left: number;
  readonly bars: readonly CategoryBar[];
  /** The line that counts the values without a bar; undefined when all have one. */
  readonly more: { readonly text: string; readonly y: number } | undefined;
}
