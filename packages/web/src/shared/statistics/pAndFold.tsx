import { formatFold } from '@trellis/core/formats';
import { formatPValue } from '@trellis/core/stats';
import { foldInterval, type FoldStatistics } from '@trellis/core/views';
import type { ReactNode } from 'react';
import styles from './pAndFold.module.css';

const one = formatPValue(0);

/** The p-value of a base-10 logarithm in a grid, in which those below 1 should be seen: a dot for 1, a dash without a test. */
export function pCell(log10: number): string {
  const text = formatPValue(log10);
  return text === one ? '·' : text || '–';
}

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
const foldSign = ', fold ';

/** `3.2e-10, fold 1.86 (1.61 to 2.14)`: a p-value with the overlap that it is of. */
export const withFold = (p: string, { fold, low, high }: Pick<FoldStatistics, 'fold' | 'low' | 'high'>): string =>
  p && `${p}${foldSign}${formatFoldInterval(fold, [low, high])}`;

interface Props {
  /** The p-value, with the number of genes if it has one. */
  readonly test: ReactNode;
  /** The fold with its interval: `1.86 (1.61 to 2.14)`. */
  readonly fold: string;
}

/** A p-value and its fold in one line, `3.2e-10, fold 1.86 (1.61 to 2.14)`; on a narrow page in two. */
export const FoldCell = ({ test, fold }: Props) => (
  <>
    {test}
    <span className={styles.comma}>, </span>
    <span className={styles.fold}>fold {fold}</span>
  </>
);

/** The text of `withFold` as a cell; a text without a fold as it is. */
export function foldCell(text: string): ReactNode {
  const at = text.indexOf(foldSign);
  return at < 0 ? text : <FoldCell test={text.slice(0, at)} fold={text.slice(at + foldSign.length)} />;
}
