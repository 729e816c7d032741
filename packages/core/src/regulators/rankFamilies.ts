import { compareTexts } from '../compareTexts.ts';
import type { TfFamilies } from '../dataset/ontology.ts';
import { groupBy } from '../groupBy.ts';
import { logHypergeometricTail } from '../stats/logHypergeometricTail.ts';

/** How the members of a TF family rank. */
export interface RankedFamily {
  readonly family: string;
  readonly bestRank: number;
  /** Gene index of the member with the best rank. */
  readonly bestTf: number;
  /** Members among the first TFs, members among all ranked TFs, number of first TFs, number of ranked TFs. */
  readonly k: number;
  readonly K: number;
  readonly n: number;
  readonly P: number;
  /** Natural logarithm of the hypergeometric tail. */
  readonly logP: number;
}

/** Number of best TFs among which families are counted. */
const firstTfs = 20;

/**
 * Tests each family for members among the first 20 of the ranked TFs, given in their order. A TF can have two families. Order:
 * best rank, then p-value, then name.
 */
export function rankFamilies({ names, starts, families }: TfFamilies, tfs: readonly number[]): RankedFamily[] {
  const [P, n] = [tfs.length, Math.min(firstTfs, tfs.length)];
  const members = tfs.flatMap((tf, i) =>
    Array.from(families.subarray(starts[tf], starts[tf + 1]), (family) => ({ family, tf, rank: i + 1 })),
  );
  return [...groupBy(members, ({ family }) => family)]
    .map(([family, [first, ...others]]) => {
      const k = [first, ...others].filter(({ rank }) => rank <= n).length;
      const K = 1 + others.length;
      const logP = logHypergeometricTail({ hits: k, sample: n, marked: K, population: P }, 'greater');
      return { family: names[family], bestRank: first.rank, bestTf: first.tf, k, K, n, P, logP };
    })
    .sort((a, b) => a.bestRank - b.bestRank || a.logP - b.logP || compareTexts(a.family, b.family));
}
