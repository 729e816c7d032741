import type { Column } from './table.ts';

/** Describes a column that several tables have. */
const shared =
  (name: string, meaning: string, unit?: string) =>
  <Row>(cell: Column<Row>['cell']): Column<Row> => ({ name, meaning, unit, cell });

export const tfId = shared('tf', 'Gene id of the TF');
export const tfSymbol = shared('symbol', 'Symbol of the TF');
export const filter = shared('filter', 'Filter of the query on this analysis');
export const analysisId = shared('analysis_id', 'Id of the analysis');
export const analysisLabel = shared('analysis', 'Label of the analysis: the name that the user gave it, or its own');
export const expected = shared('expected', 'Number of genes that chance explains', 'genes');
export const fold = shared('fold', 'Observed divided by expected', 'ratio');
export const pValue = shared('p', 'p-value before correction', 'probability');
export const adjustedP = shared('adjusted_p', 'p-value, corrected for multiple testing', 'probability');
