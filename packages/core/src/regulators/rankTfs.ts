import { groupBy } from '../groupBy.ts';
import { comparedScore, meanRanks } from '../stats/meanRanks.ts';
import { evidenceKinds, networkKind, type EvidenceKind } from './evidenceKind.ts';
import { scoreOf, type SetTest } from './testSets.ts';

/** The best set of a TF within one kind of evidence. */
export interface KindRank<Source> {
  /** 1 is best; ties share their mean. */
  readonly rank: number;
  /** Number of TFs in the kind. */
  readonly of: number;
  readonly best: SetTest<Source>;
}

/** A TF with its combined rank. */
export interface RankedTf<AnalysisSource, Network> {
  /** Gene index. */
  readonly tf: number;
  /** Place among all TFs with an analysis, from 1. */
  readonly rank: number;
  /** Mean over the three kinds of rank / TFs in the kind; 0.5 for a kind without an analysis of the TF. */
  readonly score: number;
  /** Natural logarithm of the smallest p-value of its analyses. */
  readonly logP: number;
  readonly kinds: Readonly<Partial<Record<EvidenceKind, KindRank<AnalysisSource>>>>;
  /** Shown, and not ranked in. */
  readonly network: KindRank<Network> | undefined;
}

/** The word in an answer for each kind of a TF. */
export const kindsOf = <A, N>({ kinds, network }: RankedTf<A, N>): [string, KindRank<A> | KindRank<N>][] => [
  ...evidenceKinds.flatMap((kind): [string, KindRank<A>][] => {
    const found = kinds[kind];
    return found ? [[kind, found]] : [];
  }),
  ...(network ? [[networkKind, network] satisfies [string, KindRank<N>]] : []),
];

/** How the sets are told apart. */
interface Ranking<AnalysisSource, Network> {
  readonly kindOf: (source: AnalysisSource) => EvidenceKind;
  /** Order of two analyses, and of two networks, whose scores and p-values are equal. */
  readonly compareAnalyses: (a: AnalysisSource, b: AnalysisSource) => number;
  readonly compareNetworks: (a: Network, b: Network) => number;
}

/**
 * Ranks TFs by the best analysis of each kind, and over all kinds. Ties of the combined rank: smallest p-value, then id.
 */
export function rankTfs<AnalysisSource, Network>(
  {
    analyses,
    networks,
  }: { readonly analyses: readonly SetTest<AnalysisSource>[]; readonly networks: readonly SetTest<Network>[] },
  { kindOf, compareAnalyses, compareNetworks }: Ranking<AnalysisSource, Network>,
): RankedTf<AnalysisSource, Network>[] {
  const byKind = groupBy(analyses, ({ set }) => kindOf(set.source));
  const kinds = evidenceKinds.map((kind) => [kind, rankKind(byKind.get(kind) ?? [], compareAnalyses)] as const);
  const ofNetworks = rankKind(networks, compareNetworks);
  const combined = [...groupBy(analyses, ({ set }) => set.tf)].map(([tf, tests]) => {
    const own = kinds.flatMap(([kind, ranks]) => {
      const found = ranks.get(tf);
      return found ? [[kind, found] as const] : [];
    });
    return {
      tf,
      score: combinedScore(own.map(([, found]) => found)),
      logP: tests.reduce((smallest, { logP }) => Math.min(smallest, logP), 0),
      kinds: Object.fromEntries(own),
      network: ofNetworks.get(tf),
    };
  });
  return combined
    .sort((a, b) => comparedScore(a.score) - comparedScore(b.score) || compareLogs(a.logP, b.logP) || a.tf - b.tf)
    .map((tf, i) => ({ ...tf, rank: i + 1 }));
}

/** Like a - b, but two infinities are equal. */
const compareLogs = (a: number, b: number): number => (a < b ? -1 : a > b ? 1 : 0);

function combinedScore(ranks: readonly { readonly rank: number; readonly of: number }[]): number {
  const sum = ranks.reduce((total, { rank, of }) => total + rank / of, 0);
  return (sum + 0.5 * (evidenceKinds.length - ranks.length)) / evidenceKinds.length;
}

/** The best set of each TF of one kind, with its rank. */
function rankKind<Source>(
  tests: readonly SetTest<Source>[],
  compareSources: (a: Source, b: Source) => number,
): ReadonlyMap<number, KindRank<Source>> {
  const best = [...groupBy(tests, ({ set }) => set.tf)].map(([tf, own]) => {
    const [first] = own.toSorted((a, b) => compareTests(a, b) || compareSources(a.set.source, b.set.source));
    return { tf, best: first };
  });
  const ranks = meanRanks(best.map(({ best: test }) => scoreOf(test)));
  return new Map(best.map(({ tf, best: test }, i) => [tf, { rank: ranks[i], of: best.length, best: test }]));
}

/** Order of tests: largest score, then smallest p-value. */
export const compareTests = (a: SetTest<unknown>, b: SetTest<unknown>): number =>
  comparedScore(scoreOf(b)) - comparedScore(scoreOf(a)) || compareLogs(a.logP, b.logP);
