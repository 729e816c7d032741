import { describe, expect, it } from 'vitest';
import { foldAt, foldRow } from '../../src/views/foldRow.ts';

describe('the folds of a row of tests', () => {
  const row = foldRow([
    { hits: 20, sample: 100, marked: 50, population: 1000 },
    { hits: 0, sample: 0, marked: 50, population: 1000 },
    undefined,
  ]);

  it('are observed over expected, with the interval of Wilson of the smaller set', () => {
    // scipy.stats.binomtest(20, 50).proportion_ci(method='wilsoncc'): 0.267..., 0.547...; times 50 over 5
    const { low, high, ...figures } = foldAt(row, 0);
    expect(figures).toEqual({ common: 20, expected: 5, fold: 4 });
    expect(low).toBeCloseTo(2.6732931528, 8);
    expect(high).toBeCloseTo(5.4795157363, 8);
  });

  it('are null where nothing is expected, and where there is no test', () => {
    expect(foldAt(row, 1)).toEqual({ common: 0, expected: 0, fold: null, low: null, high: null });
    expect(foldAt(row, 2)).toEqual({ common: null, expected: null, fold: null, low: null, high: null });
  });
});
