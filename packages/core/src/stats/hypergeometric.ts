import { logBinomialProbability } from './saddlePoint.ts';
import { sumAfterFirst } from './tail.ts';

/** A draw without replacement: some genes are drawn, some are marked. All are integers. */
export interface HypergeometricDraw {
  /** Genes that are drawn and marked: the overlap. */
  readonly hits: number;
  /** Drawn genes: the size of one set. */
  readonly sample: number;
  /** Marked genes: the size of the other set. */
  readonly marked: number;
  /** All genes: the universe. */
  readonly population: number;
}

/**
 * Natural logarithm of the hypergeometric probability of exactly `hits`: the product of two binomial probabilities over a
 * third, each in Loader's saddle-point form. -Infinity for an impossible number.
 */
export function logHypergeometricProbability({ hits, sample, marked, population }: HypergeometricDraw): number {
  const [least, most] = range({ sample, marked, population });
  if (hits < least || hits > most) return -Infinity;
  if (least === most) return 0;
  const odds = [sample / population, (population - sample) / population] as const;
  return (
    logBinomialProbability(hits, marked, odds) +
    logBinomialProbability(sample - hits, population - marked, odds) -
    logBinomialProbability(sample, population, odds)
  );
}

/** Smallest and largest possible number of hits. */
export const range = ({ sample, marked, population }: Omit<HypergeometricDraw, 'hits'>): [number, number] => [
  Math.max(0, sample + marked - population),
  Math.min(sample, marked),
];

/** The most probable number of hits. */
export const mode = ({ sample, marked, population }: Omit<HypergeometricDraw, 'hits'>): number =>
  Math.floor(((sample + 1) * (marked + 1)) / (population + 2));

/** Probability of more than `hits`, relative to that of `hits`, which must not be below the mode. */
export function shareAbove({ hits, sample, marked, population }: HypergeometricDraw): number {
  const others = population - marked - sample;
  return sumAfterFirst((step) => {
    const x = hits + step;
    return ((marked - x) * (sample - x)) / ((x + 1) * (others + x + 1));
  });
}

/** Probability of fewer than `hits`, relative to that of `hits`, which must not be above the mode. */
export function shareBelow({ hits, sample, marked, population }: HypergeometricDraw): number {
  const others = population - marked - sample;
  return sumAfterFirst((step) => {
    const x = hits - step;
    return (x * (others + x)) / ((marked - x + 1) * (sample - x + 1));
  });
}
