import { logSeries } from './logSeries.ts';
import { highWord, lowWord, withHighWord } from './words.ts';

const [ln2High, ln2Low] = [6.9314718036912381649e-1, 1.90821492927058770002e-10];
const two54 = 1.8014398509481984e16;

/** The natural logarithm, with the same bits on every machine (fdlibm's `e_log`); error below 1 ulp. */
export function log(x: number): number {
  let [high, k] = [highWord(x), 0];
  if (high < 0x00100000) {
    if (x === 0) return -Infinity;
    if (high < 0) return NaN;
    k = -54;
    x *= two54;
    high = highWord(x);
  }
  if (high >= 0x7ff00000) return x;
  k += (high >> 20) - 1023;
  high &= 0x000fffff;
  const i = (high + 0x95f64) & 0x100000;
  k += i >> 20;
  const f = withHighWord(x, high | (i ^ 0x3ff00000)) - 1;
  if ((0x000fffff & (2 + high)) < 3) return logNearPower(f, k);
  return logOf(f, { high, k });
}

/** log(2^k · (1 + f)) for |f| < 2^-20. */
function logNearPower(f: number, k: number): number {
  if (f === 0) return k === 0 ? 0 : k * ln2High + k * ln2Low;
  const r = f * f * (0.5 - (1 / 3) * f);
  return k === 0 ? f - r : k * ln2High - (r - k * ln2Low - f);
}

function logOf(f: number, { high, k }: { readonly high: number; readonly k: number }): number {
  const s = f / (2 + f);
  const r = logSeries(s);
  if (((high - 0x6147a) | (0x6b851 - high)) > 0) {
    const half = 0.5 * f * f;
    return k === 0 ? f - (half - s * (half + r)) : k * ln2High - (half - (s * (half + r) + k * ln2Low) - f);
  }
  return k === 0 ? f - s * (f - r) : k * ln2High - (s * (f - r) - k * ln2Low - f);
}

const [log10Of2High, log10Of2Low] = [3.01029995663611771306e-1, 3.69423907715893078616e-13];
const inverseLn10 = 4.34294481903251816668e-1;

/** The logarithm to base 10 (fdlibm's `e_log10`). */
export function log10(x: number): number {
  let [high, k] = [highWord(x), 0];
  if (high < 0x00100000) {
    if (x === 0) return -Infinity;
    if (high < 0) return NaN;
    k = -54;
    x *= two54;
    high = highWord(x);
  }
  if (high >= 0x7ff00000) return x;
  if (high === 0x3ff00000 && lowWord(x) === 0) return 0;
  k += (high >> 20) - 1023;
  const i = (k & 0x80000000) >>> 31;
  const y = k + i;
  const z = y * log10Of2Low + inverseLn10 * log(withHighWord(x, (high & 0x000fffff) | ((0x3ff - i) << 20)));
  return z + y * log10Of2High;
}
