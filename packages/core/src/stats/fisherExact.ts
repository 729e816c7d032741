import {
  logHypergeometricProbability,
  lowerTail,
  mode,
  range,
  upperTail,
  type HypergeometricDraw,
} from './hypergeometric.ts';
import { hypergeometricTail, type Side } from './hypergeometricTail.ts';
import { boundary, logSlack } from './tail.ts';

/** A table of counts, row by row: [[both, only the first], [only the second, neither]]. */
export type TwoByTwo = readonly [readonly [number, number], readonly [number, number]];

/**
 * Fisher's exact test on a two by two table: the probability, with the margins as they are, of a table at least as far
 * from independence. `greater` asks for more in the first cell, `less` for fewer; `two-sided` sums the tables that are no
 * likelier than this one (with a relative slack of 1e-7, as R does). Accuracy as `hypergeometricTails`.
 */
export function fisherExact([[a, b], [c, d]]: TwoByTwo, side: Side | 'two-sided'): number {
  const draw: HypergeometricDraw = { hits: a, sample: a + c, marked: a + b, population: a + b + c + d };
  return side === 'two-sided' ? twoSided(draw) : hypergeometricTail(draw, side);
}

function twoSided(draw: HypergeometricDraw): number {
  const [least, most] = range(draw);
  const log = (hits: number) => logHypergeometricProbability({ ...draw, hits });
  const limit = log(draw.hits) + logSlack;
  const middle = mode(draw);
  if (log(middle) <= limit) return 1;
  const above = draw.hits > middle ? draw.hits : boundary(log, [middle, most], limit);
  const below = draw.hits > middle ? boundary(log, [middle, least], limit) : draw.hits;
  const upper = above === undefined ? 0 : upperTail({ ...draw, hits: above });
  const lower = below === undefined ? 0 : lowerTail({ ...draw, hits: below });
  return Math.min(1, upper + lower);
}
