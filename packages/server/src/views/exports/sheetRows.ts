import { directionOf, type Perturbation } from '@trellis/core/dataset';
import {
  columnReader,
  countGeneColumns,
  type GridCell,
  type GridColumn,
  type ResultGrid,
} from '@trellis/core/result';
import { ByteWriter, edgeValueText, encodedText } from '@trellis/engine';
import { cellsByGene } from './cellsByGene.ts';
import { blocksOf } from './sheetSizes.ts';
import { styles } from './spreadsheetParts.ts';
import { cellRest, cellStart, numberEnd, numberStart } from './spreadsheetRow.ts';

type AnalysisColumn = Exclude<GridColumn, { kind: 'gene' }>;

/** Writes the cell of a gene, which is target number `target` of the analysis, into the row with a number. */
type Write = (gene: number, row: string, target: number) => void;

/** What is before the number of the row in the cells of a column. */
interface CellPlace {
  readonly start: string;
  readonly out: ByteWriter;
}

/**
 * Writes a row per gene as SpreadsheetML, the first one with the number `first`. Most cells of a large sheet are empty, so those of
 * analyses are found by gene. What is around a value is encoded once per column, and the values once per analysis.
 */
export function* sheetRows(grid: ResultGrid, genes: Uint32Array, first: number): Generator<Uint8Array> {
  const out = new ByteWriter();
  const writers = grid.columns.map((column, i) => writerOf(column, grid, { start: cellStart(i), out }));
  const blocks = blocksOf(grid.columns).map(({ start, end }) => ({
    columns: grid.columns.slice(start, end).filter(isOfAnalysis),
    writers: writers.slice(start, end),
  }));
  const ofAnalyses = blocks.filter(({ columns }) => columns.length > 0);
  const cells = cellsByGene(
    ofAnalyses.map(({ columns }) => columns[0].column),
    grid.result.dataset.genes.length,
  );
  const before = writers.slice(0, countGeneColumns(grid));
  const after = blocks.filter(({ columns }) => columns.length === 0).flatMap((block) => block.writers);
  for (const [i, gene] of genes.entries()) {
    const row = String(first + i);
    out.ascii(`<row r="${row}">`);
    for (const write of before) write(gene, row, 0);
    for (let cell = cells.starts[gene]; cell < cells.starts[gene + 1]; cell++)
      for (const write of ofAnalyses[cells.analyses[cell]].writers) write(gene, row, cells.targets[cell]);
    for (const write of after) write(gene, row, 0);
    out.ascii('</row>');
    yield* out.take();
  }
  yield* out.finish();
}

const isOfAnalysis = (column: GridColumn): column is AnalysisColumn => column.kind !== 'gene';

function writerOf(column: GridColumn, grid: ResultGrid, place: CellPlace): Write {
  if (column.kind === 'Pvalue' || column.kind === 'Log2FC') return valueWriter(column, place);
  const read = columnReader(grid, column);
  return column.kind === 'EDGE' ? markWriter(read, place) : textWriter(read, styleOf(column), place);
}

function textWriter(read: (gene: number) => GridCell, style: number, { start, out }: CellPlace): Write {
  return (gene, row) => {
    const value = read(gene);
    if (value === null) return;
    const rest = cellRest(value, style);
    if (rest !== '') out.text(`${start}${row}${rest}`);
  };
}

/** `+` for binding, `*` for expression. */
function markWriter(read: (gene: number) => GridCell, { start, out }: CellPlace): Write {
  const before = encodedText(start);
  const [bound, expression] = [cellRest('+', styles.bound), cellRest('*', styles.expression)].map(encodedText);
  return (gene, row) => {
    const mark = read(gene);
    if (mark === null) return;
    out.encoded(before);
    out.ascii(row);
    out.encoded(mark === '*' ? expression : bound);
  };
}

function valueWriter({ kind, column: { analysis } }: AnalysisColumn, { start, out }: CellPlace): Write {
  const field = kind === 'Pvalue' ? 'pvalue' : 'log2fc';
  const values = analysis[field] ?? new Float64Array(0);
  const { text, starts } = edgeValueText(analysis, field);
  const styleOfValue = kind === 'Pvalue' ? () => styles.pvalue : foldChangeStyle(analysis.perturbation);
  const [before, after] = [start, numberEnd].map(encodedText);
  const middles = Object.values(styles).map((style) => encodedText(numberStart(style)));
  return (_, row, target) => {
    if (Number.isNaN(values[target])) return;
    out.encoded(before);
    out.ascii(row);
    out.encoded(middles[styleOfValue(values[target])]);
    // The text of a value begins with a comma.
    out.piece(text, starts[target] + 1, starts[target + 1]);
    out.encoded(after);
  };
}

/** The style of a column of texts or counts. */
function styleOf(column: GridColumn): number {
  if (column.kind !== 'gene') return styles.plain;
  if (column.title === 'Gene ID') return styles.bold;
  if (column.title === 'Edge Count') return styles.boldCount;
  return column.title === 'User List Count' ? styles.count : styles.plain;
}

/** Smallest absolute fold change that is written as a power of ten: infinite ones are stored as the largest number. */
const minHuge = 1e6;

/** Returns what styles fold changes, with the colors of the grid: by what the TF does to the gene. */
function foldChangeStyle(perturbation: Perturbation | undefined): (log2fc: number) => number {
  return (log2fc) => {
    const isHuge = Math.abs(log2fc) >= minHuge;
    const direction = directionOf(log2fc, perturbation);
    if (direction === 0) return styles.plain;
    if (direction > 0) return isHuge ? styles.hugelyInduced : styles.induced;
    return isHuge ? styles.hugelyRepressed : styles.repressed;
  };
}
