import { columnReader, type ResultGrid, type GridColumn } from '@trellis/core/result';
import type { ByteWriter } from '../../bytes/byteWriter.ts';
import { cellTexts } from './cellTexts.ts';
import { geneText } from '../../bytes/geneText.ts';
import { writeValue } from '../../bytes/jsonValue.ts';

type GeneColumn = Extract<GridColumn, { kind: 'gene' }>;
type Write = (gene: number) => void;

/** Returns a function that writes the row of a gene as a JSON array. */
export function rowWriter(grid: ResultGrid, out: ByteWriter): Write {
  const about = aboutWriters(grid, out);
  const { slots, numbers, text, starts } = cellTexts(grid);
  return (gene) => {
    out.ascii('[');
    for (const write of about) write(gene);
    const end = (gene + 1) * slots;
    for (let i = gene * slots; i < end; i++) out.piece(text, starts[numbers[i]], starts[numbers[i] + 1]);
    out.ascii(']');
  };
}

/** Columns that depend only on the gene are copied in runs; the others are written cell by cell. */
function aboutWriters(grid: ResultGrid, out: ByteWriter): Write[] {
  const writers: Write[] = [];
  let run: GeneColumn[] = [];
  const closeRun = () => {
    if (run.length) writers.push(runWriter(grid, { run, first: !writers.length }, out));
    run = [];
  };
  for (const column of grid.columns) {
    if (column.kind !== 'gene') break;
    if (!column.ofRequest) run.push(column);
    else {
      closeRun();
      const read = columnReader(grid, column);
      writers.push((gene) => writeValue(out, read(gene)));
    }
  }
  closeRun();
  return writers;
}

/** The first run has no comma before its first cell. */
function runWriter(
  { result }: ResultGrid,
  { run, first }: { run: readonly GeneColumn[]; first: boolean },
  out: ByteWriter,
): Write {
  const titles = run.map(({ title }) => title).join('\n');
  const { text, starts } = geneText(result.dataset, `columns ${titles}`, (gene, index) =>
    run.map((column) => JSON.stringify(column.read(gene, index))).join(','),
  );
  const skipped = first ? 1 : 0;
  return (gene) => out.piece(text, starts[gene] + skipped, starts[gene + 1]);
}
