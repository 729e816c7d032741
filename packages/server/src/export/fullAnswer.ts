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
  const writers = grid.columns.map((column) => cellWriter(grid, column));
  for (const gene of result.rows) {
    let text = ',[' + writers[0](gene);
    for (let i = 1; i < writers.length; i++) text += ',' + writers[i](gene);
    yield text + ']';
  }
  yield ']}}';
}

/** Writes a cell of one column as JSON. */
function cellWriter(grid: Grid, column: GridColumn): (gene: number) => string {
  const read = columnReader(grid, column);
  if (column.kind === 'gene') return (gene) => JSON.stringify(read(gene));
  const { cells } = column.column;
  return (gene) => (hasBit(cells, gene) ? JSON.stringify(read(gene)) : 'null');
}
