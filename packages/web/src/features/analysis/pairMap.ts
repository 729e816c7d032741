import { clusterTree, corrections, pairIndex, type GeneSetsMatrix } from '@trellis/core';
import type { HeatMapData, HeatMapFigureOptions } from '@trellis/figures';
import { countOf } from '../../ui/numbers.ts';
import type { ComparedAnalysis } from './pairs.ts';

/** The overlaps of the shown analyses as a heat map of -log10 p (greater), rows and columns in the order of their clusters. */
export function pairMap({ info, matrix }: GeneSetsMatrix, analyses: readonly ComparedAnalysis[]): HeatMapData {
  const heights = analyses.map((a) =>
    Float64Array.from(analyses, (b) =>
      a === b ? NaN : -matrix.greaterAdjustedLog10[pairIndex(info.length, a.index, b.index)],
    ),
  );
  const labels = analyses.map(({ letter, symbol, tf }) => [`${letter}  ${symbol || tf}`]);
  const tree = clusterTree(heights.map((row) => row.map((value) => (Number.isNaN(value) ? 0 : value))));
  return { rows: labels, columns: labels, values: heights, rowTree: tree, columnTree: tree };
}

/** The same with the legend of the letters, for a file. */
export const printedPairMap = (map: HeatMapData, analyses: readonly ComparedAnalysis[]): HeatMapData => ({
  ...map,
  table: {
    headers: ['Index', 'Gene ID', 'Gene Name', 'Analysis ID', 'Filter', 'Genes'],
    rows: analyses.map(({ letter, tf, symbol, id, filter, count }) => [
      letter,
      tf,
      symbol,
      String(id),
      filter,
      String(count),
    ]),
  },
});

export const pairMapOptions = (
  { correction }: GeneSetsMatrix,
  analyses: readonly ComparedAnalysis[],
): Omit<HeatMapFigureOptions, 'width'> => ({
  valueName: `-log10 p (greater), ${corrections[correction]}`,
  title: `Overlap of ${countOf(analyses.length, 'analysis', 'analyses')}, pair by pair`,
});
