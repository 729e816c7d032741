import * as maths from '../maths/index.ts';
import type { Draws, LogTails } from './draws.ts';

/** Outcomes above the observed one that a tail sums. */
const outcomesAbove = 100;

/** Share of the first outcome of a tail, below which one is left out. */
const negligible = 1e-18;

/**
 * Tails of the number of hits in independent draws from the probabilities of each number of hits. Sums run on the
 * side of `hits` away from the mean, over up to 100 outcomes more; the other tail is computed from that one.
 */
export function exactTails(draws: Draws, hits: number, mean: number): LogTails {
  const isAbove = hits > mean;
  const chances = distribution(draws, isAbove ? lastOutcome(draws, hits) : hits);
  const sum = (from: number, to: number) => chances.subarray(from, to).reduceRight((total, f) => total + f, 0);
  return {
    greater: isAbove ? maths.log(sum(hits, chances.length)) : maths.log1p(-Math.min(1, sum(0, hits))),
    less: isAbove
      ? maths.log1p(-Math.min(1, sum(hits + 1, chances.length)))
      : maths.log(Math.min(1, sum(0, hits + 1))),
  };
}

/**
 * The last of the outcomes above `hits` that a sum needs. The probability of one hit more is at most the sum of the odds over that
 * number of hits times as large (Maclaurin's inequality for the elementary symmetric polynomials of the odds).
 */
function lastOutcome({ counts, probabilities }: Draws, hits: number): number {
  let odds = 0;
  for (let i = 0; i < counts.length; i++) odds += (counts[i] * probabilities[i]) / (1 - probabilities[i]);
  let [share, outcome] = [1, hits];
  while (share > negligible && outcome < hits + outcomesAbove) share *= odds / ++outcome;
  return outcome;
}

/**
 * Largest product of the last outcome and sum(odds^2) / sum(odds)^2 for which Newton's identities are used: the second term of each
 * outcome, which is subtracted, is then a small part of the first, so that no digits are lost.
 */
const maxSecondTerm = 0.2;

/** Probabilities of 0 to `most` hits. */
function distribution(draws: Draws, most: number): Float64Array {
  return byPowerSums(draws, most) ?? byConvolution(draws, most);
}

/**
 * The probabilities as P(S = 0) times the elementary symmetric polynomials e_k of the odds, by Newton's identities
 * k e_k = sum (-1)^(j-1) e_(k-j) P_j with the power sums P_j of the odds. Undefined where terms could cancel: odds far above the others.
 */
function byPowerSums({ counts, probabilities }: Draws, most: number): Float64Array | undefined {
  const odds = roomFor(counts.length)[0];
  let [logNone, first, second] = [0, 0, 0];
  for (let i = 0; i < counts.length; i++) {
    odds[i] = probabilities[i] / (1 - probabilities[i]);
    logNone += counts[i] * logOfMissing(probabilities[i]);
    first += counts[i] * odds[i];
    second += counts[i] * odds[i] * odds[i];
  }
  if (!(most * second <= maxSecondTerm * first * first)) return undefined;
  const sums = powerSums(counts, { first, most });
  const chances = new Float64Array(most + 1);
  chances[0] = maths.exp(logNone);
  for (let k = 1; k <= most; k++) {
    let sum = 0;
    for (let j = Math.min(k, sums.length); j >= 1; j--)
      sum += j & 1 ? chances[k - j] * sums[j - 1] : -chances[k - j] * sums[j - 1];
    chances[k] = sum / k;
  }
  return chances;
}

/** Probability below which a series of six terms has all digits of log(1 - p). */
const smallChance = 1e-3;

/** log(1 - p); rare hits are most of the classes, and their logarithms most of the time of a test. */
function logOfMissing(p: number): number {
  if (p >= smallChance) return maths.log1p(-p);
  return -p * (1 + p * (1 / 2 + p * (1 / 3 + p * (1 / 4 + p * (1 / 5 + p / 6)))));
}

/** Room for the odds of the classes and for their powers: arrays for each of 10,000 tests would fill the memory. */
let room: readonly [odds: Float64Array, powers: Float64Array] = [new Float64Array(512), new Float64Array(512)];

function roomFor(classes: number): typeof room {
  if (room[0].length < classes) room = [new Float64Array(2 * classes), new Float64Array(2 * classes)];
  return room;
}

/** Power sums of the odds in the room, from the first one to the last that changes an outcome: its term is (most / first)^j P_j or less. */
function powerSums(
  counts: ArrayLike<number>,
  { first, most }: { readonly first: number; readonly most: number },
): number[] {
  const [odds, powers] = room;
  for (let i = 0; i < counts.length; i++) powers[i] = odds[i] * counts[i];
  const sums = [first];
  for (let scale = most / first; sums.length < most; scale *= most / first) {
    let sum = 0;
    for (let i = 0; i < counts.length; i++) sum += powers[i] *= odds[i];
    sums.push(sum);
    if (sum * scale * (most / first) < negligible * most) break;
  }
  return sums;
}

/** The probabilities by convolution of the binomial distributions of the classes. */
function byConvolution({ counts, probabilities }: Draws, most: number): Float64Array {
  const chances = new Float64Array(most + 1);
  chances[0] = 1;
  let reached = 0;
  for (let i = 0; i < counts.length; i++) {
    if (!(counts[i] > 0 && probabilities[i] > 0)) continue;
    const binomial = binomialChances(counts[i], probabilities[i], most);
    reached = Math.min(most, reached + binomial.length - 1);
    convolve(chances, binomial, reached);
  }
  return chances;
}

/**
 * Convolves in place, from the largest outcome down. The terms of one outcome rise and then fall, since both sequences are
 * log-concave; the sum ends once they no longer change it.
 */
function convolve(chances: Float64Array, binomial: Float64Array, reached: number): void {
  for (let outcome = reached; outcome >= 0; outcome--) {
    const last = Math.min(outcome, binomial.length - 1);
    let [sum, before] = [0, 0];
    for (let j = 0; j <= last; j++) {
      const term = binomial[j] * chances[outcome - j];
      sum += term;
      if (term < before && term < sum * 1e-18) break;
      before = term;
    }
    chances[outcome] = sum;
  }
}

/** Probabilities of 0 to `most` hits, or as many as there are draws. */
function binomialChances(count: number, p: number, most: number): Float64Array {
  const chances = new Float64Array(Math.min(count, most) + 1);
  if (p >= 1) {
    if (count <= most) chances[count] = 1;
    return chances;
  }
  const odds = p / (1 - p);
  chances[0] = maths.exp(count * maths.log1p(-p));
  for (let j = 1; j < chances.length; j++) chances[j] = (chances[j - 1] * (count - j + 1) * odds) / j;
  return chances;
}
