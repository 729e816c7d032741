import { countCommon, type Bitset } from '../dataset/bitset.ts';
import { correctLogPValues } from '../stats/correctLogPValues.ts';
import { logHypergeometricTail } from '../stats/logHypergeometricTail.ts';
import { nullStatistics, specificity, type NullStatistics, type ScoredSet } from './nullScores.ts';
import type { NullWeights } from './nullWeights.ts';
import { overlapScore } from './overlapScore.ts';
import type { TestedSet } from './targetSets.ts';

/** The test of one target set. */
export interface SetTest<Source> {
  readonly set: TestedSet<Source>;
  /** Targets in the list, targets in the universe, genes of the list in the universe. */
  readonly k: number;
  readonly K: number;
  readonly n: number;
  /** Natural logarithms of the p-value, and of the one corrected over all tested sets (Benjamini-Hochberg). */
  readonly logP: number;
  readonly logAdjusted: number;
  readonly z: number;
  /** Mean and standard deviation of z over the null lists, and the specificity score; null with too few null lists. */
  readonly m: number | null;
  readonly s: number | null;
  readonly h: number | null;
}

/** What ranks a set: h, or z when there are too few null lists for h. */
export const scoreOf = ({ h, z }: Pick<SetTest<unknown>, 'h' | 'z'>): number => h ?? z;

export interface TestedList {
  /** The genes of the list in the universe, and their number. */
  readonly genes: Bitset;
  readonly n: number;
  readonly N: number;
  /** The null lists that serve; undefined when they are too few. */
  readonly nulls: NullWeights | undefined;
}

/** Tests target sets against a list: hypergeometric tail (greater), z-score and specificity. Keeps the order. */
export function testSets<Source>(
  sets: readonly ScoredSet<Source>[],
  { genes, n, N, nulls }: TestedList,
): SetTest<Source>[] {
  const common = sets.map(({ targets }) => countCommon(targets, genes));
  const logs = sets.map(({ size }, i) =>
    logHypergeometricTail({ hits: common[i], sample: n, marked: size, population: N }, 'greater'),
  );
  const adjusted = correctLogPValues(logs, 'bh');
  return sets.map((set, i) => {
    const z = overlapScore({ k: common[i], K: set.size, n, N });
    const counts = { set, k: common[i], K: set.size, n };
    const test = { ...counts, logP: logs[i], logAdjusted: adjusted[i], z };
    return { ...test, ...hubCorrection(z, nulls && nullStatistics(set, nulls)) };
  });
}

const hubCorrection = (z: number, null_: NullStatistics | undefined) =>
  null_ ? { ...null_, h: specificity(z, null_) } : { m: null, s: null, h: null };
