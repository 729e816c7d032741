import { formatPValue } from '@trellis/core/stats';

const one = formatPValue(0);

/** The p-value of a base-10 logarithm in a grid, in which those below 1 should be seen: a dot for 1, a dash without a test. */
export function pCell(log10: number): string {
  const text = formatPValue(log10);
  return text === one ? '·' : text || '–';
}
