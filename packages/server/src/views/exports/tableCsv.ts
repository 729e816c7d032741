import { columnReader, type ResultGrid, type GridColumn } from '@trellis/core';
import { csvCell } from './csv.ts';

/** Writes the grid as it is shown: a line of headings, then the given rows in their order, without the hidden columns. */
export function* tableCsv(grid: ResultGrid, rows: Uint32Array, hidden: readonly number[] = []): Generator<string> {
  const columns = grid.columns.filter((_, index) => !hidden.includes(index));
  yield `${columns.map((column) => csvCell(titleOf(column))).join(',')}\n`;
  const readers = columns.map((column) => columnReader(grid, column));
  for (const gene of rows) yield `${readers.map((read) => csvCell(read(gene))).join(',')}\n`;
}

/** Joins the headings above a column into one line. */
function titleOf(column: GridColumn): string {
  if (column.kind === 'gene') return column.title;
  return column.headings.filter(Boolean).join(' | ').replaceAll('\n', ' ');
}
