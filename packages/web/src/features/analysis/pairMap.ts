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
  const labels = analyses.map(({ letter, label }) => [`${letter}  ${label}`]);
  const tree = clusterTree(heights.map((row) => row.map((value) => (Number.isNaN(value) ? 0 : value))));
  return { rows: labels, columns: labels, values: heights, rowTree: tree, columnTree: tree };
}

/** The same with the legend of the letters, for a file. */
export const printedPairMap = (map: HeatMapData, analyses: readonly ComparedAnalysis[]): HeatMapData => ({
  ...map,
  table: {
    headers: ['Index', 'Analysis', 'Gene ID', 'Filter', 'Genes'],
    rows: analyses.map(({ letter, label, tf, filter, count }) => [letter, label, tf, filter, String(count)]),
  },
});

export const pairMapOptions = (
  { correction }: GeneSetsMatrix,
  analyses: readonly ComparedAnalysis[],
): Omit<HeatMapFigureOptions, 'width'> => ({
  valueName: `-log10 p (greater), ${corrections[correction]}`,
  title: `Overlap of ${countOf(analyses.length, 'analysis', 'analyses')}, pair by pair`,
});
