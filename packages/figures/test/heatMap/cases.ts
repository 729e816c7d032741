import { averageLinkage, euclideanDistances, optimalLeafOrder } from '@trellis/core/stats';
import type { HeatMapData, HeatMapFigureOptions, HeatMapTable, HeatMapTree } from '../../src/index.ts';

/** Values of a test: -log10 p between 0 and about 30, many of them small, the same at every run. */
export function values(rows: number, columns: number): number[][] {
  const wave = (row: number, column: number) => Math.sin(row * 1.7 + 1) + Math.cos(column * 2.3 + (row % 3));
  return Array.from({ length: rows }, (_, row) =>
    Array.from({ length: columns }, (_, column) => Math.round(Math.max(0, wave(row, column)) ** 4 * 20) / 10),
  );
}

/** The tree of rows as the server makes it. */
export function tree(rows: readonly (readonly number[])[]): HeatMapTree {
  const distances = euclideanDistances(rows);
  const merges = averageLinkage(distances, rows.length);
  return { merges, order: optimalLeafOrder(merges, distances) };
}

const turned = (rows: readonly (readonly number[])[]) => rows[0].map((_, column) => rows.map((row) => row[column]));

/** A clustered heat map of so many analyses and lists. */
export function clustered(rows: number, columns: number): HeatMapData {
  const cells = values(rows, columns);
  return {
    rows: cells.map((_, row) => [`AT${(row % 5) + 1}G${10000 + row * 10}`, `analysis ${row + 1}`]),
    columns: cells[0].map((_, column) => [`Cluster_${column + 1} (bZIP)`]),
    values: cells,
    rowTree: tree(cells),
    columnTree: tree(turned(cells)),
  };
}

export const table: HeatMapTable = {
  headers: ['Index', 'Gene ID', 'Filter', 'No. Targets', 'Gene Name', 'Analysis ID'],
  rows: [
    ['A', 'AT4G24020', '', '2431', 'NLP7', '22'],
    ['B', 'AT5G65210', 'log2fc>1 and pvalue<0.05', '62', 'TGA1', '7'],
  ],
};

const small: HeatMapData = {
  rows: [['A  NLP7'], ['B  TGA1']],
  columns: [['Nitrogen by time (1658)'], ['Shoot (120)'], ['Root (88)']],
  values: [
    [41.2, 0, 3.1],
    [2.5, NaN, 8],
  ],
};

interface HeatMapCase {
  readonly name: string;
  readonly data: HeatMapData;
  readonly options: HeatMapFigureOptions;
}

const valueName = '-log10 p (Bonferroni)';

/** Every picture of the heat map that is kept for review; the gallery shows the same list. */
export const heatMapCases: readonly HeatMapCase[] = [
  { name: 'heat-small', data: small, options: { width: 640, valueName } },
  {
    name: 'heat-standalone',
    data: { ...clustered(2, 3), rows: small.rows, columns: small.columns, table },
    options: { width: 640, valueName, title: 'Enrichment of 3 target lists in the targets of 2 analyses' },
  },
  {
    name: 'heat-texts',
    data: { ...small, texts: { name: 'fold', at: (row, column) => String(1.48 + row - column / 2) } },
    options: { width: 640, valueName },
  },
  { name: 'heat-clustered', data: clustered(9, 14), options: { width: 720, valueName } },
  { name: 'heat-bounded', data: small, options: { width: 640, valueName, lower: 1, upper: 10 } },
  { name: 'heat-empty', data: { rows: [], columns: [], values: [] }, options: { width: 640, valueName } },
];

/** Pictures that are too large to be kept: only their layout is tested, and the gallery shows them. */
export const largeHeatMaps: readonly HeatMapCase[] = [
  { name: 'heat-80-by-470', data: clustered(80, 470), options: { width: 1200, valueName } },
  { name: 'heat-470-by-80', data: clustered(470, 80), options: { width: 900, valueName } },
];
