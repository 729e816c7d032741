import {
  cellHeader,
  csvCell,
  csvText,
  exportedColumns,
  hasBit,
  type Dataset,
  type ExportedColumn,
  type Result,
} from '@trellis/core';
import { ByteWriter } from './byteWriter.ts';
import { edgeValueText } from './edgeValueText.ts';

/** Writes the shown cells of a result as CSV, one per line, by analysis and target id. */
export function* csvOf(result: Result): Generator<Uint8Array> {
  const out = new ByteWriter();
  out.text(csvText([cellHeader(result)]));
  const ids = idCells(result.dataset);
  for (const column of exportedColumns(result)) {
    writeColumn(column, { ids, out });
    yield* out.take();
  }
  yield* out.finish();
}

const known = new WeakMap<Dataset, readonly string[]>();

/** Returns the gene ids as CSV cells; computed once per data set. */
function idCells(dataset: Dataset): readonly string[] {
  const cells = known.get(dataset) ?? dataset.genes.map((gene) => csvCell(gene.id));
  known.set(dataset, cells);
  return cells;
}

function writeColumn(
  { column, before, after, additional }: ExportedColumn,
  { ids, out }: { ids: readonly string[]; out: ByteWriter },
): void {
  const { analysis, cells } = column;
  const head = `${before.map(csvCell).join(',')},`;
  const tail = `,${after.map(csvCell).join(',')}\n`;
  const [log2fc, pvalue] = [figureWriter(analysis, 'log2fc', out), figureWriter(analysis, 'pvalue', out)];
  analysis.targets.forEach((gene, i) => {
    if (!hasBit(cells, gene)) return;
    out.text(`${head}${ids[gene]},${csvCell(additional(gene))}`);
    log2fc(i);
    pvalue(i);
    out.text(tail);
  });
}

/** Returns a function that writes a comma and the value of target number `i`, if it has one. */
function figureWriter(analysis: ExportedColumn['column']['analysis'], figure: 'log2fc' | 'pvalue', out: ByteWriter) {
  const values = analysis[figure];
  if (!values) return () => out.ascii(',');
  const { bytes, starts } = edgeValueText(analysis, figure);
  return (i: number) => {
    if (Number.isNaN(values[i])) out.ascii(',');
    else out.bytes(bytes, starts[i], starts[i + 1]);
  };
}
