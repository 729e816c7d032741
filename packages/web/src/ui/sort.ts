/** By which column a table is sorted, and in which direction. */
export interface Sort<Column = string> {
  readonly column: Column;
  readonly order: SortDirection;
}

export type SortDirection = 'asc' | 'desc';

/** The sort after a click on a header: the first direction, then the other one, then none. */
export function nextSort<Column>(
  sort: Sort<Column> | undefined,
  column: Column,
  first: SortDirection,
): Sort<Column> | undefined {
  if (sort?.column !== column) return { column, order: first };
  return sort.order === first ? { column, order: first === 'asc' ? 'desc' : 'asc' } : undefined;
}

/** Value of `aria-sort` for the header of a column. */
export function ariaSort<Column>(
  sort: Sort<Column> | undefined,
  column: Column,
): 'ascending' | 'descending' | 'none' {
  if (sort?.column !== column) return 'none';
  return sort.order === 'asc' ? 'ascending' : 'descending';
}

export type SortValue = string | number | null;

const byLocale = (a: string, b: string): number => a.localeCompare(b);

/** The rows sorted by a value; empty values come last in both directions, equal ones keep their order. */
export function sortRows<Row>(
  rows: readonly Row[],
  valueOf: (row: Row) => SortValue,
  order: SortDirection,
  compareTexts = byLocale,
): Row[] {
  const sign = order === 'asc' ? 1 : -1;
  return [...rows].sort((a, b) => {
    const [x, y] = [valueOf(a), valueOf(b)];
    if (isEmpty(x) || isEmpty(y)) return Number(isEmpty(x)) - Number(isEmpty(y));
    return sign * (typeof x === 'number' && typeof y === 'number' ? x - y : compareTexts(String(x), String(y)));
  });
}

const isEmpty = (value: SortValue): boolean => value === null || value === '';
