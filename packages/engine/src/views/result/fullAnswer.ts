import { headerCell, headerRows, findMergedCells, styleOf } from '@trellis/core';
import { encodeAnswer, readResult } from '@trellis/contract';
import { describeResult } from './describeResult.ts';
import type { EvaluatedResult } from '../../evaluatedResult.ts';
import type { RequestContext } from '../../viewContext.ts';
import { ByteWriter } from '../../bytes/byteWriter.ts';
import { rowWriter } from './rowWriter.ts';

/** Writes the whole answer to a query as JSON, in blocks: the table of `all_tfs` on a full data set has 87 MB. */
export function* fullAnswer(evaluated: EvaluatedResult, context: RequestContext): Generator<Uint8Array> {
  const { result } = evaluated;
  const grid = evaluated.grid();
  const out = new ByteWriter();
  const about = JSON.stringify(encodeAnswer(readResult, describeResult(result, context)));
  const columns = JSON.stringify(grid.columns.map((column, id) => ({ id, ...styleOf(column, result) })));
  out.text(
    `${about.slice(0, -1)},"result":{"columns":${columns},"mergeCells":${JSON.stringify(findMergedCells(grid))}`,
  );
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
