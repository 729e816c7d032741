import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  bitsetOf,
  countBits,
  countCommon,
  nullStatistics,
  overlapScore,
  scoreNullLists,
  specificity,
} from '../../src/index.ts';
import { setOf } from './sets.ts';

describe('the z-score of an overlap', () => {
  it('is the log odds ratio over its standard error, with 0.5 in each count', () => {
    // log(10.5 * 50.5 / (20.5 * 30.5)) / sqrt(1/10.5 + 1/20.5 + 1/30.5 + 1/50.5), by hand in R
    const odds = (10.5 * 50.5) / (20.5 * 30.5);
    const error = Math.sqrt(1 / 10.5 + 1 / 20.5 + 1 / 30.5 + 1 / 50.5);
    expect(overlapScore({ k: 10, K: 30, n: 40, N: 110 })).toBeCloseTo(Math.log(odds) / error, 12);
  });

  it('is finite for empty counts, and 0 for what chance gives', () => {
    expect(overlapScore({ k: 0, K: 5, n: 5, N: 10 })).toBeLessThan(0);
    expect(overlapScore({ k: 5, K: 5, n: 5, N: 10 })).toBeGreaterThan(0);
    expect(overlapScore({ k: 5, K: 10, n: 10, N: 20 })).toBe(0);
  });
});

describe('scores with null lists', () => {
  const size = 40;
  const genes = fc.uniqueArray(fc.nat(size - 1), { minLength: 1 }).map((members) => bitsetOf(size, members));

  it('are those of every pair (property)', () => {
    fc.assert(
      fc.property(fc.array(genes, { maxLength: 5 }), fc.array(genes, { maxLength: 5 }), (targets, lists) => {
        const sets = targets.map((own, i) => setOf(i, i, own));
        const nulls = lists.map((own, i) => ({ name: `${i}`, genes: own, size: countBits(own) }));
        const naive = sets.flatMap(({ targets: own, size: K }) =>
          nulls.map((list) => overlapScore({ k: countCommon(own, list.genes), K, n: list.size, N: size })),
        );
        expect([...scoreNullLists(sets, nulls, size).scores]).toEqual(naive);
      }),
    );
  });

  it('have a mean and a standard deviation over the chosen lists', () => {
    const scores = { lists: 4, scores: Float64Array.of(0, 0, 0, 0, 1, 3, 100, 5) };
    expect(nullStatistics(scores, 1, [0, 1, 3])).toEqual({ m: 3, s: Math.sqrt(8 / 3) });
  });

  it('give the specificity of a z-score', () => {
    expect(specificity(5, { m: 3, s: 2 })).toBeCloseTo(1, 8);
    expect(specificity(5, { m: 5, s: 0 })).toBe(0);
  });
});
