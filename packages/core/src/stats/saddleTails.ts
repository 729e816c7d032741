import * as maths from '../maths/index.ts';
import type { Draws, LogTails } from './draws.ts';

/**
 * Mills ratio of the standard normal distribution: its upper tail over its density, (1 - Phi(w)) / phi(w), for w of 0 or more. It
 * stays above 0 where the tail itself underflows. Below 2.5 by the series of the tail (Marsaglia 2004), above by the continued
 * fraction of Laplace. Relative error below 1e-13.
 */
const millsRatio = (w: number): number => (w < 2.5 ? bySeries(w) : byFraction(w));

/** sqrt(pi / 2) e^(w^2 / 2) - (w + w^3 / 3 + w^5 / 15 + ...). */
function bySeries(w: number): number {
  let [sum, term] = [w, w];
  for (let odd = 3; term > sum * 1e-17; odd += 2) sum += term *= (w * w) / odd;
  return Math.sqrt(Math.PI / 2) * maths.exp((w * w) / 2) - sum;
}

/** 1 / (w + 1 / (w + 2 / (w + 3 / ...))), from the inside out; fewer steps for a larger w. */
function byFraction(w: number): number {
  let inner = w;
  for (let step = Math.ceil(20 + 800 / (w * w)); step >= 1; step--) inner = w + step / inner;
  return 1 / inner;
}

/** The cumulant generating function C of the number of hits, C(s) = sum log(1 - p + p e^s), and derivatives, at one place. */
interface Cumulants {
  /** Place, s. */
  readonly s: number;
  readonly first: number;
  readonly second: number;
  readonly third: number;
}

/** Steps of Halley's method; some three are usual. */
const maxSteps = 100;

/**
 * Tails of the number of hits in independent draws by the saddle point with continuity correction: P(S >= k) at t = k - 1/2,
 * P(S <= k) at t = k + 1/2. The second place is looked for from the first.
 */
export function saddleTails(draws: Draws, hits: number): LogTails {
  const center = cumulantsAt(draws, 0);
  const [least, most] = rangeOf(draws);
  let nearest: Cumulants | undefined;
  let generating = 0;
  const tails = (t: number) => {
    if (t <= least) return { above: 0, below: -Infinity };
    if (t >= most) return { above: -Infinity, below: 0 };
    const at = saddlePoint(draws, center, { t, guess: nearest ? stepTo(nearest, t) : firstGuess(center, t) });
    generating = nearest && areNear(nearest, at) ? generating + risen(nearest, at) : logGenerating(draws, at.s);
    nearest = at;
    return tailsAt(center, at, { t, generating });
  };
  return { greater: tails(hits - 0.5).above, less: tails(hits + 0.5).below };
}

/** Smallest and largest possible number of hits. */
function rangeOf({ counts, probabilities }: Draws): [number, number] {
  let [least, most] = [0, 0];
  for (let i = 0; i < counts.length; i++) {
    if (probabilities[i] >= 1) least += counts[i];
    if (probabilities[i] > 0) most += counts[i];
  }
  return [least, most];
}

/** Logarithms of P(S > t) and P(S < t). The smaller one is computed in logarithms, the other one from it. */
function tailsAt(
  center: Cumulants,
  { s, second }: Cumulants,
  { t, generating }: { readonly t: number; readonly generating: number },
): { readonly above: number; readonly below: number } {
  const w = Math.sign(s) * Math.sqrt(2 * Math.max(0, s * t - generating));
  const u = 2 * maths.sinh(s / 2) * Math.sqrt(second);
  const correction = Math.abs(w) < 0.001 ? -center.third / (6 * maths.pow(center.second, 1.5)) : 1 / u - 1 / w;
  const sign = w < 0 ? -1 : 1;
  const ratio = millsRatio(Math.abs(w)) + sign * correction;
  const small = Math.min(0, -0.5 * w * w - 0.5 * maths.log(2 * Math.PI) + maths.log(ratio));
  const large = maths.log1p(-maths.exp(small));
  return sign > 0 ? { above: small, below: large } : { above: large, below: small };
}

