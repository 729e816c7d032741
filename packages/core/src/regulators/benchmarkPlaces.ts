import { meanRanks } from '../stats/meanRanks.ts';
import type { RegulatorLibrary } from './regulatorLibrary.ts';
import { testList, type ListToTest } from './testList.ts';

/** Rankings that the benchmark measures: the one that is shown, and by the smallest p-value alone. */
export const benchmarkScores = ['shown', 'p'] as const;
export type BenchmarkScore = (typeof benchmarkScores)[number];

/** The place of a TF in each ranking: its rank over the number of ranked TFs. */
export type Places = Readonly<Record<BenchmarkScore, number>>;

/** The places of all ranked TFs for a list, by gene index. */
export function placesOf(library: RegulatorLibrary, list: ListToTest): ReadonlyMap<number, Places> {
  const { tfs } = testList(library, list);
  const byP = meanRanks(tfs.map(({ logP }) => -logP));
  return new Map(tfs.map(({ tf, rank }, i) => [tf, { shown: rank / tfs.length, p: byP[i] / tfs.length }]));
}
