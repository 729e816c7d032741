import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bitsetOf, countBits, countCommon } from '../../src/dataset/index.ts';
import {
  nullStatistics,
  overlapScore,
  scoreNullLists,
  specificity,
  weighNulls,
  type NullSet,
} from '../../src/regulators/index.ts';
import { atLeast } from '../naiveStatistics.ts';
import { expressionNull, listNull, rangeOf, setOf } from './sets.ts';

/** Mean and standard deviation of a hypergeometric number of hits, from its whole distribution. */
function momentsOf({ K, n, N }: { readonly K: number; readonly n: number; readonly N: number }) {
  const more = (hits: number) => (hits > n ? 0 : atLeast({ hits, sample: n, marked: K, population: N }));
  const shares = Array.from({ length: n + 1 }, (_, hits) => more(hits) - more(hits + 1));
  const mean = shares.reduce((sum, share, hits) => sum + share * hits, 0);
  return { mean, sd: Math.sqrt(shares.reduce((sum, share, hits) => sum + share * (hits - mean) ** 2, 0)) };
}

describe('the z-score of an overlap', () => {
  it.each([
    { k: 10, K: 30, n: 40, N: 110 },
    { k: 0, K: 5, n: 5, N: 10 },
    { k: 7, K: 12, n: 9, N: 30 },
  ])('counts standard deviations from the hypergeometric mean: $k of $n', ({ k, ...sets }) => {
    const { mean, sd } = momentsOf(sets);
    expect(overlapScore({ k, ...sets })).toBeCloseTo((k - mean) / sd, 9);
  });

  it('is 0 for what chance gives, and where only one overlap is possible', () => {
    expect(overlapScore({ k: 5, K: 10, n: 10, N: 20 })).toBe(0);
    expect(overlapScore({ k: 5, K: 20, n: 5, N: 20 })).toBe(0);
    expect(overlapScore({ k: 5, K: 5, n: 20, N: 20 })).toBe(0);
    expect(overlapScore({ k: 1, K: 1, n: 1, N: 1 })).toBe(0);
  });

  it('is largest for a set that is the list, of all sets of any size (property)', () => {
    const sizes = fc
      .integer({ min: 2, max: 60 })
      .chain((N) =>
        fc.record({ N: fc.constant(N), n: fc.integer({ min: 1, max: N - 1 }), K: fc.integer({ min: 0, max: N }) }),
      );
    fc.assert(
      fc.property(sizes, fc.nat(60), ({ N, n, K }, at) => {
        const least = Math.max(0, K + n - N);
        const k = least + (at % (Math.min(K, n) - least + 1));
        expect(overlapScore({ k, K, n, N })).toBeLessThanOrEqual(overlapScore({ k: n, K: n, n, N }) + 1e-9);
      }),
    );
  });
});

describe('scores with null lists', () => {
  const size = 40;
  const genes = fc.uniqueArray(fc.nat(size - 1), { minLength: 1 }).map((members) => bitsetOf(size, members));

  it('are those of every pair (property)', () => {
    fc.assert(
      fc.property(fc.array(genes, { maxLength: 5 }), fc.array(genes, { maxLength: 5 }), (targets, lists) => {
        const sets = targets.map((own, i) => setOf(i, i, own));
        const nulls = lists.map((own) => ({ genes: own, size: countBits(own) }));
        const naive = sets.map(({ targets: own, size: K }) =>
          nulls.map((list) => overlapScore({ k: countCommon(own, list.genes), K, n: list.size, N: size })),
        );
        expect(scoreNullLists(sets, nulls, size).map(({ nullScores }) => [...nullScores])).toEqual(naive);
      }),
    );
  });

  it('have a weighted mean and standard deviation without the expression analyses of the own TF', () => {
    const nulls = { weights: Float64Array.of(1, 1, 0.5, 0.5, 1), tfs: Int32Array.of(-1, -1, 7, 7, 8) };
    const nullScores = Float64Array.of(1, 3, 2, 6, 1000);
    // Of TF 8: (1 + 3 + 1 + 3) / 3 = 8/3, and (1 (5/3)² + 1 (1/3)² + 0.5 (2/3)² + 0.5 (10/3)²) / 3 = 26/9.
    const { m, s } = nullStatistics({ tf: 8, nullScores }, nulls);
    expect(m).toBeCloseTo(8 / 3, 12);
    expect(s).toBeCloseTo(Math.sqrt(26 / 9), 12);
    expect(nullStatistics({ tf: 7, nullScores: Float64Array.of(1, 3, 99, 99, 5) }, nulls).m).toBeCloseTo(3, 12);
  });

  it('give the specificity of a z-score', () => {
    expect(specificity(5, { m: 3, s: 2 })).toBeCloseTo(1, 8);
    expect(specificity(5, { m: 5, s: 0 })).toBe(0);
  });
});

describe('weights of null lists', () => {
  const size = 200;
  const nulls: NullSet[] = [
    listNull('own', rangeOf(size, 0, 30)),
    listNull('other', rangeOf(size, 100, 140)),
    expressionNull({ id: 4, tf: 1 }, rangeOf(size, 50, 90)),
    expressionNull({ id: 5, tf: 1 }, rangeOf(size, 60, 100)),
    expressionNull({ id: 6, tf: 2 }, rangeOf(size, 5, 40)),
    expressionNull({ id: 7, tf: 3 }, rangeOf(size, 90, 130)),
  ];

  it('are 1 for a list, and shared by the expression analyses of a TF; repeated ones have none', () => {
    const weighed = weighNulls(nulls, rangeOf(size, 0, 30));
    expect([...weighed.weights]).toEqual([0, 1, 0.5, 0.5, 0, 1]);
    expect(weighed).toMatchObject({ lists: 1, analyses: 3, analysisTfs: 2, areEnough: false });
    expect(weighed.repeated).toEqual([nulls[0], nulls[4]]);
  });

  it('are as if the data set had no expression analysis of a TF that is left out', () => {
    const weighed = weighNulls(nulls, rangeOf(size, 0, 30), 2);
    expect([...weighed.weights]).toEqual([0, 1, 0.5, 0.5, 0, 1]);
    expect(weighed.repeated).toEqual([nulls[0]]);
  });

  it.each([
    [7, true],
    [6, false],
  ])('with %d lists and three TFs of expression analyses are enough: %s', (count, isEnough) => {
    const lists = Array.from({ length: count }, (_, i) => listNull(`list ${i}`, rangeOf(size, 100, 140)));
    expect(weighNulls([...lists, ...nulls.slice(2)], rangeOf(size, 190, 200)).areEnough).toBe(isEnough);
  });
});
