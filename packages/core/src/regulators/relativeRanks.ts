import { meanRanks } from '../stats/meanRanks.ts';
import type { RegulatorLibrary } from './regulatorLibrary.ts';
import { testList, type ListToTest } from './testList.ts';

/** Rankings that the benchmark measures: the one that is shown, and by the smallest p-value alone. */
export const benchmarkScores = ['shown', 'p'] as const;
export type BenchmarkScore = (typeof benchmarkScores)[number];

/** The relative rank of a TF in each ranking: its rank over the number of ranked TFs. */
export type RelativeRanks = Readonly<Record<BenchmarkScore, number>>;

/** The relative ranks of all ranked TFs for a list, by gene index. */
export function relativeRanksOf(library: RegulatorLibrary, list: ListToTest): ReadonlyMap<number, RelativeRanks> {
  const { tfs } = testList(library, list);
  const byP = meanRanks(tfs.map(({ logP }) => -logP));
  return new Map(tfs.map(({ tf, rank }, i) => [tf, { shown: rank / tfs.length, p: byP[i] / tfs.length }]));
}
