import { countBits, forEachBit, hasBit, type Analysis } from '@trellis/core/dataset';
import {
  columnReader,
  type EdgeValue,
  type GridColumn,
  type ResultColumn,
  type ResultGrid,
} from '@trellis/core/result';
import { ByteWriter } from '../../bytes/byteWriter.ts';
import { edgeValueText } from '../../bytes/edgeValueText.ts';
import { encodedBytes, type EncodedText } from '../../bytes/encodedText.ts';
import { emptyCell, writeValue } from '../../bytes/jsonValue.ts';

/**
 * The cells of all analyses as numbered texts, each after a comma. A row has `slots` of them, one after the other: those of gene
 * `g` have the numbers `numbers[g * slots]` to `numbers[(g + 1) * slots - 1]`. Text number `t` is byte `starts[t]` to
 * `starts[t + 1]`, exclusive.
 *
 * Most analyses show only a mark. Up to eight of them that are next to each other share a slot, with a text for each choice of
 * them that a gene can have. An analysis with values has a slot of its own.
 */
export interface CellTexts {
  readonly slots: number;
  readonly numbers: Uint32Array;
  readonly text: EncodedText;
  readonly starts: Uint32Array;
}

/** Writes the cells of all analyses of a grid. Takes four bytes per slot and gene, and the texts of all values. */
export function cellTexts(grid: ResultGrid): CellTexts {
  const genes = grid.result.dataset.genes.length;
  const all = slotsOf(grid);
  const slots = all.length;
  const numbers = new Uint32Array(genes * slots);
  const texts = new NumberedTexts(all);
  all.forEach((slot, i) => {
    const empty = 'marks' in slot ? texts.addChoices(slot.marks.map(markOf)) : texts.addEmpty(slot.columns.length);
    for (let gene = 0; gene < genes; gene++) numbers[gene * slots + i] = empty;
    if ('marks' in slot)
      slot.marks.forEach(({ cells }, bit) => forEachBit(cells, (gene) => (numbers[gene * slots + i] += 1 << bit)));
  });
  const values = all.flatMap((slot, i) =>
    'marks' in slot ? [] : [{ i, write: valueWriter(grid, slot, texts.out) }],
  );
  // By gene, so that the texts that a row needs are next to each other.
  for (let gene = 0; gene < genes; gene++) {
    for (const { i, write } of values) if (write(gene)) numbers[gene * slots + i] = texts.close();
  }
  return { slots, numbers, ...texts.finish() };
}

type AnalysisColumn = Exclude<GridColumn, { kind: 'gene' }>;

/** The adjacent columns of one analysis, which have values in the same rows. */
interface AnalysisColumns {
  readonly column: ResultColumn;
  readonly columns: readonly AnalysisColumn[];
}

/** Analyses that show only marks, or one with values. */
type Slot = { readonly marks: readonly ResultColumn[] } | AnalysisColumns;

/** Maximum number of analyses that share a slot: they have two to the power of that texts. */
const maxMarks = 8;

function slotsOf(grid: ResultGrid): Slot[] {
  const slots: Slot[] = [];
  let marks: ResultColumn[] = [];
  for (const analysis of analysisColumns(grid)) {
    if (!isMarked(analysis)) {
      slots.push(analysis);
      marks = [];
      continue;
    }
    if (marks.length % maxMarks === 0) slots.push({ marks: (marks = []) });
    marks.push(analysis.column);
  }
  return slots;
}

function analysisColumns(grid: ResultGrid): AnalysisColumns[] {
  const groups: { column: ResultColumn; columns: AnalysisColumn[] }[] = [];
  for (const column of grid.columns) {
    if (column.kind === 'gene') continue;
    if (column.column !== groups.at(-1)?.column) groups.push({ column: column.column, columns: [] });
    groups[groups.length - 1].columns.push(column);
  }
  return groups;
}

