import * as maths from '../maths/index.ts';

/**
 * Sums a tail of a distribution outward from its first outcome, given the ratio of each next probability to the one before.
 * Returns the sum of all probabilities after the first, relative to the first. Ratios must decrease. Stops when the sum no
 * longer changes.
 */
export function sumAfterFirst(ratioAt: (step: number) => number): number {
  let [sum, term] = [0, 1];
  for (let step = 0; ; step++) {
    term *= ratioAt(step);
    const next = sum + term;
    if (!(next > sum)) return sum;
    sum = next;
  }
}

/**
 * The outcome nearest to the mode whose log probability does not exceed `limit`, on a side where probabilities decrease from
 * `near` to `far`; undefined if there is none. Bisection.
 */
export function boundary(
  logProbability: (outcome: number) => number,
  [near, far]: readonly [near: number, far: number],
  limit: number,
): number | undefined {
  const step = far >= near ? 1 : -1;
  if (logProbability(far) > limit) return undefined;
  let [low, high] = [0, Math.abs(far - near)];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (logProbability(near + step * middle) <= limit) high = middle;
    else low = middle + 1;
  }
  return near + step * low;
}

/** Tolerance of log probabilities in "at most as probable as the observed outcome", as in R. */
export const logSlack = maths.log1p(1e-7);
