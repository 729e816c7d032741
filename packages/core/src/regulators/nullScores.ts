import * as maths from '../maths/index.ts';
import { forEachBit, type Bitset } from '../dataset/bitset.ts';
import { nextPositions, startsOf } from '../dataset/offsets.ts';
import type { NullSet } from './nullLists.ts';
import type { NullWeights } from './nullWeights.ts';
import { overlapScore } from './overlapScore.ts';
import type { TestedSet } from './targetSets.ts';

/** A target set with its z-score against every null list. */
export interface ScoredSet<Source> extends TestedSet<Source> {
  readonly nullScores: Float64Array;
}

/** Weighted mean and standard deviation of the z-scores of one target set over null lists. */
export interface NullStatistics {
  readonly m: number;
  readonly s: number;
}

/**
 * Scores target sets against null lists. All are within one universe of N genes. Cost: a step for each target, and one for
 * each list that the target is in.
 */
export function scoreNullLists<Source>(
  sets: readonly TestedSet<Source>[],
  nulls: readonly Pick<NullSet, 'genes' | 'size'>[],
  N: number,
): ScoredSet<Source>[] {
  const countIn = commonWith(nulls);
  return sets.map((set) => {
    const common = countIn(set.targets);
    const scoreOf = ({ size: n }: Pick<NullSet, 'size'>, i: number) =>
      overlapScore({ k: common[i], K: set.size, n, N });
    return { ...set, nullScores: Float64Array.from(nulls, scoreOf) };
  });
}

/** Counts the genes that a set has in common with each null list. The returned array is reused. */
function commonWith(nulls: readonly Pick<NullSet, 'genes'>[]): (targets: Bitset) => Uint32Array {
  const genes = nulls.length ? 32 * nulls[0].genes.length : 0;
  const eachGene = (visit: (gene: number, list: number) => void): void =>
    nulls.forEach((list, l) => forEachBit(list.genes, (gene) => visit(gene, l)));
  const starts = startsOf(genes, (count) => eachGene(count));
  const listsOf = new Uint32Array(starts[genes]);
  const position = nextPositions(starts);
  eachGene((gene, list) => (listsOf[position(gene)] = list));
  const common = new Uint32Array(nulls.length);
  if (!nulls.length) return () => common;
  return (targets) => {
    common.fill(0);
    forEachBit(targets, (gene) => {
      for (let at = starts[gene]; at < starts[gene + 1]; at++) common[listsOf[at]]++;
    });
    return common;
  };
}

/**
 * Mean and standard deviation of the scores of a set over the null lists that serve for it: all with a weight, but for the
 * expression analyses of its own TF.
 */
export function nullStatistics(
  { tf, nullScores }: Pick<ScoredSet<unknown>, 'tf' | 'nullScores'>,
  { weights, tfs }: Pick<NullWeights, 'weights' | 'tfs'>,
): NullStatistics {
  let [total, sum, squares] = [0, 0, 0];
  for (let i = 0; i < weights.length; i++) {
    if (tfs[i] === tf) continue;
    total += weights[i];
    sum += weights[i] * nullScores[i];
  }
  const m = sum / total;
  for (let i = 0; i < weights.length; i++) if (tfs[i] !== tf) squares += weights[i] * maths.square(nullScores[i] - m);
  return { m, s: Math.sqrt(squares / total) };
}

/** Specificity score of a z-score: how many standard deviations it is above the mean of the null lists. */
export const specificity = (z: number, { m, s }: NullStatistics): number => (z - m) / (s + 1e-9);
