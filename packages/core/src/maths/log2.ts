import { logSeries } from './logSeries.ts';
import { highWord, lowWord, withHighWord, withoutLowWord } from './words.ts';

const two54 = 1.8014398509481984e16;
const [inverseLn2High, inverseLn2Low] = [1.44269504072144627571, 1.67517131648865118353e-10];

/** log(1 + f) - (f - f²/2) for 1 + f between √2/2 and √2. */
function restOfLog1p(f: number): number {
  const s = f / (2 + f);
  return s * (0.5 * f * f + logSeries(s));
}

/** The logarithm to base 2, exact for powers of 2 (FreeBSD's `e_log2`). */
export function log2(x: number): number {
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
  high &= 0x000fffff;
  const i = (high + 0x95f64) & 0x100000;
  k += i >> 20;
  const f = withHighWord(x, high | (i ^ 0x3ff00000)) - 1;
  const half = 0.5 * f * f;
  const leading = withoutLowWord(f - half);
  const rest = f - leading - half + restOfLog1p(f);
  const valueHigh = leading * inverseLn2High;
  const valueLow = (rest + leading) * inverseLn2Low + rest * inverseLn2High;
  const w = k + valueHigh;
  return valueLow + (k - w + valueHigh) + w;
}
