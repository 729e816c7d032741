import { badFile } from './badFile.ts';
import type { Separator } from './separator.ts';

/** Called with the trimmed cells of a row and the number of its first line. */
export type VisitRow = (cells: string[], line: number) => void;

export interface SplitOptions {
  readonly separator: Separator;
  /** Whether double quotes enclose cells. */
  readonly quote: boolean;
  /** How a line starts that is a comment. */
  readonly comment?: string;
  /** Name of the file in messages. */
  readonly name: string;
}

/**
 * Calls `visit` with each row of a text with LF line ends; skips comments and rows without any text. Only a cell that starts
 * with a quote is a quoted one, so that `5" primer` is read as written. Throws `bad-file` if a quoted cell does not end.
 *
 * csv-parse reads about 5 MB a second on the machine on which this was measured; a line without quotes is split here at
 * once, and a line with quotes costs one search per cell, which is ten and more times as fast.
 */
export function splitRows(text: string, options: SplitOptions, visit: VisitRow): void {
  const splitLine = lineSplitter(options.separator);
  let line = 1;
  for (let start = 0; start < text.length;) {
    const end = endOfLine(text, start);
    const raw = text.slice(start, end);
    const isComment = options.comment !== undefined && raw.startsWith(options.comment);
    const row: QuotedRow =
      options.quote && !isComment && raw.includes('"')
        ? splitQuotedRow(text, start, line, options)
        : { cells: isComment ? [] : splitLine(raw), end, lines: 1 };
    if (row.cells[0] || row.cells.some((cell) => cell !== '')) visit(row.cells, line);
    line += row.lines;
    start = row.end + 1;
  }
}

/** Trims cells in place: a second array for each of millions of rows would be garbage. */
function trimAll(cells: string[]): string[] {
  for (let i = 0; i < cells.length; i++) {
    const cell = cells[i];
    const { length } = cell;
    // Most cells have no blanks around them.
    if (length > 0 && !(isPlain(cell.charCodeAt(0)) && isPlain(cell.charCodeAt(length - 1)))) cells[i] = cell.trim();
  }
  return cells;
}

/** Whether a character is one of ASCII other than a blank. */
const isPlain = (code: number): boolean => code > 32 && code < 127;

function lineSplitter(separator: Separator): (line: string) => string[] {
  if (separator === 'blanks') return (line) => line.trim().split(/\s+/);
  return (line) => trimAll(line.split(separator));
}

function endOfLine(text: string, from: number): number {
  const feed = text.indexOf('\n', from);
  return feed < 0 ? text.length : feed;
}

interface QuotedRow {
  readonly cells: string[];
  /** Where the line feed after the row is, or the end of the text. */
  readonly end: number;
  readonly lines: number;
}

/** Splits a row with quotes, cell by cell; a quoted cell can go over several lines. */
function splitQuotedRow(text: string, start: number, line: number, { separator, name }: SplitOptions): QuotedRow {
  const cells: string[] = [];
  let lines = 1;
  for (let position = start; ;) {
    const from = skipBlanks(text, position, separator);
    const isQuoted = text[from] === '"';
    const to = isQuoted ? endOfQuoted(text, from) : endOfPlain(text, from, separator);
    if (isQuoted && to === 0) throw badFile(name, line + lines - 1, 'a quoted cell does not end');
    const cell = isQuoted ? text.slice(from + 1, to - 1).replaceAll('""', '"') : text.slice(from, to);
    cells.push(cell.trim());
    if (isQuoted) lines += cell.split('\n').length - 1;
    const next = skipBlanks(text, to, separator);
    if (next === text.length || text[next] === '\n') return { cells, end: next, lines };
    if (separator === 'blanks' ? next === to : text[next] !== separator)
      throw badFile(name, line + lines - 1, 'a quote inside a quoted cell must be doubled');
    position = separator === 'blanks' ? next : next + 1;
  }
}

function skipBlanks(text: string, from: number, separator: Separator): number {
  let position = from;
  while (text[position] === ' ' || (text[position] === '\t' && separator !== '\t')) position++;
  return position;
}

/** The position after the quote that ends a cell, which starts with a quote at `from`; 0 without one. */
function endOfQuoted(text: string, from: number): number {
  for (let position = from + 1; ;) {
    const quote = text.indexOf('"', position);
    if (quote < 0 || text[quote + 1] !== '"') return quote + 1;
    position = quote + 2;
  }
}

function endOfPlain(text: string, from: number, separator: Separator): number {
  let position = from;
  while (position < text.length && text[position] !== '\n' && !isSeparator(text[position], separator)) position++;
  return position;
}

const isSeparator = (character: string, separator: Separator): boolean =>
  separator === 'blanks' ? character === ' ' || character === '\t' : character === separator;
