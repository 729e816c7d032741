import type { Bitset } from '../dataset/bitset.ts';
import { countBits } from '../dataset/bitset.ts';
import type { Analysis } from '../dataset/dataset.ts';
import { evidenceOf, type EvidenceKinds } from '../edition/evidence.ts';
import { nullSetsWithin, type NullList, type NullSet } from './nullLists.ts';
import { scoreNullLists, type ScoredSet } from './nullScores.ts';
import { setsWithin, type TargetSet } from './targetSets.ts';

/** Target sets to test lists against, and null lists. */
export interface RegulatorSets {
  readonly analyses: readonly TargetSet<Analysis>[];
  /** One set per target network and source; `source` is the name of the network. */
  readonly networks: readonly TargetSet<string>[];
  readonly nullLists: readonly NullList[];
  /** All analyses of the edition, whatever the library: the targets of its expression analyses are null lists. */
  readonly nullAnalyses: readonly Analysis[];
  /** The kinds of evidence that tell the analyses apart; absent: those that fit the edge types of all analyses. */
  readonly evidence?: EvidenceKinds;
}

/** A library within a universe, with what does not depend on the tested list. */
export interface RegulatorLibrary {
  readonly universe: Bitset;
  readonly N: number;
  readonly analyses: readonly ScoredSet<Analysis>[];
  readonly networks: readonly ScoredSet<string>[];
  readonly nulls: readonly NullSet[];
  readonly evidence: EvidenceKinds;
}

/**
 * Cuts a library to a universe and scores it against the null lists. Made once for all lists that are tested in it: about
 * 300 ms for 721 analyses, 961 network sets and 168 null lists.
 */
export function regulatorLibrary(sets: RegulatorSets, universe: Bitset): RegulatorLibrary {
  const N = countBits(universe);
  const nulls = nullSetsWithin(sets.nullLists, sets.nullAnalyses, universe);
  return {
    universe,
    N,
    analyses: scoreNullLists(setsWithin(sets.analyses, universe), nulls, N),
    networks: scoreNullLists(setsWithin(sets.networks, universe), nulls, N),
    nulls,
    evidence: sets.evidence ?? evidenceOf({}, sets.nullAnalyses),
  };
}
