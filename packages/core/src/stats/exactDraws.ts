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
  const most = isAbove ? lastOutcome(draws, hits) : hits;
  const chances = distribution(draws, most);
  return {
    greater: isAbove ? maths.log(sum(chances, hits, most)) : maths.log1p(-Math.min(1, sum(chances, 0, hits - 1))),
    less: isAbove
      ? maths.log1p(-Math.min(1, sum(chances, hits + 1, most)))
      : maths.log(Math.min(1, sum(chances, 0, hits))),
  };
}

/** The sum of the probabilities from one outcome to another, the last one first. */
function sum(chances: Float64Array, from: number, to: number): number {
  let total = 0;
  for (let outcome = to; outcome >= from; outcome--) total += chances[outcome];
  return total;
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

/** Probabilities of 0 to `most` hits; they hold until the next call, and what follows them has no meaning. */
function distribution(draws: Draws, most: number): Float64Array {
  if (chances.length <= most) [chances, binomial] = [new Float64Array(2 * most + 2), new Float64Array(2 * most + 2)];
  return byPowerSums(draws, most) ?? byConvolution(draws, most);
}

/** Buffers for the distributions of all draws and of the class at work: arrays for each of a million tests would be a third of their time. */
let [chances, binomial] = [new Float64Array(256), new Float64Array(256)];

/**
 * The probabilities as P(S = 0) times the elementary symmetric polynomials e_k of the odds, by Newton's identities
 * k e_k = sum (-1)^(j-1) e_(k-j) P_j with the power sums P_j of the odds. Undefined where terms could cancel: odds far above the others.
 */
function byPowerSums({ counts, probabilities }: Draws, most: number): Float64Array | undefined {
  const odds = buffersFor(counts.length)[0];
  let [first, second] = [0, 0];
  for (let i = 0; i < counts.length; i++) {
    odds[i] = probabilities[i] / (1 - probabilities[i]);
    first += counts[i] * odds[i];
    second += counts[i] * odds[i] * odds[i];
  }
  if (!(most * second <= maxSecondTerm * first * first)) return undefined;
  let logNone = 0;
  for (let i = 0; i < counts.length; i++) logNone += counts[i] * logOfMissing(probabilities[i]);
  const sums = powerSums(counts, { first, most });
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

/** Buffers for the odds of the classes and for their powers: arrays for each of 10,000 tests would fill the memory. */
let buffers: readonly [odds: Float64Array, powers: Float64Array] = [new Float64Array(512), new Float64Array(512)];

function buffersFor(classes: number): typeof buffers {
  if (buffers[0].length < classes) buffers = [new Float64Array(2 * classes), new Float64Array(2 * classes)];
  return buffers;
}

/** Power sums of the odds in their buffer, from the first one to the last that changes an outcome: its term is (most / first)^j P_j or less. */
function powerSums(
  counts: ArrayLike<number>,
  { first, most }: { readonly first: number; readonly most: number },
): number[] {
  const [odds, powers] = buffers;
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
  chances.fill(0, 0, most + 1);
  chances[0] = 1;
  let reached = 0;
  for (let i = 0; i < counts.length; i++) {
    if (!(counts[i] > 0 && probabilities[i] > 0)) continue;
    const drawn = Math.min(counts[i], most);
    fillBinomial(counts[i], probabilities[i], most);
    reached = Math.min(most, reached + drawn);
    if (drawn === 1) convolveOne(reached);
    else convolve(drawn, reached);
  }
  return chances;
}

/** As `convolve` for a class of one draw, which most are. */
function convolveOne(reached: number): void {
  const none = binomial[0];
  const one = binomial[1];
  for (let outcome = reached; outcome > 0; outcome--)
    chances[outcome] = none * chances[outcome] + one * chances[outcome - 1];
  chances[0] *= none;
}

/**
 * Convolves the distribution in its buffer, of 0 to `own` hits, in place, from the largest outcome down. The terms of one outcome rise
 * and then fall, since both sequences are log-concave; the sum ends once they no longer change it.
 */
function convolve(drawn: number, reached: number): void {
  for (let outcome = reached; outcome >= 0; outcome--) {
    const last = Math.min(outcome, drawn);
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

/** Puts the probabilities of 0 to `most` hits, or of as many as there are draws, into the buffer. */
function fillBinomial(count: number, p: number, most: number): void {
  const drawn = Math.min(count, most);
  if (p >= 1) {
    binomial.fill(0, 0, drawn + 1);
    if (count <= most) binomial[count] = 1;
    return;
  }
  if (count === 1) {
    [binomial[0], binomial[1]] = [1 - p, p];
    return;
  }
  const odds = p / (1 - p);
  binomial[0] = maths.exp(count * maths.log1p(-p));
  for (let j = 1; j <= drawn; j++) binomial[j] = (binomial[j - 1] * (count - j + 1) * odds) / j;
}
