import * as maths from '../maths/index.ts';
import { logBinomialProbability } from './saddlePoint.ts';
import { boundary, logSlack, sumAfterFirst } from './tail.ts';

/** Independent trials with the same probability of success. */
export interface BinomialTrials {
  readonly successes: number;
  readonly trials: number;
  /** From 0 to 1. */
  readonly probability: number;
}

/**
 * Natural logarithm of the p-value of the exact two-sided binomial test: the total probability of all numbers of successes
 * that are at most as probable as the observed one (with a relative tolerance of 1e-7, like R's `binom.test`). Tests whether
 * a count, e.g. the genes of a Sungear group, fits an expected probability. -Infinity for an impossible number. Relative
 * error of the logarithm below 1e-9, of the p-value below 1e-10 down to 2.2e-308. Cost: a bisection and two short sums; about
 * 10 microseconds for 40,000 trials.
 */
export function logBinomialTest({ successes, trials, probability }: BinomialTrials): number {
  const odds = [probability, 1 - probability] as const;
  const log = (x: number) => logBinomialProbability(x, trials, odds);
  const limit = log(successes) + logSlack;
  const middle = Math.min(trials, Math.floor((trials + 1) * probability));
  if (log(middle) <= limit) return 0;
  const above = successes > middle ? successes : boundary(log, [middle, trials], limit);
  const below = successes > middle ? boundary(log, [middle, 0], limit) : successes;
  const ratio = odds[0] / odds[1];
  const tail = (first: number | undefined, ratioAt: (x: number, odds: Odds) => number, direction: 1 | -1) =>
    first === undefined
      ? -Infinity
      : log(first) + maths.log1p(sumAfterFirst((step) => ratioAt(first + direction * step, { trials, ratio })));
  return Math.min(0, logSum(tail(above, risingRatio, 1), tail(below, fallingRatio, -1)));
}

/** log(e^a + e^b). */
function logSum(a: number, b: number): number {
  const [low, high] = a < b ? [a, b] : [b, a];
  return high === -Infinity ? high : high + maths.log1p(maths.exp(low - high));
}

interface Odds {
  readonly trials: number;
  /** p / (1 - p). */
  readonly ratio: number;
}

const risingRatio = (x: number, { trials, ratio }: Odds): number => ((trials - x) / (x + 1)) * ratio;
const fallingRatio = (x: number, { trials, ratio }: Odds): number => x / (trials - x + 1) / ratio;
