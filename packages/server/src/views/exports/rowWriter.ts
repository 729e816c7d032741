import {
  columnReader,
  type Analysis,
  type EdgeValue,
  type ResultGrid,
  type GridCell,
  type GridColumn,
  type ResultColumn,
} from '@trellis/core';
import type { ByteWriter } from './byteWriter.ts';
import { edgeValueText } from './edgeValueText.ts';
import { filledCells } from './filledCells.ts';
import { geneText } from './geneText.ts';

type GeneColumn = Extract<GridColumn, { kind: 'gene' }>;
type AnalysisColumn = Exclude<GridColumn, { kind: 'gene' }>;
type Write = (gene: number) => void;

/** Returns a function that writes the row of a gene as a JSON array. Most cells are empty, and their runs are copied at once. */
export function rowWriter(grid: ResultGrid, out: ByteWriter): Write {
  const about = aboutWriters(grid, out);
  const writeCells = cellsWriter(analysisCells(grid, out), { size: grid.result.dataset.genes.length, out });
  return (gene) => {
    out.ascii('[');
    for (const write of about) write(gene);
    writeCells(gene);
    out.ascii(']');
  };
}

/** Writes a cell of a gene, which has this number among the targets of the analysis. */
type WriteCell = (gene: number, target: number) => void;

/** The adjacent columns of one analysis, which have values in the same rows. */
interface AnalysisCells {
  readonly column: ResultColumn;
  readonly writers: WriteCell[];
}

function analysisCells(grid: ResultGrid, out: ByteWriter): AnalysisCells[] {
  const groups: AnalysisCells[] = [];
  for (const column of grid.columns) {
    if (column.kind === 'gene') continue;
    if (column.column !== groups.at(-1)?.column) groups.push({ column: column.column, writers: [] });
    groups[groups.length - 1].writers.push(cellWriter(grid, column, out));
  }
  return groups;
}

const empty = ',null';

function cellsWriter(groups: readonly AnalysisCells[], { size, out }: { size: number; out: ByteWriter }): Write {
  const { members, targets, starts } = filledCells(
    groups.map(({ column }) => column),
    size,
  );
  const before = [0];
  for (const { writers } of groups) before.push(before[before.length - 1] + writers.length * empty.length);
  const nulls = Buffer.from(empty.repeat(before[groups.length] / empty.length));
  return (gene) => {
    let written = 0;
    for (let k = starts[gene]; k < starts[gene + 1]; k++) {
      const i = members[k];
      out.bytes(nulls, written, before[i]);
      const { writers } = groups[i];
      for (let j = 0; j < writers.length; j++) writers[j](gene, targets[k]);
      written = before[i + 1];
    }
    out.bytes(nulls, written, nulls.length);
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
  const { bytes, starts } = geneText(result.dataset, `columns ${titles}`, (gene, index) =>
    run.map((column) => JSON.stringify(column.read(gene, index))).join(','),
  );
  const skipped = first ? 1 : 0;
  return (gene) => out.bytes(bytes, starts[gene] + skipped, starts[gene + 1]);
}

function cellWriter(grid: ResultGrid, column: AnalysisColumn, out: ByteWriter): WriteCell {
  const { analysis } = column.column;
  if (column.kind === 'Pvalue') return figureWriter(analysis, 'pvalue', out);
  if (column.kind === 'Log2FC') return figureWriter(analysis, 'log2fc', out);
  if (column.kind === 'EDGE') return markWriter(analysis, out);
  const read = columnReader(grid, column);
  return (gene) => writeValue(out, read(gene));
}

/** The mark of a target is shown where it has no value. */
function markWriter({ expression, log2fc, pvalue }: Analysis, out: ByteWriter): WriteCell {
  const mark = Buffer.from(`,"${expression ? '*' : '+'}"`);
  const none = Buffer.from(empty);
  const hasNone = (values: Float64Array | null, target: number) => !values || Number.isNaN(values[target]);
  return (_, target) => {
    out.encoded(hasNone(log2fc, target) && hasNone(pvalue, target) ? mark : none);
  };
}

function figureWriter(analysis: Analysis, figure: EdgeValue, out: ByteWriter): WriteCell {
  const { bytes, starts } = edgeValueText(analysis, figure);
  return (_, target) => out.bytes(bytes, starts[target], starts[target + 1]);
}

/** Writes a comma and a cell. Numbers are finite, so their text is their JSON. */
function writeValue(out: ByteWriter, value: GridCell): void {
  if (value === null) out.ascii(empty);
  else {
    out.ascii(',');
    if (typeof value === 'number') out.ascii(String(value));
    else out.text(JSON.stringify(value));
  }
}
