import type { CsvValue } from '../formats/csv.ts';
import type { VersionDifference } from './compareVersions.ts';

/** The tables of a difference that can be saved. */
export const differenceParts = ['analyses', 'genes'] as const;

export type DifferencePart = (typeof differenceParts)[number];

/** Writes a table of a difference: a row per analysis or gene that differs, below a header. */
export const differenceTable = (difference: VersionDifference, part: DifferencePart): CsvValue[][] =>
  part === 'analyses' ? analysesTable(difference) : genesTable(difference);

const analysesHeader = [
  'change',
  'tf',
  'symbol',
  'analysis',
  'name',
  'filter',
  'edges_before',
  'edges_after',
  'edges_gained',
  'edges_lost',
  'edges_with_other_values',
  'metadata',
];

const analysesTable = ({ analyses }: VersionDifference): CsvValue[][] => [
  analysesHeader,
  ...analyses.map(({ change, tf, symbol, id, name, filter, before, after, gained, lost, revalued, metadata }) => [
    ...[change, tf, symbol, id, name, filter, before, after, gained, lost, revalued],
    metadata.map((one) => `${one.key}: ${one.before ?? 'none'} -> ${one.after ?? 'none'}`).join('; '),
  ]),
];

const genesTable = ({ genes }: VersionDifference): CsvValue[][] => [
  ['change', 'gene', 'symbol', 'edges'],
  ...genes.map(({ change, id, symbol, edges }) => [change, id, symbol, edges]),
];
