import type { FileText } from './fileText.ts';

const feed = 10;

/** One in this many rows has a place that is kept: the places of all rows of a list take as much memory as the list. */
const kept = 8;

/** A row of a text: where it starts, and its line, counted from 1. */
interface RowPlace {
  start: number;
  line: number;
}

/**
 * Where the rows of a text are: lines with text that are not comments. Cost of finding them: 1 GB/s.
 */
export class RowPlaces {
  readonly count: number;
  private readonly starts: Uint32Array;
  private readonly lines: Uint32Array;
  private readonly text: FileText;
  /** Those of a text of ASCII, with a line feed at their end. */
  private readonly bytes: Uint8Array | undefined;

  constructor(text: FileText, bytes: Uint8Array | undefined) {
    [this.text, this.bytes] = [text, bytes];
    let starts = new Uint32Array(1024);
    let lines = new Uint32Array(starts.length);
    const row = { start: 0, line: 1 };
    let count = 0;
    for (let isRow = this.seek(row); isRow; isRow = this.next(row), count++) {
      if (count % kept > 0) continue;
      const at = count / kept;
      if (at === starts.length) [starts, lines] = [grown(starts), grown(lines)];
      starts[at] = row.start;
      lines[at] = row.line;
    }
    [this.starts, this.lines, this.count] = [starts, lines, count];
  }

  /** The place of a row, by its number from 0. */
  at(index: number): RowPlace {
    const base = Math.floor(index / kept);
    const row = { start: this.starts[base], line: this.lines[base] };
    for (let i = base * kept; i < index; i++) this.next(row);
    return row;
  }

  /** The number of the first row at a line or below it. */
  indexOfLine(line: number): number {
    let [low, high] = [0, this.count];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (this.at(middle).line < line) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  /** Moves to the row below; false below the last one. `end`: where the line of the row ends, if that is known. */
  next(row: RowPlace, end = this.endOf(row.start)): boolean {
    row.start = end + 1;
    row.line++;
    return this.seek(row);
  }

  /** Moves to the first row from the start of a line on. */
  private seek(row: RowPlace): boolean {
    for (; row.start < this.text.length; row.line++) {
      const first = this.text.codeAt(row.start);
      // Most rows begin with a letter, a digit or a quote of a cell.
      if (first > 44 && first < 127 && first !== 59) return true;
      const end = this.endOf(row.start);
      if (first !== comment && /[^\s,;"]/.test(this.text.slice(row.start, end))) return true;
      row.start = end + 1;
    }
    return false;
  }

  /** Where a line ends. A plain loop: most lines are so short that a call of `indexOf` takes longer. */
  private endOf(start: number): number {
    const { bytes } = this;
    if (!bytes) return this.text.endOfLine(start);
    let at = start;
    while (bytes[at] !== feed) at++;
    return at;
  }
}

const comment = 35;

function grown(values: Uint32Array): Uint32Array<ArrayBuffer> {
  const more = new Uint32Array(values.length * 2);
  more.set(values);
  return more;
}
