import { logBinomialProbability } from './saddlePoint.ts';
import { boundary, logSlack, sumTail } from './tail.ts';

/** Independent trials with the same probability of success. */
export interface BinomialTrials {
  readonly successes: number;
  readonly trials: number;
  /** From 0 to 1. */
  readonly probability: number;
}

/**
 * Exact two-sided binomial test: the total probability of all numbers of successes that are at most as probable as the
 * observed one (with a relative tolerance of 1e-7, like R's `binom.test`). Tests whether a count, e.g. the genes of a
 * Sungear group, fits an expected probability. Relative error below 1e-10 down to 2.2e-308. Cost: a bisection and two
 * short sums; about 10 microseconds for 40,000 trials.
 */
export function binomialTest({ successes, trials, probability }: BinomialTrials): number {
  const odds = [probability, 1 - probability] as const;
  const log = (x: number) => logBinomialProbability(x, trials, odds);
  const limit = log(successes) + logSlack;
  const middle = Math.min(trials, Math.floor((trials + 1) * probability));
  if (log(middle) <= limit) return 1;
  const above = successes > middle ? successes : boundary(log, [middle, trials], limit);
  const below = successes > middle ? boundary(log, [middle, 0], limit) : successes;
  const ratio = odds[0] / odds[1];
  const upper = above === undefined ? 0 : sumTail(log(above), (step) => risingRatio(above + step, { trials, ratio }));
  const lower =
    below === undefined ? 0 : sumTail(log(below), (step) => fallingRatio(below - step, { trials, ratio }));
  return Math.min(1, upper + lower);
}

interface Odds {
  readonly trials: number;
  /** p / (1 - p). */
  readonly ratio: number;
}

const risingRatio = (x: number, { trials, ratio }: Odds): number => ((trials - x) / (x + 1)) * ratio;
const fallingRatio = (x: number, { trials, ratio }: Odds): number => x / (trials - x + 1) / ratio;
