import { headerCell, headerRows, mergedCells, styleOf } from '@trellis/core';
import type { AnswerContext } from '../question.ts';
import { describeAnswer } from '../describeResult.ts';
import type { EvaluatedResult } from '../evaluatedResult.ts';
import { ByteWriter } from './byteWriter.ts';
import { rowWriter } from './rowWriter.ts';

/** The whole answer to a query as JSON, in blocks: the table of `all_tfs` on a full data set has 87 MB. */
export function* fullAnswer(held: EvaluatedResult, context: AnswerContext): Generator<Uint8Array> {
  const { result } = held;
  const grid = held.grid();
  const out = new ByteWriter();
  const about = JSON.stringify(describeAnswer(result, context));
  const columns = JSON.stringify(grid.columns.map((column, id) => ({ id, ...styleOf(column, result) })));
  out.text(`${about.slice(0, -1)},"result":{"columns":${columns},"mergeCells":${JSON.stringify(mergedCells(grid))}`);
  const header = Array.from({ length: headerRows }, (_, row) =>
    grid.columns.map((column) => headerCell(column, row)),
  );
  out.text(`,"data":${JSON.stringify(header).slice(0, -1)}`);
  const writeRow = rowWriter(grid, out);
  for (const gene of result.rows) {
    out.ascii(',');
    writeRow(gene);
    yield* out.take();
  }
  out.ascii(']}}');
  yield* out.finish();
}
