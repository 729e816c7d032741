import * as maths from '../maths/index.ts';

/** Corrections for multiple testing, by their short name in the API. */
export const corrections = {
  bonferroni: 'Bonferroni',
  holm: 'Holm',
  bh: 'Benjamini-Hochberg',
  by: 'Benjamini-Yekutieli',
} as const;

export type Correction = keyof typeof corrections;

/**
 * Corrects p-values for multiple testing, given and returned as natural logarithms. Bonferroni (p times the number of tests)
 * and Holm (1979) control the family-wise error rate; Benjamini-Hochberg (1995) and Benjamini-Yekutieli (2001, for any
 * dependence) the false discovery rate. NaN is a test that was not made: it stays NaN and does not count. Keeps the order.
 */
export function correctLogPValues(logs: ArrayLike<number>, correction: Correction): Float64Array {
  const corrected = Float64Array.from(logs);
  const tests = corrected.reduce((count, value) => count + (Number.isNaN(value) ? 0 : 1), 0);
  if (correction === 'bonferroni') {
    const factor = maths.log(tests);
    return corrected.map((value) => Math.min(0, value + factor));
  }
  const rising = Array.from(corrected.keys())
    .filter((i) => !Number.isNaN(corrected[i]))
    .sort((a, b) => compareNumbers(corrected[a], corrected[b]) || a - b);
  if (correction === 'holm') stepDown(corrected, rising);
  else stepUp(corrected, rising, correction === 'by' ? harmonic(tests) : 1);
  return corrected;
}

/** Like a - b, but two infinities are equal. */
const compareNumbers = (a: number, b: number): number => (a < b ? -1 : a > b ? 1 : 0);

/** From the smallest: p times the number of remaining tests, but never below the one before. */
function stepDown(logs: Float64Array, rising: readonly number[]): void {
  let largest = -Infinity;
  rising.forEach((place, i) => {
    largest = Math.max(largest, Math.min(0, logs[place] + maths.log(rising.length - i)));
    logs[place] = largest;
  });
}

/** From the largest: p times the number of tests over its rank, but never above the one after. */
function stepUp(logs: Float64Array, rising: readonly number[], factor: number): void {
  let smallest = 0;
  for (let i = rising.length - 1; i >= 0; i--) {
    smallest = Math.min(smallest, logs[rising[i]] + maths.log((rising.length * factor) / (i + 1)));
    logs[rising[i]] = smallest;
  }
}

/** 1 + 1/2 + ... + 1/n. */
function harmonic(n: number): number {
  let sum = 0;
  for (let i = n; i >= 1; i--) sum += 1 / i;
  return sum;
}
