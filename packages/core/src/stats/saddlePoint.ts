import * as maths from '../maths/index.ts';

/**
 * Loader's saddle-point form of binomial probabilities (C. Loader, 2000, "Fast and accurate computation of binomial
 * probabilities"). The plain form subtracts logarithms of huge factorials, whose leading digits cancel; this one adds small
 * terms, each known to full precision.
 */

/** `stirlingError` of 1 to 15; 0 is not used. */
const smallErrors = [
  0, 0.08106146679532726, 0.0413406959554093, 0.02767792568499834, 0.020790672103765093, 0.016644691189821193,
  0.013876128823070748, 0.01189670994589177, 0.010411265261972096, 0.009255462182712733, 0.008330563433362871,
  0.007573675487951841, 0.00694284010720953, 0.006408994188004207, 0.0059513701127588475, 0.005554733551962801,
];

/** Error of Stirling's formula: log(n!) - log(sqrt(2 pi n) (n/e)^n), for an integer n of 1 or more. */
export function stirlingError(n: number): number {
  if (n < smallErrors.length) return smallErrors[n];
  const square = n * n;
  return (1 / 12 - (1 / 360 - (1 / 1260 - (1 / 1680 - 1 / 1188 / square) / square) / square) / square) / n;
}

/** x log(x/m) + m - x: the deviance of an observed number x from the expected m. Both are above 0. */
export function deviance(x: number, m: number): number {
  const difference = x - m;
  if (Math.abs(difference) >= 0.1 * (x + m)) return x * maths.log(x / m) - difference;
  const v = difference / (x + m);
  const square = v * v;
  let sum = difference * v;
  let power = 2 * x * v;
  for (let j = 3; ; j += 2) {
    power *= square;
    const next = sum + power / j;
    if (next === sum) return sum;
    sum = next;
  }
}

/**
 * Natural logarithm of the binomial probability of x successes in n trials, each with probability p. q is 1 - p, a
 * parameter of its own because callers can know it more exactly than the subtraction. x and n are integers, 0 <= x <= n.
 */
export function logBinomialProbability(x: number, n: number, [p, q]: readonly [p: number, q: number]): number {
  if (p === 0) return x === 0 ? 0 : -Infinity;
  if (q === 0) return x === n ? 0 : -Infinity;
  if (n === 0) return 0;
  if (x === 0) return p < 0.1 ? -deviance(n, n * q) - n * p : n * maths.log(q);
  if (x === n) return q < 0.1 ? -deviance(n, n * p) - n * q : n * maths.log(p);
  const exponent =
    stirlingError(n) - stirlingError(x) - stirlingError(n - x) - deviance(x, n * p) - deviance(n - x, n * q);
  // Not log1p(-x / n), as is usual: it loses digits where nearly all trials succeed.
  return exponent - 0.5 * maths.log(2 * Math.PI * x * ((n - x) / n));
}
