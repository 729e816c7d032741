import { describe, expect, it } from 'vitest';
import { addBit, countBits, emptyBitset } from '../../src/dataset/index.ts';
import { testSets } from '../../src/regulators/index.ts';
import { logHypergeometricTail, seededRandom } from '../../src/stats/index.ts';
import { rangeOf, setOf } from './sets.ts';

const [N, n, lists] = [1000, 80, 1000];
const random = seededRandom('uniformity of the p-values of regulators');

/** A list of n different random genes. */
function randomList() {
  const genes = emptyBitset(N);
  while (countBits(genes) < n) addBit(genes, random.below(N));
  return genes;
}

/** Largest distance between the distribution of some values and the uniform one (Kolmogorov-Smirnov). */
function distanceFromUniform(values: readonly number[]): number {
  const rising = values.toSorted((a, b) => a - b);
  return Math.max(...rising.flatMap((value, i) => [(i + 1) / rising.length - value, value - i / rising.length]));
}

/** The distance that 1,000 uniform values exceed once in a thousand times (asymptotic Kolmogorov distribution). */
const critical = 1.95 / Math.sqrt(lists);

describe('p-values of random lists', () => {
  const sets = [20, 200, 500, 950].map((K, i) => setOf(i, i, rangeOf(N, 0, K)));
  const all = Array.from({ length: lists }, () => testSets(sets, { genes: randomList(), n, N, nulls: undefined }));

  it.each(sets.map(({ size }, i) => [size, i]))(
    'are uniform for %d targets: with the probability of the observed overlap shared at random, since they are discrete',
    (marked, set) => {
      const randomized = all.map((tests) => {
        const { k: hits, logP } = tests[set];
        const more = logHypergeometricTail({ hits: hits + 1, sample: n, marked, population: N }, 'greater');
        return Math.exp(more) + random.next() * (Math.exp(logP) - Math.exp(more));
      });
      expect(distanceFromUniform(randomized)).toBeLessThan(critical);
    },
  );

  it.each(sets.map(({ size }, i) => [size, i]))(
    'are never too small for %d targets: a share of at most alpha is below alpha',
    (_, set) => {
      const rising = all.map((tests) => Math.exp(tests[set].logP)).toSorted((a, b) => a - b);
      const excess = Math.max(...rising.map((p, i) => (i + 1) / lists - p));
      expect(excess).toBeLessThan(critical);
    },
  );
});
