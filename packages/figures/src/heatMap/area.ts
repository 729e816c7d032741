import type { HeatMapArea, HeatMapCell, HeatMapGrid, HeatMapWindow } from './types.ts';

/** Rows and columns in the order shown. */
type Order = Pick<HeatMapGrid, 'rows' | 'columns'>;

/** Whether an area begins and ends in the same cell. */
export const isSingleCell = ({ from, to }: HeatMapArea): boolean => from.row === to.row && from.column === to.column;

/** The rows and columns of a rectangle, in the order shown. */
export const windowOfArea = ({ rows, columns }: Order, { from, to }: HeatMapArea): HeatMapWindow => ({
  rows: between(rows, from.row, to.row),
  columns: between(columns, from.column, to.column),
});

function between(order: readonly number[], a: number, b: number): number[] {
  const [from, to] = [order.indexOf(a), order.indexOf(b)];
  return order.slice(Math.min(from, to), Math.max(from, to) + 1);
}

/** A quarter of the rows and of the columns, at least two, around a cell; around the middle without a cell. */
export const windowAround = ({ rows, columns }: Order, cell: HeatMapCell | undefined): HeatMapWindow => ({
  rows: quarterAround(rows, cell?.row),
  columns: quarterAround(columns, cell?.column),
});

function quarterAround(order: readonly number[], index: number | undefined): number[] {
  const size = Math.min(Math.max(2, Math.ceil(order.length / 4)), order.length);
  const middle = index === undefined ? order.length / 2 : order.indexOf(index);
  const start = Math.min(Math.max(Math.round(middle - size / 2), 0), order.length - size);
  return order.slice(start, start + size);
}
