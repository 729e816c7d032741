import type { Bitset } from '../dataset/bitset.ts';
import { groupBy } from '../groupBy.ts';
import { comparedScore, meanRanks } from '../stats/meanRanks.ts';
import { countTargeted } from './countTargeted.ts';
import { scoreOf, type SetTest } from './testSets.ts';

/** What one kind of evidence says about a TF. */
export interface KindRank<Source> {
  /** By the best set of each TF; 1 is best, and ties share their mean. */
  readonly rank: number;
  /** Number of TFs in the kind. */
  readonly of: number;
  readonly best: SetTest<Source>;
  /** Number of the sets of the TF in the kind. */
  readonly analyses: number;
  /** Natural logarithm of the smallest p-value of these. */
  readonly logP: number;
  /** Number of genes of the list that any of these holds. */
  readonly inList: number;
}

/** Ranks the TFs of one kind of evidence for a list (`genes`) by their best sets. */
export function rankKind<Source>(
  tests: readonly SetTest<Source>[],
  genes: Bitset,
  compareSources: (a: Source, b: Source) => number,
): ReadonlyMap<number, KindRank<Source>> {
  const all = [...groupBy(tests, ({ set }) => set.tf)].map(([tf, ofTf]) => {
    const [best] = ofTf.toSorted((a, b) => compareTests(a, b) || compareSources(a.set.source, b.set.source));
    const sets = ofTf.map(({ set }) => set);
    return { tf, best, analyses: ofTf.length, logP: smallestLogP(ofTf), inList: countTargeted(sets, genes) };
  });
  const ranks = meanRanks(all.map(({ best }) => scoreOf(best)));
  return new Map(all.map(({ tf, ...kind }, i) => [tf, { rank: ranks[i], of: all.length, ...kind }]));
}

/** Order of tests: largest score, then smallest p-value. */
export const compareTests = (a: SetTest<unknown>, b: SetTest<unknown>): number =>
  comparedScore(scoreOf(b)) - comparedScore(scoreOf(a)) || compareLogs(a.logP, b.logP);

/** Like a - b, but two infinities are equal. */
export const compareLogs = (a: number, b: number): number => (a < b ? -1 : a > b ? 1 : 0);

/** Natural logarithm of the smallest p-value of tests; 0 without any. */
export const smallestLogP = (tests: readonly Pick<SetTest<unknown>, 'logP'>[]): number =>
  tests.reduce((smallest, { logP }) => Math.min(smallest, logP), 0);
