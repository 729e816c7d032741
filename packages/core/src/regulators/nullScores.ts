import { forEachBit, type Bitset } from '../dataset/bitset.ts';
import { nextPlaces, startsOf } from '../dataset/offsets.ts';
import type { SizedNullList } from './nullLists.ts';
import { overlapScore } from './overlapScore.ts';
import type { TestedSet } from './targetSets.ts';

/** The z-score of every target set with every null list: of set `s` and list `l`, at `s * lists + l`. */
export interface NullScores {
  readonly lists: number;
  readonly scores: Float64Array;
}

/** Mean and standard deviation of the z-scores of one target set over null lists. */
export interface NullStatistics {
  readonly m: number;
  readonly s: number;
}

/**
 * Scores target sets against null lists. All are within one universe of N genes. Cost: a step for each target, and one for
 * each list that the target is in.
 */
export function scoreNullLists(
  sets: readonly Pick<TestedSet<unknown>, 'targets' | 'size'>[],
  lists: readonly SizedNullList[],
  N: number,
): NullScores {
  const scores = new Float64Array(sets.length * lists.length);
  const countIn = commonWith(lists);
  sets.forEach(({ targets, size }, s) => {
    const common = countIn(targets);
    lists.forEach((list, l) => {
      scores[s * lists.length + l] = overlapScore({ k: common[l], K: size, n: list.size, N });
    });
  });
  return { lists: lists.length, scores };
}

/** Counts the genes that a set has in common with each list. The returned array is reused. */
function commonWith(lists: readonly SizedNullList[]): (targets: Bitset) => Uint32Array {
  const genes = lists.length ? 32 * lists[0].genes.length : 0;
  const eachGene = (visit: (gene: number, list: number) => void): void =>
    lists.forEach((list, l) => forEachBit(list.genes, (gene) => visit(gene, l)));
  const starts = startsOf(genes, (count) => eachGene(count));
  const listsOf = new Uint32Array(starts[genes]);
  const place = nextPlaces(starts);
  eachGene((gene, list) => (listsOf[place(gene)] = list));
  const common = new Uint32Array(lists.length);
  if (!lists.length) return () => common;
  return (targets) => {
    common.fill(0);
    forEachBit(targets, (gene) => {
      for (let at = starts[gene]; at < starts[gene + 1]; at++) common[listsOf[at]]++;
    });
    return common;
  };
}

/** Mean and standard deviation (over the number of lists) of the scores of a set with some of the lists. */
export function nullStatistics({ lists, scores }: NullScores, set: number, used: readonly number[]): NullStatistics {
  const own = scores.subarray(set * lists, (set + 1) * lists);
  const m = used.reduce((sum, list) => sum + own[list], 0) / used.length;
  const variance = used.reduce((sum, list) => sum + (own[list] - m) ** 2, 0) / used.length;
  return { m, s: Math.sqrt(variance) };
}

/** Specificity score of a z-score: how many standard deviations it is above the mean of the null lists. */
export const specificity = (z: number, { m, s }: NullStatistics): number => (z - m) / (s + 1e-9);
