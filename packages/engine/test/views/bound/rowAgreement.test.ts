import { expect, it } from 'vitest';
import type { Comparison } from '../../../src/views/bound/compare.ts';
import { rowConclusion, rowVerdict } from '../../../src/views/bound/rowAgreement.ts';

const figures = { fold: 1.5, p: 1e-9, pLog10: -9, adjusted: 1e-8, adjustedLog10: -8 };
const row = {
  tf: 'AT1G00010',
  symbol: 'ALF',
  both: { induced: 10, repressed: 15, other: 5 },
  ...figures,
  expected: 15,
  degrees: { ...figures, expected: 20 },
  stronger: 2,
  others: 400,
} as Comparison['rows'][number];
const view = (sets: 'result' | 'analysis', selection: Comparison['selection']) =>
  ({ sets, universe: 'coding', population: 100, selection, rows: [row] }) as unknown as Comparison;

it('weighs the genes of a TF together, whatever their direction', () => {
  const tested = view('result', { query: false, lists: false });
  expect(rowVerdict(row, tested)).toBe('specific');
  expect(rowConclusion(row, tested)).toContain('33 % of the 30 genes are more than hubs and chance give');
});

it('concludes nothing from genes that the query or its lists have selected', () => {
  for (const selection of [
    { query: true, lists: false },
    { query: false, lists: true },
  ]) {
    expect(rowVerdict(row, view('result', selection))).toBeUndefined();
    expect(rowConclusion(row, view('result', selection))).toBe('');
    expect(rowVerdict(row, view('analysis', selection))).toBe('specific');
  }
});
