import type { Draws, LogTails } from './draws.ts';
import { millsRatio } from './millsRatio.ts';

/** The cumulant generating function C of the number of hits, C(s) = sum log(1 - p + p e^s), and derivatives, at one place. */
interface Cumulants {
  /** Place, s. */
  readonly s: number;
  readonly first: number;
  readonly second: number;
  readonly third: number;
}

/** Steps of Newton's method; some five are usual. */
const maxSteps = 100;

/**
 * Tails of the number of hits in independent draws by the saddle point with continuity correction: P(S >= k) at t = k - 1/2,
 * P(S <= k) at t = k + 1/2.
 */
export function saddleTails(draws: Draws, hits: number): LogTails {
  const center = cumulantsAt(draws, 0);
  const [least, most] = rangeOf(draws);
  const tails = (t: number) => {
    if (t <= least) return { above: 0, below: -Infinity };
    return t >= most ? { above: -Infinity, below: 0 } : tailsAt(draws, center, t);
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
function tailsAt(draws: Draws, center: Cumulants, t: number): { readonly above: number; readonly below: number } {
  const { s, second } = saddlePoint(draws, center, t);
  const w = Math.sign(s) * Math.sqrt(2 * Math.max(0, s * t - logGenerating(draws, s)));
  const u = 2 * Math.sinh(s / 2) * Math.sqrt(second);
  const correction = Math.abs(w) < 0.001 ? -center.third / (6 * center.second ** 1.5) : 1 / u - 1 / w;
  const sign = w < 0 ? -1 : 1;
  const ratio = millsRatio(Math.abs(w)) + sign * correction;
  const small = Math.min(0, -0.5 * w * w - 0.5 * Math.log(2 * Math.PI) + Math.log(ratio));
  const large = Math.log1p(-Math.exp(small));
  return sign > 0 ? { above: small, below: large } : { above: large, below: small };
}

/** Solves C'(s) = t by Newton's method within the interval that holds the solution. */
function saddlePoint(draws: Draws, center: Cumulants, t: number): Cumulants {
  let [low, high] = t > center.first ? [0, Infinity] : [-Infinity, 0];
  let at = cumulantsAt(draws, firstGuess(center, t));
  for (let step = 0; step < maxSteps; step++) {
    const missing = t - at.first;
    if (Math.abs(missing) <= 1e-10 * Math.sqrt(at.second)) return at;
    if (missing > 0) low = at.s;
    else high = at.s;
    const next = at.s + missing / at.second;
    const isInside = next > low && next < high;
    at = cumulantsAt(draws, isInside ? next : insideOf(low, high));
  }
  return at;
}

const insideOf = (low: number, high: number): number => {
  if (high === Infinity) return 2 * low + 1;
  return low === -Infinity ? 2 * high - 1 : (low + high) / 2;
};

/** The place where a Poisson distribution of the same mean has its saddle point, or for a narrow one the first step of Newton's method. */
function firstGuess({ first, second }: Cumulants, t: number): number {
  const poisson = Math.log(t / first);
  return Math.abs(t - first) < second ? (t - first) / second : poisson;
}

function cumulantsAt({ counts, probabilities }: Draws, s: number): Cumulants {
  const [e, excess] = [Math.exp(s), Math.expm1(s)];
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
  const excess = Math.expm1(s);
  let sum = 0;
  for (let i = 0; i < counts.length; i++) sum += counts[i] * Math.log1p(probabilities[i] * excess);
  return sum;
}
