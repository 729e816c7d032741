/**
 * Mills ratio of the standard normal distribution: its upper tail over its density, (1 - Phi(w)) / phi(w), for w of 0 or more. It
 * stays above 0 where the tail itself underflows. Below 2.5 by the series of the tail (Marsaglia 2004), above by the continued
 * fraction of Laplace. Relative error below 1e-13.
 */
export const millsRatio = (w: number): number => (w < 2.5 ? bySeries(w) : byFraction(w));

/** sqrt(pi / 2) e^(w^2 / 2) - (w + w^3 / 3 + w^5 / 15 + ...). */
function bySeries(w: number): number {
  let [sum, term] = [w, w];
  for (let odd = 3; term > sum * 1e-17; odd += 2) sum += term *= (w * w) / odd;
  return Math.sqrt(Math.PI / 2) * Math.exp((w * w) / 2) - sum;
}

/** 1 / (w + 1 / (w + 2 / (w + 3 / ...))), from the inside out; fewer steps for a larger w. */
function byFraction(w: number): number {
  let inner = w;
  for (let step = Math.ceil(20 + 800 / (w * w)); step >= 1; step--) inner = w + step / inner;
  return 1 / inner;
}