/** Whether an analysis shows nothing but the mark of each target. */
const isMarked = ({ column: { analysis }, columns }: AnalysisColumns): boolean =>
  columns.length === 1 && columns[0].kind === 'EDGE' && !analysis.log2fc && !analysis.pvalue;

/** What a target without values shows: regulated in an expression analysis, or bound. */
const markOf = ({ analysis: { expression } }: ResultColumn): string => (expression ? ',"*"' : ',"+"');

/** Texts with numbers, in one block. Those of empty cells and of marks are there once. */
class NumberedTexts {
  readonly out = new ByteWriter();
  private readonly starts: Uint32Array;
  private readonly known = new Map<string, number>();
  private count = 0;

  constructor(slots: readonly Slot[]) {
    const most = slots.map((slot) => ('marks' in slot ? 1 << slot.marks.length : 1 + countBits(slot.column.cells)));
    this.starts = new Uint32Array(most.reduce((sum, some) => sum + some, 1));
  }

  /** Ends the text that was written, and returns its number. */
  close(): number {
    this.starts[this.count + 1] = this.out.written;
    return this.count++;
  }

  /** Returns the number of a text for empty cells. */
  addEmpty(cells: number): number {
    return this.addOnce(String(cells), () => [emptyCell.repeat(cells)]);
  }

  /** Returns the number of the first of the texts for marks: each bit of the numbers from it on says whether a mark is there. */
  addChoices(marks: readonly string[]): number {
    return this.addOnce(marks.join(''), () =>
      Array.from({ length: 1 << marks.length }, (_, choice) =>
        marks.map((mark, bit) => (choice & (1 << bit) ? mark : emptyCell)).join(''),
      ),
    );
  }

  finish(): Pick<CellTexts, 'text' | 'starts'> {
    return { text: encodedBytes(this.out.finish()), starts: this.starts };
  }

  private addOnce(name: string, make: () => readonly string[]): number {
    const found = this.known.get(name) ?? this.count;
    if (found === this.count) {
      this.known.set(name, found);
      for (const text of make()) {
        this.out.ascii(text);
        this.close();
      }
    }
    return found;
  }
}

/** Writes a cell of a gene, which has this number among the targets of the analysis. */
type WriteCell = (gene: number, target: number) => void;

/** Returns a function that writes the cells of a gene, and whether it has any. Genes are given in ascending order. */
function valueWriter(
  grid: ResultGrid,
  { column: { analysis, cells }, columns }: AnalysisColumns,
  out: ByteWriter,
): (gene: number) => boolean {
  const { targets } = analysis;
  const writers = columns.map((one) => cellWriter(grid, one, out));
  let next = 0;
  return (gene) => {
    if (targets[next] !== gene) return false;
    const target = next++;
    if (!hasBit(cells, gene)) return false;
    for (const write of writers) write(gene, target);
    return true;
  };
}

function cellWriter(grid: ResultGrid, column: AnalysisColumn, out: ByteWriter): WriteCell {
  const { analysis } = column.column;
  if (column.kind === 'Pvalue') return edgeValueWriter(analysis, 'pvalue', out);
  if (column.kind === 'Log2FC') return edgeValueWriter(analysis, 'log2fc', out);
  if (column.kind === 'EDGE') return markWriter(column.column, out);
  const read = columnReader(grid, column);
  return (gene) => writeValue(out, read(gene));
}

/** The mark of a target is shown where it has no value. */
function markWriter(column: ResultColumn, out: ByteWriter): WriteCell {
  const { log2fc, pvalue } = column.analysis;
  const mark = markOf(column);
  const hasNone = (values: Float64Array | null, target: number) => !values || Number.isNaN(values[target]);
  return (_, target) => out.ascii(hasNone(log2fc, target) && hasNone(pvalue, target) ? mark : emptyCell);
}

function edgeValueWriter(analysis: Analysis, field: EdgeValue, out: ByteWriter): WriteCell {
  const { text, starts } = edgeValueText(analysis, field);
  return (_, target) => out.piece(text, starts[target], starts[target + 1]);
}
