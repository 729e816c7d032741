import { PlainNumber } from '../formats/plainNumber.ts';
import { CellTexts } from './cellTexts.ts';
import type { FileText } from './fileText.ts';
import type { RowPlaces } from './rowPlaces.ts';

/** A row that is visited: of a large text the same object for each. */
export interface VisitedRow {
  readonly cells: readonly string[];
  readonly line: number;
  /** In numeric columns their numbers, where they are known; one that is NaN is in the cell as it is written. */
  readonly values?: Float64Array;
  /** In columns of texts an id that is the same for the same text of the file, where it is known; else -1. */
  readonly textIds?: Int32Array;
  /** How many texts were known before the file: those whose ids are below this number. */
  readonly knownTexts?: number;
}

export type RowVisitor = (row: VisitedRow) => void;

/** The row at work. */
interface Work {
  readonly cells: string[];
  line: number;
  readonly values: Float64Array;
  readonly textIds: Int32Array;
  readonly knownTexts: number;
  /** Where the texts of the row before this one start. */
  readonly starts: Int32Array;
  readonly texts: CellTexts;
}

/** The columns that are read, all by default, and those of them that have numbers. */
export interface UsedColumns {
  readonly columns?: readonly number[] | undefined;
  readonly numeric?: readonly number[];
  /** Texts that are known, and keep their ids. */
  readonly known?: () => CellTexts | undefined;
}

/** Rows that are visited, by their numbers from 0. */
export interface Part extends UsedColumns {
  readonly from: number;
  readonly to: number;
}

const feed = 10;

/** How a column is used: not at all, as texts, or as numbers. */
const [asText, asNumber] = [1, 2];

/** The uses of the columns up to the last one that is used. */
export function usesOf({ columns = [], numeric = [] }: UsedColumns): Uint8Array {
  const uses = new Uint8Array(Math.max(0, ...columns) + 1);
  for (const column of columns) uses[column] = numeric.includes(column) ? asNumber : asText;
  return uses;
}

/** What a cell that is not read is given as. */
export const skipped = (start: number, stop: number): string => (start === stop ? '' : '-');

/**
 * Reads the rows of a text of ASCII from its bytes: numbers without a text of them, names that repeat with one text. The cells that
 * are not used are only passed.
 */
export class ByteRows {
  private readonly bytes: Uint8Array;
  private readonly text: FileText;
  private readonly separator: number;
  private readonly number = new PlainNumber();
  /** The texts of all visits that know none before. */
  private texts: CellTexts | undefined;

  /** The bytes have a line feed at their end. */
  constructor(bytes: Uint8Array, text: FileText, separator: string) {
    this.bytes = bytes;
    this.text = text;
    this.separator = separator.charCodeAt(0);
  }

  each(places: RowPlaces, part: Part, visit: RowVisitor): void {
    const { bytes, separator } = this;
    const uses = part.columns && usesOf(part);
    const width = uses?.length ?? 0;
    const texts = this.textsWith(part.known?.());
    const work: Work = {
      cells: [],
      line: 0,
      values: new Float64Array(width),
      textIds: new Int32Array(width).fill(-1),
      knownTexts: texts.knownCount,
      starts: new Int32Array(width),
      texts,
    };
    const { cells } = work;
    const place = places.at(part.from);
    for (let row = part.from; row < part.to; row++) {
      let [column, at] = [0, place.start];
      for (; ; column++, at++) {
        const use = uses ? (uses[column] ?? 0) : asText;
        if (use === asText) at = this.readText(at, column, work);
        else if (use === asNumber) at = this.readNumber(at, column, work);
        else {
          const start = at;
          at = endOfCell(bytes, start, separator);
          cells[column] = skipped(start, at);
        }
        if (bytes[at] === feed) break;
      }
      if (cells.length !== ++column) cells.length = column;
      if (column < width) {
        work.values.fill(NaN, column);
        work.textIds.fill(-1, column);
      }
      work.line = place.line;
      visit(work);
      places.next(place, at);
    }
  }

  private textsWith(known: CellTexts | undefined): CellTexts {
    if (known) return new CellTexts(this.bytes, this.text, known);
    return (this.texts ??= new CellTexts(this.bytes, this.text));
  }

  /** Reads a cell as a text, and returns where it ends. */
  private readText(start: number, column: number, { cells, textIds, starts, texts }: Work): number {
    const { bytes } = this;
    const at = endOfCell(bytes, start, this.separator);
    // Many files are sorted: the same text is then in the row before.
    if (textIds[column] >= 0 && texts.isText(textIds[column], starts[column], start, at)) return at;
    const id = isTight(bytes, start, at) ? texts.idOf(start, at) : -1;
    textIds[column] = id;
    starts[column] = start;
    cells[column] = id < 0 ? this.text.slice(start, at).trim() : texts.textOf(id);
    return at;
  }

  /** Reads a cell as a number, and returns where it ends. */
  private readNumber(start: number, column: number, { cells, values }: Work): number {
    const { bytes, separator, number } = this;
    number.read(bytes, start, bytes.length);
    const { value, end } = number;
    const isWhole = bytes[end] === separator || bytes[end] === feed;
    if (isWhole && !Number.isNaN(value)) {
      values[column] = value;
      cells[column] = '-';
      return end;
    }
    const stop = isWhole ? end : endOfCell(bytes, end, separator);
    values[column] = NaN;
    cells[column] = this.text.slice(start, stop).trim();
    return stop;
  }
}

/** Where a cell ends: most bytes are above both signs that end it, and are compared once. */
function endOfCell(bytes: Uint8Array, start: number, separator: number): number {
  const highest = Math.max(separator, feed);
  for (let at = start; ; at++) {
    const byte = bytes[at];
    if (byte <= highest && (byte === separator || byte === feed)) return at;
  }
}

/** Whether a cell is empty or has no blanks around it. */
const isTight = (bytes: Uint8Array, start: number, end: number): boolean =>
  start === end || (bytes[start] > 32 && bytes[start] < 127 && bytes[end - 1] > 32 && bytes[end - 1] < 127);
