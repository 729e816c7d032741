import { columnReader, type ResultGrid, type GridColumn } from '@trellis/core';
import { csvCell } from './csv.ts';

/** The grid as it is shown: the given rows in their order, without the hidden columns; one line of headings. */
export function* tableCsv(grid: ResultGrid, rows: Uint32Array, hidden: readonly number[] = []): Generator<string> {
  const columns = grid.columns.filter((_, index) => !hidden.includes(index));
  yield `${columns.map((column) => csvCell(titleOf(column))).join(',')}\n`;
  const readers = columns.map((column) => columnReader(grid, column));
  for (const gene of rows) yield `${readers.map((read) => csvCell(read(gene))).join(',')}\n`;
}

/** The headings over a column in one line, without repetitions. */
function titleOf(column: GridColumn): string {
  if (column.kind === 'gene') return column.title;
  return column.headings.filter(Boolean).join(' | ').replaceAll('\n', ' ');
}
