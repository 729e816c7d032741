import * as maths from '../maths/index.ts';
import { countOf } from '../formats/numbers.ts';
import { BestRows } from './bestRows.ts';
import type { VisitedRow } from './byteRows.ts';
import { notesOn, type Counts } from './analysisNotes.ts';
import { toLog2, type ChangeUnit } from './changeUnit.ts';
import type { ColumnFacts } from './columnFacts.ts';
import { directionNote, isDown } from './direction.ts';
import { numberAt, parseNumber, isLimit, isMissing, type NumberStyle } from './cellNumbers.ts';
import type { FileTable } from './fileTable.ts';
import type { Note } from './note.ts';
import { idTexts } from './idTexts.ts';
import { Refusal } from './refusal.ts';
import { filledLength } from './rowWidths.ts';
import type { ReadTargets } from './recognized.ts';

/** The p-values of a table: their column and how they are written. */
export interface PReading {
  readonly column: number;
  readonly kind: 'p' | '-log10' | 'log10' | 'percent' | 'probability';
}

/** The change of a table: its column, its unit, and the column that says its direction where it has no sign. */
export interface ChangeReading {
  readonly column: number;
  readonly unit: ChangeUnit;
  readonly direction?: ColumnFacts;
}

/** The columns of an analysis that are read. */
export interface AnalysisReading {
  readonly gene: number;
  readonly change: ChangeReading | undefined;
  readonly p: PReading | undefined;
  readonly group: { readonly column: number; readonly value: string } | undefined;
}

/** Throws `uneven-rows` for a row that ends before the columns that are read, or is longer than all others. */
function refuseUneven({ cells, line }: VisitedRow, { layout, file, needed }: Checked): void {
  if (cells.length >= needed && cells.length <= layout.width) return;
  const filled = filledLength(cells);
  if (cells.length >= needed && filled <= layout.width) return;
  throw new Refusal(
    'uneven-rows',
    `Line ${line} of ${file} has ${countOf(Math.max(filled, cells.length), 'column')}, the others have ${layout.width}.`,
    line,
  );
}

interface Checked extends Pick<FileTable, 'layout' | 'file'> {
  /** Number of columns up to the last one that is read. */
  readonly needed: number;
}

/** Largest value that rounding makes of a p-value of 1. */
const maxP = 1.000001;

/** Reads the genes of the rows with their changes and p-values; of rows of the same gene the one with the smallest p counts. */
export function readAnalysisRows(
  { layout, tally, file, genes }: FileTable,
  { gene, change, p, group }: AnalysisReading,
): { rows: ReadTargets; notes: Note[] } {
  const found = new BestRows(genes.ids.length);
  const counts: Counts = { limits: 0, notP: 0, missing: 0, duplicates: 0 };
  const { numbers } = layout;
  const numericColumns = [change?.column, p?.column].filter((i) => i !== undefined);
  const texts = [gene, change?.direction?.index, group?.column].filter((i) => i !== undefined);
  const used = {
    columns: [...texts, ...numericColumns],
    numeric: numericColumns.filter((i) => !texts.includes(i)),
    known: () => idTexts(genes),
  };
  const isEven = layout.separator === 'xlsx';
  const needed = Math.max(gene, change?.column ?? 0, p?.column ?? 0) + 1;
  layout.data.each((row) => {
    const { cells, textIds, knownTexts = 0 } = row;
    if (!isEven) refuseUneven(row, { layout, file, needed });
    const id = textIds?.[gene] ?? -1;
    const isId = id >= 0 && id < knownTexts;
    if (isId) tally.readId(id);
    const only = isId ? id : tally.geneAt(id - knownTexts);
    const genesOf = only < 0 ? tally.read(cells[gene] ?? '', id - knownTexts).genes : undefined;
    if (group && (cells[group.column] ?? '') !== group.value) return;
    const pCell = p ? (cells[p.column] ?? '') : '';
    if (p && isLimit(pCell)) counts.limits++;
    const size = change ? toLog2(firstNumber(row, change.column, numbers), change.unit) : NaN;
    const log2fc = change?.direction && isDown(cells[change.direction.index] ?? '') ? -size : size;
    const value = p ? pOf(firstNumber(row, p.column, numbers), pCell, p, counts) : NaN;
    if ((change && Number.isNaN(log2fc)) || (p && Number.isNaN(value))) counts.missing++;
    if (only >= 0 && !found.add(only, log2fc, value)) counts.duplicates++;
    for (const one of genesOf ?? []) if (!found.add(one, log2fc, value)) counts.duplicates++;
  }, used);
  const notes = [...(change?.direction ? [directionNote(change.direction)] : []), ...notesOn(counts)];
  return { rows: found.targets(), notes };
}

/** The number in a cell; of several joined ones the first. */
function firstNumber(row: VisitedRow, column: number, numbers: NumberStyle): number {
  const number = numberAt(row, column, numbers);
  const cell = row.cells[column] ?? '';
  if (!Number.isNaN(number) || cell.length < 3 || isMissing(cell)) return number;
  const first = cell.split(/\s*(?:\/\/\/|[;|/]|\s)\s*/).at(0) ?? '';
  return first === cell ? NaN : parseNumber(first, numbers);
}

function pOf(number: number, cell: string, { kind }: PReading, counts: Counts): number {
  const value =
    kind === '-log10'
      ? maths.exp10(-number)
      : kind === 'log10'
        ? maths.exp10(number)
        : kind === 'percent'
          ? number / 100
          : kind === 'probability'
            ? 1 - number
            : number;
  if (Number.isNaN(value)) {
    if (!isMissing(cell)) counts.notP++;
    return NaN;
  }
  if (value < 0 || value > maxP) {
    counts.notP++;
    return NaN;
  }
  return Math.min(1, value);
}
