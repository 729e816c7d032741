import { writePValue, type FunctionRow } from '@trellis/core';
import { expectedIn } from './shownTerms.ts';

const head = ['term', 'name', 'aspect', 'k', 'n', 'K', 'P', 'expected', 'fold', 'p', 'padj', 'genes'];

/** Rows of a CSV file, the header first: every tested term with a gene of the list, its test and its genes. */
export const functionFileRows = (rows: readonly FunctionRow[]) => [
  head,
  ...rows.map((row) => [
    row.id,
    row.name,
    row.aspect,
    row.k,
    row.n,
    row.K,
    row.P,
    expectedIn(row),
    row.fold,
    writePValue(row.pLog10),
    writePValue(row.adjustedLog10),
    row.genes.join(' '),
  ]),
];
