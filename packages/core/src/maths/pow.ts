import { log } from './log.ts';
import { product, quickSum, sum, type Twice } from './twice.ts';
import { highWord, scale, withHighWord } from './words.ts';

const one: Twice = { high: 1, low: 0 };

const sixth: Twice = { high: 1 / 6, low: 9.25185853854297e-18 };

const steps = 128;

const maxStep = Math.ceil(0.7 * steps);

/** e^(j/128) for j from -maxStep on. */
const powers = Array.from({ length: 2 * maxStep + 1 }, (_, i) => powerOfStep((i - maxStep) / steps));

/** e^x with twice the precision of a double, for |x| of at most 0.7. */
function exponential(x: Twice): Twice {
  const step = Math.round(x.high * steps);
  const rest = quickSum(x.high - step / steps, x.low);
  return product(powers[step + maxStep], sum(one, nearZero(rest)));
}

/** e^x - 1 for |x| of at most 2^-8, by its series. */
function nearZero(x: Twice): Twice {
  const square = product(x, x);
  const cube = product(square, product(x, sixth));
  const h = x.high;
  const rest = h * h * h * h * (1 / 24 + h * (1 / 120 + h * (1 / 720 + h * (1 / 5040 + h / 40320))));
  return sum(sum(x, { high: square.high / 2, low: square.low / 2 }), { high: cube.high, low: cube.low + rest });
}

/** e^x by e^2x - 1 = (e^x - 1) · (2 + (e^x - 1)), eight times. */
function powerOfStep(x: number): Twice {
  let e = nearZero({ high: x / 256, low: 0 });
  for (let i = 0; i < 8; i++) e = sum({ high: 2 * e.high, low: 2 * e.low }, product(e, e));
  return sum(one, e);
}

const ln2: Twice = { high: Math.LN2, low: 2.3190468138462996e-17 };
const ln10: Twice = { high: Math.LN10, low: -2.1707562233822494e-16 };

/**
 * A positive base to a power, with the same bits on every machine: correctly rounded but for about one of 10^10 arguments, since it
 * computes with twice the precision (ten times as slow as `**`). NaN for a negative base: none of our formulas has one.
 */
export function pow(x: number, y: number): number {
  if (y === 0) return 1;
  if (Number.isNaN(x) || Number.isNaN(y) || x < 0) return NaN;
  if (x === 1) return Math.abs(y) === Infinity ? NaN : 1;
  if (x === 0 || x === Infinity || Math.abs(y) === Infinity) return x > 1 === y > 0 ? Infinity : 0;
  // Beyond, the result is outside of the doubles, and the products of parts overflow.
  const rough = y * log(x);
  if (rough > 710) return Infinity;
  if (rough < -746) return 0;
  return powerOfE(product({ high: y, low: 0 }, logOf(x)));
}

/** 10 to a power, as precise as `pow`. */
export function exp10(y: number): number {
  if (Number.isNaN(y)) return NaN;
  if (y > 309) return Infinity;
  if (y < -324) return 0;
  return powerOfE(product({ high: y, low: 0 }, ln10));
}

/** log(x) = k · ln 2 + log(m), by one step of Newton's method from the logarithm of a double. */
function logOf(x: number): Twice {
  const shift = x < 2 ** -1022 ? 54 : 0;
  const normal = scale(x, shift);
  const word = highWord(normal);
  const half = (word & 0x000fffff) > 0x6a09e ? 1 : 0;
  const k = (word >> 20) - 1023 + half - shift;
  const m = withHighWord(normal, (word & 0x000fffff) | ((1023 - half) << 20));
  const first = log(m);
  const ratio = product({ high: m, low: 0 }, exponential({ high: -first, low: 0 }));
  const step = ratio.high - 1 + ratio.low;
  return sum(product({ high: k, low: 0 }, ln2), quickSum(first, step));
}

function powerOfE(x: Twice): number {
  const n = Math.round(x.high / Math.LN2);
  const rest = sum(x, product({ high: -n, low: 0 }, ln2));
  return scale(exponential(rest).high, n);
}
