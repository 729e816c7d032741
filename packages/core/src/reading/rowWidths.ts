import type { TextRow } from '../formats/delimited/delimitedText.ts';

/** The number of cells up to the last one that is not empty. */
export function filledLength(cells: readonly string[]): number {
  let length = cells.length;
  while (length > 0 && cells[length - 1] === '') length--;
  return length;
}

/** The usual number of cells of a row: a last column without any text does not count. */
export function usualWidth(rows: readonly TextRow[], lengths: readonly number[]): number {
  const full = commonest(rows.map(({ cells }) => cells.length));
  const filled = commonest(lengths);
  const hasText = rows.some(({ cells }, i) => lengths[i] === full && cells.length === full);
  return hasText ? full : filled;
}

function commonest(values: readonly number[]): number {
  const counts = new Map<number, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts].sort((a, b) => b[1] - a[1] || b[0] - a[0]).at(0)?.[0] ?? 0;
}
