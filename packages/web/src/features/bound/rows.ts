import { writePValue, type BoundRegulated } from '@trellis/core';
import { edgeColors } from '@trellis/figures';

export type BoundRow = BoundRegulated['rows'][number];
type Directions = BoundRow['both'];

/** `NLP7 (AT4G24020)`, or the id alone. */
export const tfName = ({ tf, symbol }: Pick<BoundRow, 'tf' | 'symbol'>): string =>
  symbol ? `${symbol} (${tf})` : tf;

/** Number of genes in all directions together. */
export const sumOf = ({ induced, repressed, other }: Directions): number => induced + repressed + other;

/** Labels of the analyses behind a row, one per line. */
export const analysisLabels = (infos: BoundRow['binding']): string => infos.map(({ label }) => label).join('\n');

interface Direction {
  readonly key: keyof Directions;
  readonly name: string;
  /** Name in the file. */
  readonly csvName: string;
  readonly color: string;
}

/** Directions in the order of the table. */
export const directions: readonly Direction[] = [
  { key: 'induced', name: 'induced', csvName: 'induced', color: edgeColors.INDUCED },
  { key: 'repressed', name: 'repressed', csvName: 'repressed', color: edgeColors.REPRESSED },
  { key: 'other', name: 'direction unknown', csvName: 'undirected', color: edgeColors.EXPRESSION },
];

/** The table as rows of a CSV file, the header first. */
export function boundRows({ rows, population, correction, sets, universe }: BoundRegulated) {
  const split = (set: string) => directions.map(({ csvName }) => `${set} ${csvName}`);
  const head = [
    'gene_id',
    'gene_name',
    'binding analyses',
    'expression analyses',
    'bound only',
    ...split('regulated only'),
    ...split('bound and regulated'),
    'expected in common',
    'fold enrichment',
    'p',
    `p (${correction})`,
    'genes drawn from',
    'sets',
    'universe',
  ];
  const cells = rows.map((row) => [
    row.tf,
    row.symbol,
    row.binding.map(({ analysis_id }) => analysis_id).join(' '),
    row.expression.map(({ analysis_id }) => analysis_id).join(' '),
    row.bound,
    ...directions.map(({ key }) => row.regulated[key]),
    ...directions.map(({ key }) => row.both[key]),
    row.expected,
    row.fold,
    writePValue(row.pLog10),
    writePValue(row.adjustedLog10),
    population,
    sets,
    universe,
  ]);
  return [head, ...cells];
}
