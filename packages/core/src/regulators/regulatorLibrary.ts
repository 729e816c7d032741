import type { Bitset } from '../dataset/bitset.ts';
import { countBits } from '../dataset/bitset.ts';
import type { Analysis } from '../dataset/dataset.ts';
import { nullListsWithin, type NullList, type SizedNullList } from './nullLists.ts';
import { scoreNullLists, type NullScores } from './nullScores.ts';
import { setsWithin, type TargetSet, type TestedSet } from './targetSets.ts';

/** Target sets to test lists against, and null lists. */
export interface RegulatorSets {
  readonly analyses: readonly TargetSet<Analysis>[];
  /** One set per target network and source; `source` is the name of the network. */
  readonly networks: readonly TargetSet<string>[];
  readonly nullLists: readonly NullList[];
}

/** A library within a universe, with what does not depend on the tested list. */
export interface RegulatorLibrary {
  readonly universe: Bitset;
  readonly N: number;
  readonly analyses: readonly TestedSet<Analysis>[];
  readonly analysisNulls: NullScores;
  readonly networks: readonly TestedSet<string>[];
  readonly networkNulls: NullScores;
  readonly nullLists: readonly SizedNullList[];
}

/**
 * Cuts a library to a universe and scores it against the null lists. Made once for all lists that are tested in it: about
 * 100 ms for 721 analyses, 961 network sets and 64 null lists.
 */
export function regulatorLibrary(sets: RegulatorSets, universe: Bitset): RegulatorLibrary {
  const N = countBits(universe);
  const analyses = setsWithin(sets.analyses, universe);
  const networks = setsWithin(sets.networks, universe);
  const nullLists = nullListsWithin(sets.nullLists, universe);
  return {
    universe,
    N,
    analyses,
    analysisNulls: scoreNullLists(analyses, nullLists, N),
    networks,
    networkNulls: scoreNullLists(networks, nullLists, N),
    nullLists,
  };
}
