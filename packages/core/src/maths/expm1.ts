import { highWord, powerOf2 } from './words.ts';

const overflow = 7.09782712893383973096e2;
const [ln2High, ln2Low] = [6.9314718036912381649e-1, 1.90821492927058770002e-10];
const inverseLn2 = 1.442695040888963387;

const q1 = -3.33333333333331316428e-2;
const q2 = 1.58730158725481460165e-3;
const q3 = -7.93650757867487942473e-5;
const q4 = 4.00821782732936239552e-6;
const q5 = -2.01099218183624371326e-7;

/** e to the power of x minus 1, precise for small x (fdlibm's `s_expm1`); error below 1 ulp. */
export function expm1(x: number): number {
  const word = highWord(x);
  const size = word & 0x7fffffff;
  if (size >= 0x4043687a) {
    if (x !== x) return x;
    if (x > overflow) return Infinity;
    if (word < 0) return -1;
  }
  let [k, c] = [0, 0];
  if (size > 0x3fd62e42) {
    if (size < 0x3ff0a2b2) k = word < 0 ? -1 : 1;
    else k = Math.trunc(inverseLn2 * x + (word < 0 ? -0.5 : 0.5));
    const [high, low] = [x - k * ln2High, k * ln2Low];
    x = high - low;
    c = high - x - low;
  } else if (size < 0x3c900000) return x;
  return sumOf(x, k, c);
}

/** 2^k · e^(x + c) - 1 for |x| < 0.35. */
function sumOf(x: number, k: number, c: number): number {
  const half = 0.5 * x;
  const square = x * half;
  const r = 1 + square * (q1 + square * (q2 + square * (q3 + square * (q4 + square * q5))));
  const t = 3 - r * half;
  let e = square * ((r - t) / (6 - x * t));
  if (k === 0) return x - (x * e - square);
  e = x * (e - c) - c - square;
  if (k === -1) return 0.5 * (x - e) - 0.5;
  if (k === 1) return x < -0.25 ? -2 * (e - (x + 0.5)) : 1 + 2 * (x - e);
  if (k <= -2 || k > 56) {
    const y = 1 - (e - x);
    return (k === 1024 ? y * 2 * powerOf2(1023) : y * powerOf2(k)) - 1;
  }
  const rest = powerOf2(-k);
  return (k < 20 ? 1 - rest - (e - x) : x - (e + rest) + 1) * powerOf2(k);
}
