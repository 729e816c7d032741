import type { TableOrder } from '../../api/table.ts';

type Sort = TableOrder['sort'];

/** A click on a header: descending, ascending, none. */
export function nextSort(sort: Sort, column: number): Sort {
  if (sort?.column !== column) return { column, order: 'desc' };
  return sort.order === 'desc' ? { column, order: 'asc' } : undefined;
}

/** The state of a column's order as ARIA calls it. */
export function ariaSort(sort: Sort, column: number): 'ascending' | 'descending' | 'none' {
  if (sort?.column !== column) return 'none';
  return sort.order === 'asc' ? 'ascending' : 'descending';
}
