import * as maths from '../maths/index.ts';

/** A p-value. The number itself is 0 below 5e-324; its base-10 logarithm is exact however small the p-value is. */
export interface PValue {
  readonly p: number;
  readonly log10: number;
}

/** The p-value of a natural logarithm. */
export const pValueOf = (log: number): PValue => ({ p: maths.exp(log), log10: log10Of(log) });

/** The base-10 logarithm of a natural logarithm. Never -0. */
export const log10Of = (log: number): number => log / Math.LN10 + 0;

/** Whether an adjusted p-value, given as its base-10 logarithm, is at most alpha: asked of the number that readers see. */
export function isSignificant(log10: number, alpha: number): boolean {
  const distance = log10 - maths.log10(alpha);
  // A power takes a microsecond, and millions of terms are asked.
  if (Math.abs(distance) > 1e-9) return distance < 0;
  return maths.exp10(log10) <= alpha;
}

/**
 * Writes the p-value of a base-10 logarithm in exponential form, however small it is: `1.23e-5`, `3.20e-475`. '' for NaN, a
 * test that was not made.
 */
export function formatPValue(log10: number, decimals = 2): string {
  if (Number.isNaN(log10)) return '';
  if (log10 > smallestNormal || log10 === -Infinity) return maths.exp10(log10).toExponential(decimals);
  const power = Math.floor(log10);
  const [mantissa, carry] = maths
    .exp10(log10 - power)
    .toExponential(decimals)
    .split('e');
  return `${mantissa}e${power + Number(carry)}`;
}

/**
 * Writes the p-value of a base-10 logarithm for a file, with the 13 digits that the power of a logarithm has, or where a
 * double underflows, ten.
 */
export const writePValue = (log10: number): string =>
  log10 > smallestNormal || log10 === -Infinity
    ? String(Number(maths.exp10(log10).toPrecision(13)))
    : formatPValue(log10, 9);

/** Base-10 logarithm above which a double has all its digits. */
const smallestNormal = -307;
