/** By which column a table is sorted, and how. */
export interface Sort {
  readonly column: string;
  readonly order: 'asc' | 'desc';
}

/** The next sort after a click on a header: the first order, the other one, none. */
export function nextSort(sort: Sort | undefined, column: string, first: Sort['order']): Sort | undefined {
  if (sort?.column !== column) return { column, order: first };
  return sort.order === first ? { column, order: first === 'asc' ? 'desc' : 'asc' } : undefined;
}

export type SortValue = string | number | null;

/** Rows in the order of a value; empty ones stay last, equal ones as they were. */
export function sortRows<T>(rows: readonly T[], valueOf: (row: T) => SortValue, order: Sort['order']): T[] {
  const sign = order === 'asc' ? 1 : -1;
  return [...rows].sort((a, b) => {
    const [x, y] = [valueOf(a), valueOf(b)];
    if (isEmpty(x) || isEmpty(y)) return Number(isEmpty(x)) - Number(isEmpty(y));
    return sign * (typeof x === 'number' && typeof y === 'number' ? x - y : String(x).localeCompare(String(y)));
  });
}

const isEmpty = (value: SortValue): boolean => value === null || value === '';
