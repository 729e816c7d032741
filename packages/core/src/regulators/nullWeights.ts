import type { Bitset } from '../dataset/bitset.ts';
import { groupBy } from '../groupBy.ts';
import { repeatsList, tfOf, type NullSet } from './nullLists.ts';

/** The null lists that serve for one tested list. */
export interface NullWeights {
  /** By null list: 1 for a predefined one, 1 / null lists of its TF for an expression analysis, 0 for one that does not serve. */
  readonly weights: Float64Array;
  /** Gene index of the TF of an expression analysis, by null list; -1 for a predefined one. */
  readonly tfs: Int32Array;
  /** Predefined lists, expression analyses and TFs of these that serve. */
  readonly lists: number;
  readonly analyses: number;
  readonly analysisTfs: number;
  /** Those of which more than half is in the tested list. */
  readonly repeated: readonly NullSet[];
  /** Whether these are enough for a mean and a standard deviation. */
  readonly areEnough: boolean;
}

/** Fewest predefined lists and TFs of expression analyses from which h is computed. */
const minNulls = 10;

/**
 * Weighs null lists for a tested list, so that a TF with many expression analyses counts once. The expression analyses of the
 * TF `leftOut` do not serve, as if the data set had none of them.
 */
export function weighNulls(nulls: readonly NullSet[], tested: Bitset, leftOut?: number): NullWeights {
  const there = nulls.map((each) => leftOut === undefined || tfOf(each) !== leftOut);
  const repeats = nulls.map((each, i) => there[i] && repeatsList(each, tested));
  const used = nulls.filter((_, i) => there[i] && !repeats[i]);
  const byTf = groupBy(used, (each) => tfOf(each) ?? -1);
  const lists = byTf.get(-1)?.length ?? 0;
  const analysisTfs = byTf.size - (lists > 0 ? 1 : 0);
  const tfs = Int32Array.from(nulls, (each) => tfOf(each) ?? -1);
  return {
    weights: Float64Array.from(nulls, (_, i) => {
      if (!there[i] || repeats[i]) return 0;
      return tfs[i] < 0 ? 1 : 1 / (byTf.get(tfs[i])?.length ?? 1);
    }),
    tfs,
    lists,
    analyses: used.length - lists,
    analysisTfs,
    repeated: nulls.filter((_, i) => repeats[i]),
    areEnough: lists + analysisTfs >= minNulls,
  };
}
