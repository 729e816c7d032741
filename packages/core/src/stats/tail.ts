/**
 * Sums a tail of a distribution from one outcome outwards, given the logarithm of that outcome's probability and the
 * ratio of each further outcome to the one before. The terms must fall, and the ratios with them. Stops when nothing is
 * added any more. Probabilities below the smallest double are 0.
 */
export function sumTail(logFirst: number, ratioAt: (step: number) => number): number {
  let [sum, term] = [1, 1];
  for (let step = 0; ; step++) {
    term *= ratioAt(step);
    const next = sum + term;
    if (!(next > sum)) break;
    sum = next;
  }
  return logFirst > -700 ? Math.exp(logFirst) * sum : Math.exp(logFirst + Math.log(sum));
}

/**
 * The outcome nearest to the middle, on a side where probabilities fall with the distance from it, whose probability is
 * at most `limit` (logarithms). `near` and `far` bound the side; undefined when none is that unlikely. Bisection.
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

/** Outcomes are taken as no likelier than the observed one up to this relative slack, as in R. */
export const logSlack = Math.log1p(1e-7);
