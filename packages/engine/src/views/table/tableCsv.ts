import {
  analysisLabel,
  columnReader,
  csvText,
  selfEdgeColumns,
  type ResultGrid,
  type GridColumn,
} from '@trellis/core';

/** Writes the grid as it is shown: a line of titles, then the given rows in their order, without the hidden columns. */
export function* tableCsv(grid: ResultGrid, rows: Uint32Array, hidden: readonly number[] = []): Generator<string> {
  const columns = [...grid.columns.filter((_, index) => !hidden.includes(index)), ...selfEdgeColumns(grid)];
  yield csvText([columns.map((column) => tableTitle(grid, column))]);
  const readers = columns.map((column) => columnReader(grid, column));
  for (const gene of rows) yield csvText([readers.map((read) => read(gene))]);
}

/** `TGA1 · DAP-seq · 699 | Pvalue`: the label of the analysis and the kind of column. */
export const tableTitle = ({ result }: ResultGrid, column: GridColumn): string =>
  column.kind === 'gene' ? column.title : `${analysisLabel(result, column.column)} | ${column.kind}`;
