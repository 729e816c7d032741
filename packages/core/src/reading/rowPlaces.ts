import type { FileText } from './fileText.ts';

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
  private readonly length: number;
  /** The bytes of a text of ASCII, with a line feed at their end. */
  private readonly words: DataView | undefined;

  constructor(text: FileText, bytes: Uint8Array | undefined) {
    [this.text, this.length] = [text, text.length];
    this.words = bytes && new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    let starts = new Uint32Array(1024);
    let lines = new Uint32Array(starts.length);
    let [start, line, count] = [0, 1, 0];
    for (; ; count++, line++) {
      if (!this.isPlain(start)) {
        const row = { start, line };
        if (!this.seek(row)) break;
        ({ start, line } = row);
      }
      if (count % kept === 0) {
        const at = count / kept;
        if (at === starts.length) [starts, lines] = [grown(starts), grown(lines)];
        starts[at] = start;
        lines[at] = line;
      }
      start = this.endOf(start) + 1;
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
    for (; row.start < this.length; row.line++) {
      if (this.isPlain(row.start)) return true;
      const end = this.endOf(row.start);
      if (this.text.codeAt(row.start) !== comment && /[^\s,;"]/.test(this.text.slice(row.start, end))) return true;
      row.start = end + 1;
    }
    return false;
  }

  /** Whether a line begins with a letter, a digit or the like, as most rows do. */
  private isPlain(start: number): boolean {
    if (start >= this.length) return false;
    const first = this.words ? this.words.getUint8(start) : this.text.codeAt(start);
    return first > 44 && first < 127 && first !== 59;
  }

  /** Where a line ends. Most lines are so short that a call of `indexOf` takes longer. */
  private endOf(start: number): number {
    return this.words ? endOfLine(this.words, start) : this.text.endOfLine(start);
  }
}

/** The place of the next line feed, which is there: it is searched four bytes at a time. */
function endOfLine(words: DataView, start: number): number {
  let at = start;
  for (const last = words.byteLength - 4; at <= last; at += 4) {
    // A byte of a line feed is zero here, and the only one that sets its highest bit when 1 is taken from it.
    const rest = words.getInt32(at, true) ^ 0x0a0a0a0a;
    if (((rest - 0x01010101) & ~rest & 0x80808080) !== 0) break;
  }
  while (words.getUint8(at) !== feed) at++;
  return at;
}

const [feed, comment] = [10, 35];

function grown(values: Uint32Array): Uint32Array<ArrayBuffer> {
  const more = new Uint32Array(values.length * 2);
  more.set(values);
  return more;
}
