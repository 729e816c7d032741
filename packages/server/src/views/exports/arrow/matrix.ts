import { hasBit } from '@trellis/core/dataset';
import type { Result, ResultColumn } from '@trellis/core/result';
import { analysisLabel } from '@trellis/core/views';
import { arrowFile } from './arrowFile.ts';
import { fields, signColumn, textColumn } from './columns.ts';

/**
 * Writes a result as a matrix in an Arrow file: a row per gene, a column per shown analysis. A cell is 1 for a target, -1 for a
 * repressed one (log2 fold change below 0) and 0 for any other gene.
 */
export function matrixArrow(result: Result): Generator<Uint8Array> {
  const { rows, columns, dataset } = result;
  const rowOf = new Int32Array(dataset.genes.length).fill(-1);
  rows.forEach((gene, row) => (rowOf[gene] = row));
  const signs = columns.map((column) => signColumn(signsOf(column, rowOf, rows.length)));
  return arrowFile(
    [fields.text('Gene ID'), ...columns.map((column) => fields.sign(analysisLabel(result, column)))],
    [[textColumn(Array.from(rows, (gene) => dataset.genes[gene].id)), ...signs]],
  );
}

function signsOf({ analysis, cells }: ResultColumn, rowOf: Int32Array, rows: number): Int8Array {
  const signs = new Int8Array(rows);
  analysis.targets.forEach((gene, i) => {
    if (hasBit(cells, gene) && rowOf[gene] >= 0) signs[rowOf[gene]] = (analysis.log2fc?.[i] ?? 0) < 0 ? -1 : 1;
  });
  return signs;
}
