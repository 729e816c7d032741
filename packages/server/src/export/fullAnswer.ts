import {
  hasBit,
  columnReader,
  headerCell,
  headerRows,
  mergedCells,
  styleOf,
  type Grid,
  type GridColumn,
} from '@trellis/core';
import type { AnswerContext } from '../engine/question.ts';
import { describeAnswer, type Held } from '../engine/views.ts';

/** The whole answer to a query as JSON, row by row: the table of `all_tfs` on a full data set has 91 MB. */
export function* fullAnswer(held: Held, context: AnswerContext): Generator<string> {
  const { result } = held;
  const grid = held.grid();
  const about = JSON.stringify(describeAnswer(result, context));
  const columns = JSON.stringify(grid.columns.map((column, id) => ({ id, ...styleOf(column, result) })));
  yield `${about.slice(0, -1)},"result":{"columns":${columns},"mergeCells":${JSON.stringify(mergedCells(grid))},"data":[`;
  for (let row = 0; row < headerRows; row++) {
    yield (row ? ',' : '') + JSON.stringify(grid.columns.map((column) => headerCell(column, row)));
  }
  const write = rowWriter(grid);
  for (const gene of result.rows) yield write(gene);
  yield ']}}';
}

/** Writes a row as JSON. Most cells are empty: their runs are written at once. */
function rowWriter(grid: Grid): (gene: number) => string {
  const fixed = grid.columns.flatMap((column) => (column.kind === 'gene' ? [columnReader(grid, column)] : []));
  const cells = grid.columns.flatMap((column) =>
    column.kind === 'gene' ? [] : [{ set: column.column.cells, write: cellWriter(grid, column) }],
  );
  const nulls = Array.from({ length: cells.length + 1 }, (_, n) => ',null'.repeat(n));
  return (gene) => {
    let text = `,[${fixed.map((read) => JSON.stringify(read(gene))).join(',')}`;
    let empty = 0;
    for (const { set, write } of cells) {
      if (!hasBit(set, gene)) empty++;
      else {
        text += nulls[empty] + write(gene);
        empty = 0;
      }
    }
    return `${text}${nulls[empty]}]`;
  };
}

/** Writes a cell with the comma before it. Figures are finite, so that their text is their JSON. */
function cellWriter(grid: Grid, column: GridColumn): (gene: number) => string {
  const read = columnReader(grid, column);
  return (gene) => {
    const value = read(gene);
    return typeof value === 'number' ? `,${value}` : `,${JSON.stringify(value)}`;
  };
}
