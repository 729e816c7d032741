import { reduce } from './angle.ts';
import { highWord, ofWords } from './words.ts';

const s1 = -1.66666666666666324348e-1;
const s2 = 8.33333333332248946124e-3;
const s3 = -1.98412698298579493134e-4;
const s4 = 2.75573137070700676789e-6;
const s5 = -2.50507602534068634195e-8;
const s6 = 1.58969099521155010221e-10;

const c1 = 4.16666666666666019037e-2;
const c2 = -1.38888888888741095749e-3;
const c3 = 2.48015872894767294178e-5;
const c4 = -2.75573143513906633035e-7;
const c5 = 2.0875723212981748279e-9;
const c6 = -1.13596475577881948265e-11;

/** The sine of an angle in radians, of at most 1.6 million (fdlibm's `s_sin`); error below 1 ulp. */
export function sin(x: number): number {
  const { rightAngles, rest, tail } = reduce(x);
  const value = rightAngles & 1 ? cosOf(rest, tail) : sinOf(rest, tail);
  return rightAngles & 2 ? -value : value;
}

/** The cosine of an angle in radians, of at most 1.6 million (fdlibm's `s_cos`); error below 1 ulp. */
export function cos(x: number): number {
  const { rightAngles, rest, tail } = reduce(x);
  const value = rightAngles & 1 ? sinOf(rest, tail) : cosOf(rest, tail);
  return (rightAngles + 1) & 2 ? -value : value;
}

function sinOf(x: number, tail: number): number {
  if (Math.abs(x) < 2 ** -27) return x;
  const z = x * x;
  const v = z * x;
  const r = s2 + z * (s3 + z * (s4 + z * (s5 + z * s6)));
  return tail === 0 ? x + v * (s1 + z * r) : x - (z * (0.5 * tail - v * r) - tail - v * s1);
}

function cosOf(x: number, tail: number): number {
  const size = highWord(x) & 0x7fffffff;
  if (size < 0x3e400000) return 1;
  const z = x * x;
  const r = z * (c1 + z * (c2 + z * (c3 + z * (c4 + z * (c5 + z * c6)))));
  if (size < 0x3fd33333) return 1 - (0.5 * z - (z * r - x * tail));
  const q = size > 0x3fe90000 ? 0.28125 : ofWords(size - 0x00200000, 0);
  const half = 0.5 * z - q;
  return 1 - q - (half - (z * r - x * tail));
}

/** The tangent of an angle in radians, of at most 1.6 million, as sine by cosine; error below 3 ulp. */
export const tan = (x: number): number => sin(x) / cos(x);
