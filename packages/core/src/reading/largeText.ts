import type { TextRow } from '../formats/delimited/delimitedText.ts';
import { ByteRows, skipped, usesOf, type Part, type RowVisitor } from './byteRows.ts';
import { asciiBytes } from './cellTexts.ts';
import { placesOfRows, type RowPlaces } from './rowPlaces.ts';

/** Size from which a text is not split at once, in characters, and rows of its sample: at the start, over all, at the end. */
const minLength = 500_000;
const [firstRows, spreadRows, lastRows] = [1000, 20_000, 200];

interface TextForm {
  readonly isQuoted: boolean;
  readonly ascii?: Uint8Array | undefined;
}

/**
 * A large text of rows that each are one line: it has the places of its lines, and splits a row when it is visited. To keep
 * millions of rows of cells takes ten times the time of the visit.
 */
export class LargeText {
  private readonly text: string;
  private readonly separator: string;
  private readonly isQuoted: boolean;
  /** Reads its rows from bytes, where it is a text of ASCII without quotes. */
  private readonly reader: ByteRows | undefined;
  private readonly places: RowPlaces;
  /** Where the search for a separator began, and what it found. */
  private searched = 0;
  private found = -1;

  /** `ascii` are the bytes, where they are known to be ASCII. */
  constructor(text: string, separator: string, { isQuoted, ascii }: TextForm) {
    this.text = text;
    this.separator = separator;
    this.isQuoted = isQuoted;
    const bytes = isQuoted ? undefined : asciiBytes(text, ascii);
    this.reader = bytes && new ByteRows(bytes, text, separator);
    this.places = placesOfRows(text, bytes);
  }

  get count(): number {
    return this.places.count;
  }

  /** The number of the first row at a line or below it. */
  indexOfLine(line: number): number {
    let [low, high] = [0, this.count];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (this.places.lines[middle] < line) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  row(index: number): TextRow {
    const cells: string[] = [];
    this.split(index, cells, undefined);
    return { cells, line: this.places.lines[index] };
  }

  /** Rows from the whole text, in their order: the first and the last ones without a gap. */
  sample(): TextRow[] {
    const step = Math.max(1, this.count / spreadRows);
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
    for (let i = part.from; i < part.to; i++) {
      this.split(i, work.cells, wanted);
      work.line = this.places.lines[i];
      visit(work);
    }
  }

  private split(index: number, cells: string[], wanted: Uint8Array | undefined): void {
    const { text } = this;
    const next = text.indexOf('\n', this.places.starts[index]);
    const end = next < 0 ? text.length : next;
    let column = 0;
    for (let start = this.places.starts[index]; ; column++) {
      const stop = Math.min(end, this.nextSeparator(start));
      cells[column] = wanted && !wanted[column] ? skipped(start, stop) : this.cell(start, stop);
      if (stop === end) break;
      start = stop + 1;
    }
    cells.length = column + 1;
  }

  /** The first separator from a place on. The last one found holds until it is passed: else lines without any would be searched to the end of the text. */
  private nextSeparator(start: number): number {
    if (start >= this.searched && start <= this.found) return this.found;
    const found = this.text.indexOf(this.separator, start);
    this.searched = start;
    this.found = found < 0 ? Infinity : found;
    return this.found;
  }

  private cell(start: number, stop: number): string {
    if (start === stop) return '';
    const [first, last] = [this.text.charCodeAt(start), this.text.charCodeAt(stop - 1)];
    if (this.isQuoted && first === quote && last === quote && stop - start > 1)
      return this.text.slice(start + 1, stop - 1).trim();
    const cell = this.text.slice(start, stop);
    return first > 32 && first < 127 && last > 32 && last < 127 ? cell : cell.trim();
  }
}

const quote = 34;

/**
 * A text as one that is split row by row; undefined for one that is not large, and for quoted cells that have separators, quotes or line
 * feeds inside.
 */
export function largeText(text: string, separator: string, ascii?: Uint8Array): LargeText | undefined {
  if (text.length < minLength) return undefined;
  const isQuoted = text.includes('"');
  if (isQuoted && !isSimplyQuoted(text, separator)) return undefined;
  const large = new LargeText(text, separator, { isQuoted, ascii });
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
