import { cellText, type AnalysisRow } from './columns.ts';

export interface Sort {
  readonly column: string;
  readonly order: 'asc' | 'desc';
}

/** A click on a header: ascending, descending, none. */
export function nextSort(sort: Sort | undefined, column: string): Sort | undefined {
  if (sort?.column !== column) return { column, order: 'asc' };
  return sort.order === 'asc' ? { column, order: 'desc' } : undefined;
}

const texts = new Intl.Collator('en', { numeric: true, sensitivity: 'base' });

/**
 * The rows in order: numbers inside texts count as numbers (9 days before 14 days), empty cells come last both ways, ties
 * keep the order they came in (gene id, then id).
 */
export function sortRows(rows: readonly AnalysisRow[], sort: Sort | undefined): readonly AnalysisRow[] {
  if (!sort) return rows;
  const sign = sort.order === 'asc' ? 1 : -1;
  return [...rows].sort((a, b) => {
    const [x, y] = [cellText(a, sort.column), cellText(b, sort.column)];
    if (x === '' || y === '') return Number(x === '') - Number(y === '');
    return sign * texts.compare(x, y);
  });
}
