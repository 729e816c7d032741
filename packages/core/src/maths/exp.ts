import { highWord, powerOf2 } from './words.ts';

const [overflow, underflow] = [7.09782712893383973096e2, -7.4513321910194110842e2];
const [ln2High, ln2Low] = [6.9314718036912381649e-1, 1.90821492927058770002e-10];
const inverseLn2 = 1.442695040888963387;

const p1 = 1.66666666666666019037e-1;
const p2 = -2.77777777770155933842e-3;
const p3 = 6.61375632143793436117e-5;
const p4 = -1.6533902205465251539e-6;
const p5 = 4.13813679705723846039e-8;

/** e to the power of x, with the same bits on every machine (FreeBSD's `e_exp`); error below 1 ulp. */
export function exp(x: number): number {
  if (x !== x) return x;
  if (x > overflow) return Infinity;
  if (x < underflow) return 0;
  const word = highWord(x);
  const size = word & 0x7fffffff;
  let [high, low, k] = [0, 0, 0];
  if (size > 0x3fd62e42) {
    if (size < 0x3ff0a2b2) {
      // V8 returns this one as a constant, and so does everything that copied it.
      if (x === 1) return Math.E;
      k = word < 0 ? -1 : 1;
    } else k = Math.trunc(inverseLn2 * x + (word < 0 ? -0.5 : 0.5));
    high = x - k * ln2High;
    low = k * ln2Low;
    x = high - low;
  } else if (size < 0x3e300000) return 1 + x;
  const t = x * x;
  const c = x - t * (p1 + t * (p2 + t * (p3 + t * (p4 + t * p5))));
  if (k === 0) return 1 - ((x * c) / (c - 2) - x);
  const y = 1 - (low - (x * c) / (2 - c) - high);
  if (k === 1024) return y * 2 * powerOf2(1023);
  return k >= -1021 ? y * powerOf2(k) : y * powerOf2(k + 1000) * powerOf2(-1000);
}
