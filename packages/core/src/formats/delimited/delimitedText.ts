import { badFile } from './badFile.ts';
import { columnNames } from './columnNames.ts';
import { hasDash, plainMinus } from './plainMinus.ts';
import { findSeparatorOf } from '../../reading/separators.ts';
import type { Separator } from './separator.ts';
import { splitRows } from './splitRows.ts';
import type { TextTable } from './textTable.ts';

export interface DelimitedOptions {
  /** Name of the file in messages. */
  readonly name: string;
  /** Found from the first lines by default, as the reader of all files finds it (see `findSeparatorOf`). */
  readonly separator?: Separator;
  /** Whether the first row names the columns; true by default. Without it they are `column_1`, `column_2` and so on. */
  readonly header?: boolean;
  /** Whether double quotes enclose cells; true by default. */
  readonly quote?: boolean;
  /** How a line starts that is a comment; by default there are none. */
  readonly comment?: string;
}

/** One row of a file. */
export interface TextRow {
  readonly cells: string[];
  /** The line of the file on which it starts. */
  readonly line: number;
}

/**
 * Reads a CSV, TSV or similar text. Blanks around cells and rows without any text do not count, and dashes are read as minus
 * signs in cells that are numbers. A header with a name less than every row has cells, as R writes row names, gets `row` as
 * its first name. Short rows are filled with empty cells; a row with more texts than columns is an error.
 */
export const readDelimitedText = (text: string, options: DelimitedOptions): TextTable =>
  tableOfRows(readTextRows(text, options), options);

/** The table of rows whose first one names the columns, unless `header` is false. Throws `bad-file` as the reader does. */
function tableOfRows(
  rows: readonly TextRow[],
  { name, header: hasHeader = true }: Pick<DelimitedOptions, 'name' | 'header'>,
): TextTable {
  if (rows.length === 0) throw badFile(name, undefined, 'the file is empty');
  if (!hasHeader) return withWidth(numberedColumns(rows), rows, name);
  const [{ cells: header }, ...below] = rows;
  const isShort = below.every(({ cells }) => cells.length === header.length + 1) && hasLastCell(below);
  return withWidth(columnNames(isShort ? ['', ...header] : header), below, name);
}

/** The rows of a text as `readDelimitedText` reads them, without the width of a table. */
function readTextRows(text: string, options: DelimitedOptions): TextRow[] {
  const rows: TextRow[] = [];
  const { name, comment, quote = true } = options;
  const separator = options.separator ?? separatorOf(text, comment);
  const clean = hasDash(text) ? (cells: string[]) => cells.map(plainMinus) : (cells: string[]) => cells;
  splitRows(text, { separator, quote, comment, name }, (cells, line) => rows.push({ cells: clean(cells), line }));
  return rows;
}

/** Lines from which the separator is found. */
const sampleLines = 200;

function separatorOf(text: string, comment: string | undefined): Separator {
  const lines: string[] = [];
  for (let start = 0; start < text.length && lines.length < sampleLines;) {
    const feed = text.indexOf('\n', start);
    const end = feed < 0 ? text.length : feed;
    const line = text.slice(start, end);
    if (line.trim() !== '' && !(comment !== undefined && line.startsWith(comment))) lines.push(line);
    start = end + 1;
  }
  const found = findSeparatorOf(lines);
  return found === 'none' ? ',' : found;
}

const hasLastCell = (rows: readonly TextRow[]): boolean => rows.some(({ cells }) => cells[cells.length - 1] !== '');

function numberedColumns(rows: readonly TextRow[]): string[] {
  const width = rows.reduce((widest, { cells }) => Math.max(widest, cells.length), 0);
  return Array.from({ length: width }, (_, i) => `column_${i + 1}`);
}

/** Most cells that rows can lack: a wide heading over many short rows would take far more memory than the file. */
const maxMissingCells = 10_000_000;

/** Gives every row as many cells as there are columns. */
function withWidth(columns: string[], rows: readonly TextRow[], name: string): TextTable {
  let missing = 0;
  for (const { cells, line } of rows) {
    missing += Math.max(0, columns.length - cells.length);
    if (missing > maxMissingCells)
      throw badFile(name, line, `the rows have far fewer cells than there are columns (${columns.length})`);
    if (cells.slice(columns.length).some((cell) => cell !== ''))
      throw badFile(name, line, `${cells.length} cells, but there are ${columns.length} columns`);
    while (cells.length < columns.length) cells.push('');
    cells.length = columns.length;
  }
  return { columns, rows: rows.map(({ cells }) => cells) };
}