/** Solves C'(s) = t by Halley's method within the interval that holds the solution. */
function saddlePoint(
  draws: Draws,
  center: Cumulants,
  { t, guess }: { readonly t: number; readonly guess: number },
): Cumulants {
  let [low, high] = t > center.first ? [0, Infinity] : [-Infinity, 0];
  let at = cumulantsAt(draws, guess);
  for (let step = 0; step < maxSteps; step++) {
    const missing = t - at.first;
    if (Math.abs(missing) <= toleranceAt(at)) return at;
    if (missing > 0) low = at.s;
    else high = at.s;
    const next = stepTo(at, t);
    const isInside = next > low && next < high;
    at = cumulantsAt(draws, isInside ? next : insideOf(low, high));
  }
  return at;
}

/** How near to t C' has to come: nearer for a place next to the center, where 1 / u - 1 / w cancels, but not below the rounding of C'. */
const toleranceAt = ({ s, first, second }: Cumulants): number =>
  Math.max(1e-10 * Math.sqrt(second) * Math.min(1, s * s * second), 1e-15 * first);

/** One step of Halley's method towards C'(s) = t. */
function stepTo({ s, first, second, third }: Cumulants, t: number): number {
  const missing = t - first;
  return s + (2 * missing * second) / (2 * second * second + missing * third);
}

const insideOf = (low: number, high: number): number => {
  if (high === Infinity) return 2 * low + 1;
  return low === -Infinity ? 2 * high - 1 : (low + high) / 2;
};

/** The place where a binomial distribution of the same mean and variance has its saddle point; of a Poisson distribution where it does not reach t. */
function firstGuess({ first, second }: Cumulants, t: number): number {
  const most = (first * first) / (first - second);
  const poisson = maths.log(t / first);
  return most > t ? poisson - maths.log((most - t) / (most - first)) : poisson;
}

function cumulantsAt({ counts, probabilities }: Draws, s: number): Cumulants {
  const [e, excess] = [maths.exp(s), maths.expm1(s)];
  let [first, second, third] = [0, 0, 0];
  for (let i = 0; i < counts.length; i++) {
    const tilted = (probabilities[i] * e) / (1 + probabilities[i] * excess);
    const one = counts[i] * tilted;
    const two = one * (1 - tilted);
    first += one;
    second += two;
    third += two * (1 - 2 * tilted);
  }
  return { s, first, second, third };
}

function logGenerating({ counts, probabilities }: Draws, s: number): number {
  const excess = maths.expm1(s);
  let sum = 0;
  for (let i = 0; i < counts.length; i++) sum += counts[i] * maths.log1p(probabilities[i] * excess);
  return sum;
}

/** Largest step, and smallest distance from the center in standard deviations, for which C at one place is computed from that at another. */
const [maxStep, minDistance] = [0.1, 0.5];

/** Whether `risen` is exact from one place to another: not close to the center, where digits cancel. */
const areNear = (from: Cumulants, to: Cumulants): boolean =>
  Math.abs(to.s - from.s) <= maxStep &&
  Math.min(Math.abs(from.s), Math.abs(to.s)) * Math.sqrt(to.second) > minDistance;

/**
 * How much C rises from a place to the next: the integral of the quintic that has C', C'' and C''' of both. The error is below 1e-11
 * for steps of up to 0.1, which are those of one hit with a variance of 10 or more.
 */
function risen(from: Cumulants, to: Cumulants): number {
  const step = to.s - from.s;
  const byFirst = (from.first + to.first) / 2;
  const bySecond = (step * (from.second - to.second)) / 10;
  const byThird = (step * step * (from.third + to.third)) / 120;
  return step * (byFirst + bySecond + byThird);
}
