import { foldInterval } from '@trellis/core/views';
import { describe, expect, it } from 'vitest';
import { sets, term } from '../../../../core/test/testedTerms.ts';
import { functionsWith } from '../../../src/views/functions/table.ts';

const { headings, rowsOf } = functionsWith();

describe('the rows of tested functions', () => {
  it('are one per term and gene set, with k, n, K, P, fold and both p-values', () => {
    const rows = [...rowsOf({ sets, terms: [term], alpha: 0.1 })];
    expect(rows.map((row) => row.length)).toEqual([headings.length, headings.length]);
    expect(rows[0].slice(0, 12)).toEqual([
      'GO:1',
      'growth',
      'BP',
      'All genes of the result',
      null,
      null,
      null,
      4,
      20,
      10,
      100,
      2,
    ]);
    const [low, high, ...ps] = rows[0].slice(12).map(Number);
    expect([low, high]).toEqual(foldInterval(4, 10, 2).map((end) => expect.closeTo(end, 12)));
    expect(ps).toEqual([0.01, 0.1]);
    expect(rows[1].slice(3, 7)).toEqual(['ONE · DAP · 7', '7', 'G1', 'ONE']);
  });

  it('have the test by degrees in further columns, empty for the set that has none', () => {
    const degrees = { expected: [NaN, 1.25], pLog10: [NaN, -1], adjustedLog10: [NaN, -0.5] };
    const corrected = functionsWith('both');
    const rows = [...corrected.rowsOf({ sets, terms: [{ ...term, degrees }], alpha: 0.1 })];
    expect(corrected.headings.slice(headings.length)).toEqual([
      'expected_degrees',
      'fold_degrees',
      'fold_degrees_low',
      'fold_degrees_high',
      'p_degrees',
      'adjusted_p_degrees',
    ]);
    expect(rows[0].slice(headings.length)).toEqual([null, null, null, null, null, null]);
    expect(rows[1].slice(headings.length, headings.length + 2)).toEqual([1.25, term.k[1] / 1.25]);
    expect(Number(rows[1].at(-2))).toBeCloseTo(0.1, 12);
  });

  it('leave out gene sets without a gene of the term', () => {
    expect([...rowsOf({ sets, terms: [{ ...term, k: [0, 0] }], alpha: 1 })]).toEqual([]);
  });

  it('are those of the sets in which a term is enriched, on demand', () => {
    const rows = [...rowsOf({ sets, terms: [term], alpha: 0.1, onlyEnriched: true })];
    expect(rows.map((row) => row[3])).toEqual(['All genes of the result']);
    expect([...rowsOf({ sets, terms: [term], alpha: 0.01, onlyEnriched: true })]).toEqual([]);
  });
});
