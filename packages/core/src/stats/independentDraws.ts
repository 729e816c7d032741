import type { Draws, LogTails } from './draws.ts';
import { exactTails } from './exactDraws.ts';
import { saddleTails } from './saddleTails.ts';

/** Largest numbers of hits, observed and expected, for which tails are computed exactly. */
const [maxExactHits, maxExactMean] = [20, 100];

/** Whether tails are computed exactly. */
export const isExact = (hits: number, mean: number): boolean => hits <= maxExactHits && mean <= maxExactMean;

/**
 * Tails of the number S of hits in independent draws of unequal probabilities (the Poisson binomial distribution): for `hits` up
 * to 20 and a mean up to 100 exactly, by convolution; otherwise by the saddle point with continuity correction (Lugannani et
 * al., 1980), whose base-10 logarithm is off by at most 0.003. P(S >= 0) is 1. `mean` is the sum of the probabilities.
 * Cost: some 20 microseconds for 400 classes; up to 1 ms for an exact one.
 */
export function logTailsOfDraws(draws: Draws, hits: number, mean: number): LogTails {
  const { greater, less } = isExact(hits, mean) ? exactTails(draws, hits, mean) : saddleTails(draws, hits);
  return { greater: hits === 0 ? 0 : greater, less };
}

/** Expected number of hits. */
export function meanOfDraws({ counts, probabilities }: Draws): number {
  let sum = 0;
  for (let i = 0; i < counts.length; i++) sum += counts[i] * probabilities[i];
  return sum;
}
