import type { BoundRegulated } from '@trellis/contract';
import { edgeColors } from '@trellis/figures';
import { toCsv } from '../../ui/csv.ts';

export type Row = BoundRegulated['rows'][number];
type Directions = Row['both'];

/** `NLP7 (AT4G24020)`, or the id alone. */
export const nameOf = ({ tf, symbol }: Pick<Row, 'tf' | 'symbol'>): string => (symbol ? `${symbol} (${tf})` : tf);

export const sumOf = ({ induced, repressed, other }: Directions): number => induced + repressed + other;

/** Names of the analyses behind a row, one on a line. */
export const analysesOf = (infos: Row['binding']): string => infos.map(({ label }) => label).join('\n');

/** Directions in the order in which they are listed, with their colors. */
export const directions = [
  { key: 'induced', name: 'induced', color: edgeColors.INDUCED },
  { key: 'repressed', name: 'repressed', color: edgeColors.REPRESSED },
  { key: 'other', name: 'undirected', color: edgeColors.EXPRESSION },
] as const satisfies readonly { key: keyof Directions; name: string; color: string }[];

/** The table as a file. */
export function boundCsv({ rows, population, correction }: BoundRegulated): Blob {
  const split = (set: string) => directions.map(({ name }) => `${set} ${name}`);
  const head = [
    'gene_id',
    'gene_name',
    'binding analyses',
    'expression analyses',
    'bound only',
    ...split('regulated only'),
    ...split('bound and regulated'),
    'expected in common',
    'p',
    `p (${correction})`,
    'genes drawn from',
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
    row.p,
    row.adjusted,
    population,
  ]);
  return new Blob([toCsv([head, ...cells])], { type: 'text/csv;charset=utf-8' });
}
