import type { FoldStatistics } from '@trellis/core/views';
import type { Column } from './table.ts';

/** Describes a column that several tables have. */
const shared =
  (name: string, meaning: string, about: Pick<Column<never>, 'unit' | 'isNumber'> = {}) =>
  <Row>(cell: Column<Row>['cell']): Column<Row> => ({ name, meaning, ...about, cell });

export const tfId = shared('tf', 'Gene id of the TF');
export const tfSymbol = shared('symbol', 'Symbol of the TF');
export const filter = shared('filter', 'Filter of the query on this analysis');
export const analysisId = shared('analysis_id', 'Id of the analysis', { isNumber: true });
export const analysisLabel = shared('analysis', 'Label of the analysis: the name that the user gave it, or its own');
export const expected = shared('expected', 'Number of genes that chance explains', { unit: 'genes' });
export const listHits = shared('k', 'Number of targets in the list', { unit: 'genes' });
export const listSize = shared('n', 'Number of genes of the list that could be drawn', { unit: 'genes' });
export const targetCount = shared('K', 'Number of targets that could be drawn', { unit: 'genes' });
export const population = shared('N', 'Number of genes that could be drawn', { unit: 'genes' });
export const listGenes = shared('genes', 'Ids of the k genes, separated by "/"');
export const kindOfEvidence = shared('kind', 'Kind of evidence');
export const fold = shared('fold', 'Observed divided by expected', { unit: 'ratio' });
export const foldLow = shared(
  'fold_low',
  "Lower end of the 95 % interval of the fold, Wilson's with continuity correction, of the shared part of the smaller set",
  {
    unit: 'ratio',
  },
);
export const foldHigh = shared('fold_high', 'Upper end of the 95 % interval of the fold', { unit: 'ratio' });
export const pValue = shared('p', 'p-value before correction', { unit: 'probability' });
export const adjustedP = shared('adjusted_p', 'p-value, corrected for multiple testing', { unit: 'probability' });

/** Columns of how strong an overlap is. */
export const foldColumns = [
  expected((row: FoldStatistics) => row.expected),
  fold((row: FoldStatistics) => row.fold),
  foldLow((row: FoldStatistics) => row.low),
  foldHigh((row: FoldStatistics) => row.high),
] as const;
