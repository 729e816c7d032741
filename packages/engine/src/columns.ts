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
export const fold = shared('fold', 'Observed divided by expected', { unit: 'ratio' });
export const pValue = shared('p', 'p-value before correction', { unit: 'probability' });
export const adjustedP = shared('adjusted_p', 'p-value, corrected for multiple testing', { unit: 'probability' });
