import { correctedWilsonInterval } from '../stats/correctedWilsonInterval.ts';

/**
 * The 95 % interval of a fold enrichment: Wilson's interval with the correction for continuity, of the share of the smaller set that is
 * in common, divided by the share that is expected. The expected number counts as known. [0, Infinity] where none is expected.
 */
export function foldInterval(
  common: number,
  smaller: number,
  expected: number,
): readonly [low: number, high: number] {
  const [low, high] = correctedWilsonInterval(common, smaller);
  return expected > 0 ? [(low * smaller) / expected, (high * smaller) / expected] : [0, Infinity];
}
