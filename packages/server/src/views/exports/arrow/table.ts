import { columnReader, selfEdgeColumns, type GridColumn, type ResultGrid } from '@trellis/core/result';
import { tableTitle } from '@trellis/engine';
import { arrowFile } from './arrowFile.ts';
import { fields, numberColumn, textColumn, type ArrowColumn } from './columns.ts';

/** Writes the table of a result as an Arrow file: a row per gene, with the titles of the CSV of the table. */
export function tableArrow(grid: ResultGrid): Generator<Uint8Array> {
  const columns = [...grid.columns, ...selfEdgeColumns(grid)];
  const all = columns.map((column) =>
    isNumeric(column) ? fields.number(tableTitle(grid, column)) : fields.text(tableTitle(grid, column)),
  );
  return arrowFile(all, [columns.map((column) => valuesOf(grid, column))]);
}

const isNumeric = (column: GridColumn): boolean =>
  column.kind === 'gene' ? column.numeric : column.kind === 'Pvalue' || column.kind === 'Log2FC';

function valuesOf(grid: ResultGrid, column: GridColumn): ArrowColumn {
  const read = columnReader(grid, column);
  const { rows } = grid.result;
  if (isNumeric(column)) return numberColumn(Float64Array.from(rows, (gene) => Number(read(gene) ?? NaN)));
  return textColumn(
    Array.from(rows, (gene) => {
      const value = read(gene);
      return value === null ? null : String(value);
    }),
  );
}
