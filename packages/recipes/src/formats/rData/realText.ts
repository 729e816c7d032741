/** The most significant digits that R gives a number in a text. */
const significantDigits = 15;

/**
 * The text that `as.character` of R makes of a double: up to 15 significant digits, and an exponent where that is shorter by
 * more than `scipen` letters (`format.c`, `formatReal.c` of R). Null for NA, which R keeps, and for NaN.
 */
export function realText(value: number, scipen = 0): string | null {
  if (Number.isNaN(value)) return null;
  if (!Number.isFinite(value)) return value > 0 ? 'Inf' : '-Inf';
  const [mantissa, exponent] = value.toExponential(significantDigits - 1).split('e');
  const digits = mantissa.replace(/\.?0+$/, '');
  const power = Number(exponent);
  const decimals = Math.max(0, digits.replace(/[-.]/g, '').length - 1 - power);
  const fixed = Number(value.toPrecision(significantDigits)).toFixed(Math.min(decimals, 100));
  const scientific = `${digits}e${power < 0 ? '-' : '+'}${String(Math.abs(power)).padStart(2, '0')}`;
  const isFixed = decimals <= 100 && Math.abs(power) < 21 && fixed.length <= scientific.length + scipen;
  return isFixed ? fixed : scientific;
}
