import { formatFold } from '@trellis/core/formats';
import { type FoldFigures, foldInterval } from '@trellis/core/views';

/** `1.48 (1.31 to 1.66)`: a fold with its 95 % interval; a dash where none is expected, and for an end that has none. */
export function formatFoldInterval(
  fold: number | null,
  [low, high]: readonly [low: number | null, high: number | null],
): string {
  return fold === null ? formatFold(null) : `${formatFold(fold)} (${formatFold(low)} to ${formatFold(high)})`;
}

/** The fold of an overlap of sets with its 95 % interval: the shared part, the size of the smaller set, the expected part. */
export function formatOverlapFold(common: number, smaller: number, expected: number): string {
  return formatFoldInterval(expected > 0 ? common / expected : null, foldInterval(common, smaller, expected));
}

/** What is between a p-value and its fold. */
export const foldSign = ', fold ';

/** `3.2e-10, fold 1.86 (1.61 to 2.14)`: a p-value with the overlap that it is of. */
export const withFold = (p: string, { fold, low, high }: Pick<FoldFigures, 'fold' | 'low' | 'high'>): string =>
  p && `${p}${foldSign}${formatFoldInterval(fold, [low, high])}`;
