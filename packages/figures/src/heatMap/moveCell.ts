import { valueOf } from '@trellis/core';
import type { HeatMapCell, HeatMapGrid } from './types.ts';

const steps: Readonly<Record<string, readonly [rows: number, columns: number] | undefined>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

/** The cell that an arrow key moves to, in display order: the first cell if none is active. Undefined for other keys. */
export function moveCell(
  { rows, columns }: Pick<HeatMapGrid, 'rows' | 'columns'>,
  active: HeatMapCell | undefined,
  key: string,
): HeatMapCell | undefined {
  const step = valueOf(steps, key);
  if (!step || !rows.length || !columns.length) return undefined;
  if (!active) return { row: rows[0], column: columns[0] };
  const at = (list: readonly number[], index: number, by: number) =>
    list[Math.min(Math.max(list.indexOf(index) + by, 0), list.length - 1)];
  return { row: at(rows, active.row, step[0]), column: at(columns, active.column, step[1]) };
}
