import type { TextRow } from '../formats/delimited/delimitedText.ts';
import { ByteRows, skipped, usesOf, type Part, type RowVisitor } from './byteRows.ts';
import { asciiBytes } from './cellTexts.ts';
import type { FileText } from './fileText.ts';
import { RowPlaces } from './rowPlaces.ts';

/** Size from which a text is not split at once, in characters, and rows of its sample: at the start, over all, at the end. */
const minLength = 500_000;
const [firstRows, spreadRows, lastRows] = [1000, 20_000, 200];

/** Rows from one of the sample over all to the next, at least. */
const minStep = 10;

/**
 * A large text of rows that each are one line: it has the places of its lines, and splits a row when it is visited. To keep
 * millions of rows of cells takes ten times the time of the visit.
 */
export class LargeText {
  private readonly text: FileText;
  private readonly separator: string;
  private readonly isQuoted: boolean;
  /** Reads its rows from bytes, where it is a text of ASCII without quotes. */
  private readonly reader: ByteRows | undefined;
  private readonly places: RowPlaces;

  constructor(text: FileText, separator: string, isQuoted: boolean) {
    this.text = text;
    this.separator = separator;
    this.isQuoted = isQuoted;
    const bytes = isQuoted ? undefined : asciiBytes(text);
    this.reader = bytes && new ByteRows(bytes, text, separator);
    this.places = new RowPlaces(text, bytes);
  }

  get count(): number {
    return this.places.count;
  }

  /** The number of the first row at a line or below it. */
  indexOfLine(line: number): number {
    return this.places.indexOfLine(line);
  }

  row(index: number): TextRow {
    const cells: string[] = [];
    const { start, line } = this.places.at(index);
    this.split(this.text.slice(start, this.text.endOfLine(start)), cells, undefined);
    return { cells, line };
  }

  /** Rows from the whole text, in their order: the first and the last ones without a gap. */
  sample(): TextRow[] {
    const step = Math.max(minStep, this.count / spreadRows);
    const chosen = new Set<number>();
    for (let i = 0; i < Math.min(firstRows, this.count); i++) chosen.add(i);
    for (let i = firstRows; i < this.count; i += step) chosen.add(Math.floor(i));
    for (let i = Math.max(0, this.count - lastRows); i < this.count; i++) chosen.add(i);
    return [...chosen].sort((a, b) => a - b).map((i) => this.row(i));
  }

  each(part: Part, visit: RowVisitor): void {
    if (this.reader) return this.reader.each(this.places, part, visit);
    const wanted = part.columns && usesOf(part);
    const work = { cells: [] as string[], line: 0 };
    const place = this.places.at(part.from);
    for (let i = part.from; i < part.to; i++) {
      const end = this.text.endOfLine(place.start);
      this.split(this.text.slice(place.start, end), work.cells, wanted);
      work.line = place.line;
      visit(work);
      this.places.next(place, end);
    }
  }

  private split(line: string, cells: string[], wanted: Uint8Array | undefined): void {
    let column = 0;
    for (let start = 0; ; column++) {
      const next = line.indexOf(this.separator, start);
      const stop = next < 0 ? line.length : next;
      cells[column] = wanted && !wanted[column] ? skipped(start, stop) : this.cell(line, start, stop);
      if (next < 0) break;
      start = stop + 1;
    }
    cells.length = column + 1;
  }

  private cell(line: string, start: number, stop: number): string {
    if (start === stop) return '';
    const [first, last] = [line.charCodeAt(start), line.charCodeAt(stop - 1)];
    if (this.isQuoted && first === quote && last === quote && stop - start > 1)
      return line.slice(start + 1, stop - 1).trim();
    const cell = line.slice(start, stop);
    return first > 32 && first < 127 && last > 32 && last < 127 ? cell : cell.trim();
  }
}

const quote = 34;

/**
 * A text as one that is split row by row; undefined for one that is not large, and for quoted cells that have separators, quotes or line
 * feeds inside.
 */
export function largeText(text: FileText, separator: string): LargeText | undefined {
  if (text.length < minLength) return undefined;
  const isQuoted = text.has('"');
  if (isQuoted && !isSimplyQuoted(text.all, separator)) return undefined;
  const large = new LargeText(text, separator, isQuoted);
  return large.count > firstRows + spreadRows + lastRows ? large : undefined;
}

/** Whether quotes enclose whole cells without separators, and nothing else. */
function isSimplyQuoted(text: string, separator: string): boolean {
  const isEdge = (at: number): boolean => at < 0 || at >= text.length || text[at] === separator || text[at] === '\n';
  for (let open = text.indexOf('"'); open >= 0;) {
    const close = text.indexOf('"', open + 1);
    if (close < 0 || !isEdge(open - 1) || !isEdge(close + 1)) return false;
    for (let i = open + 1; i < close; i++) if (isEdge(i)) return false;
    open = text.indexOf('"', close + 1);
  }
  return true;
}
