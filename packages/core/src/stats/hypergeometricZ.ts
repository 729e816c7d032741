import type { HypergeometricDraw } from './hypergeometric.ts';

/**
 * The z-score of an overlap: observed minus expected hits over the hypergeometric standard deviation,
 * sqrt(n K (N - K) (N - n) / (N^2 (N - 1))); 0 where that is 0.
 */
export function hypergeometricZ({ hits, sample, marked, population }: HypergeometricDraw): number {
  const variance =
    (sample * marked * (population - marked) * (population - sample)) / (population * population * (population - 1));
  return variance > 0 ? (hits - (marked * sample) / population) / Math.sqrt(variance) : 0;
}
