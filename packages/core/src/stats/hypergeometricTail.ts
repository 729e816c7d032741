import {
  logHypergeometricProbability,
  lowerTail,
  mode,
  range,
  upperTail,
  type HypergeometricDraw,
} from './hypergeometric.ts';

export type Side = 'greater' | 'less';

/**
 * Both tails of the hypergeometric distribution: the probability of `hits` or more marked genes among the drawn ones
 * (`greater`), and of `hits` or fewer (`less`). These are the one-sided p-values of Fisher's exact test of two gene sets in
 * a universe. Relative error below 1e-10 down to 2.2e-308, for populations of millions; only the tail away from the mode is
 * summed, so no digits are lost in 1 - p. Cost: a few microseconds; grows with the square root of the sets.
 */
export function hypergeometricTails(draw: HypergeometricDraw): { readonly greater: number; readonly less: number } {
  const [least, most] = range(draw);
  const { hits } = draw;
  if (hits <= least) return { greater: 1, less: hits < least ? 0 : least === most ? 1 : firstTerm(draw) };
  if (hits >= most) return { greater: hits > most ? 0 : firstTerm(draw), less: 1 };
  if (hits > mode(draw)) {
    const point = firstTerm(draw);
    const greater = upperTail(draw);
    return { greater, less: Math.min(1, 1 - greater + point) };
  }
  const point = firstTerm(draw);
  const less = lowerTail(draw);
  return { greater: Math.min(1, 1 - less + point), less };
}

const firstTerm = (draw: HypergeometricDraw): number => Math.exp(logHypergeometricProbability(draw));

/** One of the `hypergeometricTails`. */
export const hypergeometricTail = (draw: HypergeometricDraw, side: Side): number => hypergeometricTails(draw)[side];
