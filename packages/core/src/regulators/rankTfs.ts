import * as maths from '../maths/index.ts';
import type { Bitset } from '../dataset/bitset.ts';
import { groupBy } from '../groupBy.ts';
import { comparedScore } from '../stats/meanRanks.ts';
import { countTargeted } from './countTargeted.ts';
import { networkKind } from './evidenceKind.ts';
import { compareLogs, rankKind, smallestLogP, type KindRank } from './rankKind.ts';
import type { SetTest } from './testSets.ts';

/** A TF with its place in the ranking. */
export interface RankedTf<AnalysisSource, Network> {
  /** Gene index. */
  readonly tf: number;
  /** Place among all TFs with an analysis, from 1. */
  readonly rank: number;
  /** Whether the adjusted p-value of any of its analyses is below 0.05. These TFs come first, by rising score. */
  readonly isSignificant: boolean;
  /**
   * 1 - (1 - r)^q: the chance that the best of q uniform ranks is r or less, where r is the smallest (rank - 1/2) / TFs over the
   * q kinds of evidence of the TF.
   */
  readonly score: number;
  /** 1 - (1 - p)^a of the smallest p-value of its a analyses: orders the TFs that are not significant. */
  readonly pTf: number;
  /** Natural logarithms of the smallest p-value and adjusted p-value of its analyses. */
  readonly logP: number;
  readonly logAdjusted: number;
  /** Number of its analyses, and of the genes of the list that any of them targets. */
  readonly analyses: number;
  readonly inList: number;
  /** By the label of each kind of evidence, in their order. */
  readonly kinds: Readonly<Record<string, KindRank<AnalysisSource>>>;
  /** Shown, and not ranked in. */
  readonly network: KindRank<Network> | undefined;
}

/** The word in an answer for each kind of a TF. */
export const kindsOf = <A, N>({ kinds, network }: RankedTf<A, N>): [string, KindRank<A> | KindRank<N>][] => [
  ...Object.entries(kinds),
  ...(network ? [[networkKind, network] satisfies [string, KindRank<N>]] : []),
];

/** The tests of one list. */
interface ListTests<AnalysisSource, Network> {
  /** The list within the universe. */
  readonly genes: Bitset;
  readonly analyses: readonly SetTest<AnalysisSource>[];
  readonly networks: readonly SetTest<Network>[];
}

/** How the sets are told apart. */
interface Ranking<AnalysisSource, Network> {
  /** Labels of the kinds of evidence, in the order in which they are shown. */
  readonly kinds: readonly string[];
  readonly kindOf: (source: AnalysisSource) => string;
  /** Order of two analyses, and of two networks, whose scores and p-values are equal. */
  readonly compareAnalyses: (a: AnalysisSource, b: AnalysisSource) => number;
  readonly compareNetworks: (a: Network, b: Network) => number;
}

/** Adjusted p-value below which a TF is significant. */
const significantBelow = 0.05;

/**
 * Ranks TFs: first the significant ones by the best rank that any kind of evidence gives them, corrected for the number of kinds
 * (ties: smallest p-value); then the others by their p-value, corrected for the number of analyses. Further ties: most genes of
 * the list, then id.
 */
export function rankTfs<AnalysisSource, Network>(
  { genes, analyses, networks }: ListTests<AnalysisSource, Network>,
  { kinds: labels, kindOf, compareAnalyses, compareNetworks }: Ranking<AnalysisSource, Network>,
): RankedTf<AnalysisSource, Network>[] {
  const byKind = groupBy(analyses, ({ set }) => kindOf(set.source));
  const kinds = labels.map((kind) => [kind, rankKind(byKind.get(kind) ?? [], genes, compareAnalyses)] as const);
  const ofNetworks = rankKind(networks, genes, compareNetworks);
  return [...groupBy(analyses, ({ set }) => set.tf)]
    .map(([tf, tests]) => {
      const ranked = kinds.flatMap(([kind, ranks]) => {
        const found = ranks.get(tf);
        return found ? [[kind, found] as const] : [];
      });
      const ranks = ranked.map(([, found]) => found);
      return {
        tf,
        ...summaryOf(tests, genes),
        score: scoreOfRanks(ranks),
        kinds: Object.fromEntries(ranked),
        network: ofNetworks.get(tf),
      };
    })
    .sort(compareTfs)
    .map((tf, i) => ({ ...tf, rank: i + 1 }));
}

function summaryOf(tests: readonly SetTest<unknown>[], genes: Bitset) {
  const logP = smallestLogP(tests);
  const logAdjusted = tests.reduce((smallest, test) => Math.min(smallest, test.logAdjusted), 0);
  return {
    logP,
    logAdjusted,
    isSignificant: maths.exp(logAdjusted) < significantBelow,
    pTf: -maths.expm1(tests.length * maths.log1p(-maths.exp(logP))),
    analyses: tests.length,
    inList: countTargeted(
      tests.map(({ set }) => set),
      genes,
    ),
  };
}

function scoreOfRanks(ranks: readonly Pick<KindRank<unknown>, 'rank' | 'of'>[]): number {
  const smallest = Math.min(...ranks.map(({ rank, of }) => (rank - 0.5) / of));
  return 1 - maths.pow(1 - smallest, ranks.length);
}

type Unranked = Omit<RankedTf<unknown, unknown>, 'rank'>;

function compareTfs(a: Unranked, b: Unranked): number {
  if (a.isSignificant !== b.isSignificant) return a.isSignificant ? -1 : 1;
  const order = a.isSignificant
    ? comparedScore(a.score) - comparedScore(b.score) || compareLogs(a.logP, b.logP)
    : comparedScore(a.pTf) - comparedScore(b.pTf);
  return order || b.inList - a.inList || a.tf - b.tf;
}
