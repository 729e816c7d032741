import type { HypergeometricDraw } from '../stats/hypergeometric.ts';
import { foldInterval } from './foldInterval.ts';

/** How strong the overlaps of a row of tests are: an element per test, null where there is no test or nothing is expected. */
export interface FoldRow {
  /** What both sets have in common: genes, or hits. */
  readonly common: readonly (number | null)[];
  readonly expected: readonly (number | null)[];
  readonly fold: readonly (number | null)[];
  /** The ends of the 95 % interval of the fold (`foldInterval`). */
  readonly low: readonly (number | null)[];
  readonly high: readonly (number | null)[];
}

/** The folds of a row of hypergeometric tests. */
export function foldRow(draws: readonly (HypergeometricDraw | undefined)[]): FoldRow {
  const tests = draws.map(foldOf);
  return {
    common: draws.map((draw) => draw?.hits ?? null),
    expected: tests.map((test) => test?.expected ?? null),
    fold: tests.map((test) => test?.fold ?? null),
    low: tests.map((test) => test?.interval?.[0] ?? null),
    high: tests.map((test) => test?.interval?.[1] ?? null),
  };
}

function foldOf(draw: HypergeometricDraw | undefined) {
  if (!draw || draw.population === 0) return undefined;
  const { hits, sample, marked, population } = draw;
  const expected = (sample * marked) / population;
  if (expected === 0) return { expected };
  return { expected, fold: hits / expected, interval: foldInterval(hits, Math.min(sample, marked), expected) };
}

/** One overlap of a row. */
export interface FoldStatistics {
  readonly common: number | null;
  readonly expected: number | null;
  readonly fold: number | null;
  readonly low: number | null;
  readonly high: number | null;
}

export const foldAt = ({ common, expected, fold, low, high }: FoldRow, i: number): FoldStatistics => ({
  common: common[i],
  expected: expected[i],
  fold: fold[i],
  low: low[i],
  high: high[i],
});
