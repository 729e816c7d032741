import type { ChangeUnit, PUnit } from './ownAnalysis.ts';

/**
 * A change as a log2 fold change. A ratio is that of the amounts; a signed one is -2 for half the amount. NaN for a ratio
 * that is not positive, and for a missing number.
 */
export function toLog2(change: number, unit: ChangeUnit): number {
  switch (unit) {
    case 'log2':
      return change;
    case 'ln':
      return change / Math.LN2;
    case 'log10':
      return change / Math.LOG10E / Math.LN2;
    case 'ratio':
      return Math.log2(change);
    case 'signed':
      return change < 0 ? -Math.log2(-change) : Math.log2(change);
    default:
      return unit satisfies never;
  }
}

/** A p-value from the number of a column, which can be its negative logarithm. */
export const toP = (value: number, unit: PUnit): number => (unit === 'p' ? value : 10 ** -value);
