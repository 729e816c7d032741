import { highWord, withHighWord } from './words.ts';

const [ln2High, ln2Low] = [6.9314718036912381649e-1, 1.90821492927058770002e-10];

const lp1 = 6.66666666666673513e-1;
const lp2 = 3.999999999940941908e-1;
const lp3 = 2.857142874366239149e-1;
const lp4 = 2.222219843214978396e-1;
const lp5 = 1.818357216161805012e-1;
const lp6 = 1.531383769920937332e-1;
const lp7 = 1.479819860511658591e-1;

/** log(1 + x), precise for small x (fdlibm's `s_log1p`); error below 1 ulp. */
export function log1p(x: number): number {
  const high = highWord(x);
  const size = high & 0x7fffffff;
  if (high < 0x3fda827a) {
    if (size >= 0x3ff00000) return x === -1 ? -Infinity : NaN;
    if (size < 0x3e200000) return size < 0x3c900000 ? x : x - x * x * 0.5;
    if (high > 0 || high <= (0xbfd2bec4 | 0)) return sumOf({ f: x, k: 0, isNearPower: false, c: 0 });
  }
  if (high >= 0x7ff00000) return x;
  return sumOf(partsOf(x, high));
}

/** 1 + x as 2^k · (1 + f), with the correction c of what its rounding has lost. */
interface Parts {
  readonly f: number;
  readonly k: number;
  readonly isNearPower: boolean;
  readonly c: number;
}

function partsOf(x: number, high: number): Parts {
  const isSmall = high < 0x43400000;
  const u = isSmall ? 1 + x : x;
  const word = highWord(u);
  let k = (word >> 20) - 1023;
  const c = isSmall ? (k > 0 ? 1 - (u - x) : x - (u - 1)) / u : 0;
  const fraction = word & 0x000fffff;
  if (fraction < 0x6a09e) {
    return { f: withHighWord(u, fraction | 0x3ff00000) - 1, k, isNearPower: fraction === 0, c };
  }
  k++;
  const isNearPower = (0x00100000 - fraction) >> 2 === 0;
  return { f: withHighWord(u, fraction | 0x3fe00000) - 1, k, isNearPower, c };
}

function sumOf({ f, k, isNearPower, c }: Parts): number {
  const half = 0.5 * f * f;
  if (isNearPower) {
    if (f === 0) return k === 0 ? 0 : k * ln2High + (c + k * ln2Low);
    const r = half * (1 - (2 / 3) * f);
    return k === 0 ? f - r : k * ln2High - (r - (k * ln2Low + c) - f);
  }
  const s = f / (2 + f);
  const z = s * s;
  const r = z * (lp1 + z * (lp2 + z * (lp3 + z * (lp4 + z * (lp5 + z * (lp6 + z * lp7))))));
  return k === 0 ? f - (half - s * (half + r)) : k * ln2High - (half - (s * (half + r) + (k * ln2Low + c)) - f);
}
