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
import { encodedText } from './encodedText.ts';
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
  /** The mark that each of its targets has, if it has no values: most analyses. */
  readonly mark?: Mark;
}

function analysisCells(grid: ResultGrid, out: ByteWriter): AnalysisCells[] {
  const groups: AnalysisCells[] = [];
  for (const { column, columns } of analysisColumns(grid)) {
    const { analysis } = column;
    const isMarked = columns.length === 1 && columns[0].kind === 'EDGE' && !analysis.log2fc && !analysis.pvalue;
    const writers = columns.map((own) => cellWriter(grid, own, out));
    groups.push(isMarked ? { column, writers, mark: markOf(analysis) } : { column, writers });
  }
  return groups;
}

function analysisColumns(grid: ResultGrid): { column: ResultColumn; columns: AnalysisColumn[] }[] {
  const groups: { column: ResultColumn; columns: AnalysisColumn[] }[] = [];
  for (const column of grid.columns) {
    if (column.kind === 'gene') continue;
    if (column.column !== groups.at(-1)?.column) groups.push({ column: column.column, columns: [] });
    groups[groups.length - 1].columns.push(column);
  }
  return groups;
}

const empty = ',null';

/** Writes the cells of a row: a run of empty cells, then the cells of the next analysis that has the gene. */
function cellsWriter(groups: readonly AnalysisCells[], { size, out }: { size: number; out: ByteWriter }): Write {
  const { members, targets, starts } = filledCells(
    groups.map(({ column }) => column),
    size,
  );
  const before = [0];
  for (const { writers } of groups) before.push(before[before.length - 1] + writers.length * empty.length);
  const end = before[groups.length];
  const run = empty.repeat(end / empty.length);
  const nulls = encodedText(run);
  // A run and the mark after it are one piece of text.
  const marked = { '+': encodedText(run + markText['+']), '*': encodedText(run + markText['*']) };
  return (gene) => {
    let written = 0;
    for (let k = starts[gene]; k < starts[gene + 1]; k++) {
      const i = members[k];
      const { mark, writers } = groups[i];
      if (mark) out.piece(marked[mark], end - before[i] + written, end + markLength);
      else {
        out.piece(nulls, written, before[i]);
        for (let j = 0; j < writers.length; j++) writers[j](gene, targets[k]);
      }
      written = before[i + 1];
    }
    out.piece(nulls, written, end);
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

function cellWriter(grid: ResultGrid, column: AnalysisColumn, out: ByteWriter): WriteCell {
  const { analysis } = column.column;
  if (column.kind === 'Pvalue') return figureWriter(analysis, 'pvalue', out);
  if (column.kind === 'Log2FC') return figureWriter(analysis, 'log2fc', out);
  if (column.kind === 'EDGE') return markWriter(analysis, out);
  const read = columnReader(grid, column);
  return (gene) => writeValue(out, read(gene));
}

/** What a target without values shows: regulated in an expression analysis, or bound. */
type Mark = '*' | '+';
const markOf = ({ expression }: Analysis): Mark => (expression ? '*' : '+');
const markText = { '*': ',"*"', '+': ',"+"' };
const markLength = markText['+'].length;

/** The mark of a target is shown where it has no value. */
function markWriter(analysis: Analysis, out: ByteWriter): WriteCell {
  const { log2fc, pvalue } = analysis;
  const mark = encodedText(markText[markOf(analysis)]);
  const none = encodedText(empty);
  const hasNone = (values: Float64Array | null, target: number) => !values || Number.isNaN(values[target]);
  return (_, target) => {
    out.encoded(hasNone(log2fc, target) && hasNone(pvalue, target) ? mark : none);
  };
}

function figureWriter(analysis: Analysis, figure: EdgeValue, out: ByteWriter): WriteCell {
  const { text, starts } = edgeValueText(analysis, figure);
  return (_, target) => out.piece(text, starts[target], starts[target + 1]);
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
