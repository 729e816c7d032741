import { describe, expect, it } from 'vitest';
import { bitsetOf, countBits, countCommon, fullBitset } from '../../src/dataset/index.ts';
import { correctLogPValues, logHypergeometricTails, seededRandom } from '../../src/stats/index.ts';
import { pairsOf } from '../../src/views/index.ts';
import { degreeModelOf } from '../../src/degrees/degreeModel.ts';
import { degreeSet, degreeUniverse, testOverlap } from '../../src/degrees/overlapByDegrees.ts';

/**
 * 120 binding sets of TFs that have nothing to do with each other: each gene is in a set by chance, but some genes are in most
 * sets, as in real data. A third of the sets are large.
 */
const [geneCount, setCount] = [2000, 120];
const random = seededRandom('binding sets of unrelated TFs');
const sets = Array.from({ length: setCount }, (_, set) => {
  const y = set % 3 === 0 ? 1.5 : 0.3;
  const isIn = (gene: number) => {
    const odds = y * 6 * (1 - gene / geneCount) ** 4;
    return random.next() < odds / (1 + odds);
  };
  return bitsetOf(geneCount, Array.from({ length: geneCount }, (_gene, i) => i).filter(isIn)); // oxfmt-ignore
});
const universe = fullBitset(geneCount);
const within = degreeUniverse({ binding: degreeModelOf(sets, universe), expression: null }, universe);
const ready = sets.map((genes) => degreeSet(within, { expression: false, genes }));
const pairs = [...pairsOf(setCount)].map(([a, b]) => {
  const hits = countCommon(sets[a], sets[b]);
  const test = testOverlap(within, [ready[a], ready[b]], hits);
  if (!test) throw new Error('no test');
  const draw = { hits, sample: countBits(sets[a]), marked: countBits(sets[b]), population: geneCount };
  return { uniform: logHypergeometricTails(draw).greater, degrees: test.greater, fold: hits / test.expected };
});

const shareBelow = (logs: readonly number[], alpha: number): number =>
  logs.filter((log) => log < Math.log(alpha)).length / logs.length;
const adjusted = (model: 'uniform' | 'degrees'): readonly number[] =>
  Array.from(
    correctLogPValues(
      pairs.map((pair) => pair[model]),
      'bonferroni',
    ),
  );

describe('pairs of unrelated sets that share hubs', () => {
  it('are significant for at most 5 % by degrees, and for most with equal chances', () => {
    expect(shareBelow(adjusted('degrees'), 0.05)).toBeLessThanOrEqual(0.05);
    expect(shareBelow(adjusted('uniform'), 0.05)).toBeGreaterThan(0.8);
  });

  it('have p-values by degrees that are not too small: the model draws sizes too, so it is on the safe side', () => {
    const logs = pairs.map(({ degrees }) => degrees);
    for (const alpha of [0.01, 0.05, 0.2]) expect(shareBelow(logs, alpha)).toBeLessThanOrEqual(alpha);
  });

  it('are as many as degrees expect on average', () => {
    const mean = pairs.reduce((sum, { fold }) => sum + fold, 0) / pairs.length;
    expect(mean).toBeGreaterThan(0.97);
    expect(mean).toBeLessThan(1.03);
  });
});
