import * as maths from '../maths/index.ts';
import {
  logHypergeometricProbability,
  mode,
  range,
  shareAbove,
  shareBelow,
  type HypergeometricDraw,
} from './hypergeometric.ts';

export type Side = 'greater' | 'less';

/**
 * Natural logarithms of both tails of the hypergeometric distribution: the probability of `hits` or more marked genes among
 * the drawn ones (`greater`), and of `hits` or fewer (`less`). These are the one-sided p-values of Fisher's exact test of two
 * gene sets in a universe. -Infinity for an impossible number. Relative error of the logarithm below 1e-9, of the p-value
 * below 1e-10 down to 2.2e-308, for populations of millions: sums run away from the mode, and a large tail is computed from
 * the small one. Cost: a few microseconds; grows with the square root of the sets.
 */
export function logHypergeometricTails(draw: HypergeometricDraw): Readonly<Record<Side, number>> {
  const [least, most] = range(draw);
  const { hits } = draw;
  if (hits < least) return { greater: 0, less: -Infinity };
  if (hits > most) return { greater: -Infinity, less: 0 };
  const point = logHypergeometricProbability(draw);
  const middle = mode(draw);
  const above = hits >= middle ? shareAbove(draw) : 0;
  const below = hits <= middle ? shareBelow(draw) : 0;
  return {
    greater: hits > middle ? point + maths.log1p(above) : logComplement(point, below),
    less: hits < middle ? point + maths.log1p(below) : logComplement(point, above),
  };
}

/** log(1 - share * e^point). */
const logComplement = (point: number, share: number): number => maths.log1p(-Math.min(1, maths.exp(point) * share));

/** One of the `logHypergeometricTails`. */
export const logHypergeometricTail = (draw: HypergeometricDraw, side: Side): number =>
  logHypergeometricTails(draw)[side];
