import { columnReader, csvText, type ResultGrid, type GridColumn } from '@trellis/core';

/** Writes the grid as it is shown: a line of headings, then the given rows in their order, without the hidden columns. */
export function* tableCsv(grid: ResultGrid, rows: Uint32Array, hidden: readonly number[] = []): Generator<string> {
  const columns = grid.columns.filter((_, index) => !hidden.includes(index));
  yield csvText([columns.map(titleOf)]);
  const readers = columns.map((column) => columnReader(grid, column));
  for (const gene of rows) yield csvText([readers.map((read) => read(gene))]);
}

/** Joins the headings above a column into one line. */
function titleOf(column: GridColumn): string {
  if (column.kind === 'gene') return column.title;
  return column.headings.filter(Boolean).join(' | ').replaceAll('\n', ' ');
}
