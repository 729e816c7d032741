import { renderToStaticMarkup } from 'react-dom/server';
import { formatFold } from '@trellis/core/formats';
import { clusterTree, pairTree, type Correction } from '@trellis/core/stats';
import { type HeatColor, heatValue, heatValueName } from '@trellis/core/views';
import { boundsOfHeatMap, HeatMap, layoutHeatMap, printTheme, type HeatMapTable } from '@trellis/figures';

/** Data of a heat map of tests. */
export interface HeatMapFigure {
  readonly title: string;
  /** Lines of text per row, and per column. */
  readonly rows: readonly (readonly string[])[];
  readonly columns: readonly (readonly string[])[];
  /** Base-10 logarithms of corrected p-values, row by row; null is drawn blank and clustered as p = 1 or a fold of 1. */
  readonly log10: readonly (readonly (number | null)[])[];
  /** Fold of each test, row by row; written in the cells that have room. */
  readonly folds: readonly (readonly (number | null)[])[];
  readonly correction: Correction;
  /** Of the p-values when left out. */
  readonly color?: HeatColor;
  readonly lower?: number;
  readonly upper?: number;
  readonly table: HeatMapTable;
  /** Whether rows and columns are the same sets, whose pairs are tested. */
  readonly arePairs?: boolean;
}

/** Draws a clustered heat map of -log10 p or log2 folds as SVG, with its legend as text. */
export function drawHeatMap({
  log10,
  folds,
  correction,
  color = 'p',
  lower,
  upper,
  title,
  arePairs = false,
  ...data
}: HeatMapFigure): string {
  const values = log10.map((row, i) => row.map((p, j) => heatValue({ log10: p, fold: folds[i][j] }, color)));
  const trees = arePairs ? treesOfPairs({ ...data, values }) : treesOf(values);
  const texts = { name: 'fold', at: (row: number, column: number) => formatFold(folds[row][column]) };
  const layout = layoutHeatMap(
    { ...data, values, ...trees, texts },
    { width: 900, lower, upper, valueName: heatValueName(color, correction), title },
  );
  return renderToStaticMarkup(<HeatMap layout={layout} theme={printTheme} label={title} id="heat-map" />);
}

function treesOf(values: readonly (readonly number[])[]) {
  const heights = values.map((row) => row.map((value) => (Number.isNaN(value) ? 0 : value)));
  const across = (heights[0] ?? []).map((_, column) => heights.map((row) => row[column]));
  return { rowTree: clusterTree(heights), columnTree: clusterTree(across) };
}

function treesOfPairs(
  data: Pick<HeatMapFigure, 'rows' | 'columns'> & { readonly values: readonly (readonly number[])[] },
) {
  const tree = pairTree(data.values, boundsOfHeatMap(data).upper);
  return { rowTree: tree, columnTree: tree };
}

/** The label of an analysis after its letter; alone where the letter already is the label. */
export const signed = (letter: string, label: string): string => (letter === label ? label : `${letter}  ${label}`);
