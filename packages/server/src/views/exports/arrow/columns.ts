import {
  Dictionary,
  Field,
  Float64,
  Int32,
  Int8,
  Utf8,
  makeData,
  makeVector,
  type Data,
  type Vector,
} from 'apache-arrow';
import { byteLength } from '../../../json/byteLength.ts';

/** Values of one column for some rows. */
export interface ArrowColumn {
  readonly data: Data;
  readonly length: number;
}

/** Columns of the types that results have. */
export const fields = {
  text: (name: string): Field => new Field(name, new Utf8(), true),
  number: (name: string): Field => new Field(name, new Float64(), true),
  id: (name: string): Field => new Field(name, new Int32(), false),
  sign: (name: string): Field => new Field(name, new Int8(), false),
} as const;

/** Numbers; `NaN` is a missing one. */
export const numberColumn = (values: Float64Array): ArrowColumn =>
  numbersOf(
    values,
    validity(values.length, (i) => !Number.isNaN(values[i])),
  );

/** Numbers that are all missing. */
export const missingNumbers = (length: number): ArrowColumn =>
  numbersOf(new Float64Array(length).fill(NaN), noneValid(length));

function numbersOf(values: Float64Array, { bits, missing }: Validity): ArrowColumn {
  const { length } = values;
  const data = makeData({ type: new Float64(), length, nullCount: missing, nullBitmap: bits, data: values });
  return { data, length };
}

/** Whole numbers. */
export const idColumn = (values: Int32Array): ArrowColumn => ({
  data: makeData({ type: new Int32(), length: values.length, data: values }),
  length: values.length,
});

/** Numbers from -128 to 127. */
export const signColumn = (values: Int8Array): ArrowColumn => ({
  data: makeData({ type: new Int8(), length: values.length, data: values }),
  length: values.length,
});

/** Texts; null is a missing one. */
export const textColumn = (texts: readonly (string | null)[]): ArrowColumn => ({
  data: textData(texts),
  length: texts.length,
});

function textData(texts: readonly (string | null)[]): Data<Utf8> {
  const { length } = texts;
  const all = texts.join('');
  const bytes = new TextEncoder().encode(all);
  // Nearly all texts are of letters of one byte, whose bytes need not be counted.
  const sizeOf = bytes.length === all.length ? (text: string) => text.length : byteLength;
  const starts = new Int32Array(length + 1);
  texts.forEach((text, i) => (starts[i + 1] = starts[i] + sizeOf(text ?? '')));
  return utf8Data(
    validity(length, (i) => texts[i] !== null),
    starts,
    bytes,
  );
}

const utf8Data = ({ bits, missing }: Validity, starts: Int32Array, bytes: Uint8Array): Data<Utf8> =>
  makeData({
    type: new Utf8(),
    length: starts.length - 1,
    nullCount: missing,
    nullBitmap: bits,
    valueOffsets: starts,
    data: bytes,
  });

/** The same text in the rows that have it; the others are missing. */
export function textInSome(text: string, length: number, has: (row: number) => boolean): ArrowColumn {
  const size = byteLength(text);
  const starts = new Int32Array(length + 1);
  for (let i = 0; i < length; i++) starts[i + 1] = starts[i] + (has(i) ? size : 0);
  const bytes = new TextEncoder().encode(text.repeat(starts[length] / size));
  return { data: utf8Data(validity(length, has), starts, bytes), length };
}

/** Texts that are all missing. */
export const missingTexts = (length: number): ArrowColumn => ({
  data: utf8Data(noneValid(length), new Int32Array(length + 1), new Uint8Array(0)),
  length,
});

/**
 * Texts that occur in many rows: each is written once, and a row has its number. All parts of a file share them. `id` tells the
 * columns of a file apart; the library's own numbers would differ from file to file.
 */
export class WordColumn {
  readonly field: Field;
  private readonly type: Dictionary<Utf8, Int32>;
  private readonly words: Vector<Utf8>;

  constructor(name: string, id: number, words: readonly string[]) {
    this.type = new Dictionary(new Utf8(), new Int32(), id);
    this.words = makeVector(textData(words));
    this.field = new Field(name, this.type, true);
  }

  /** Rows by the numbers of their words. */
  rows(numbers: Int32Array): ArrowColumn {
    const { length } = numbers;
    const data = makeData({ type: this.type, length, nullCount: 0, data: numbers, dictionary: this.words });
    return { data, length };
  }

  /** The same word in each of `length` rows; -1 is a missing one. */
  repeated(number: number, length: number): ArrowColumn {
    const isMissing = number < 0;
    const data = makeData({
      type: this.type,
      length,
      nullCount: isMissing ? length : 0,
      nullBitmap: isMissing ? new Uint8Array(Math.ceil(length / 8)) : null,
      data: new Int32Array(length).fill(Math.max(number, 0)),
      dictionary: this.words,
    });
    return { data, length };
  }
}

/** A bit per row that has a value, and the number of the others; no bits if there are none. */
interface Validity {
  readonly bits: Uint8Array | null;
  readonly missing: number;
}

const noneValid = (length: number): Validity => ({
  bits: length ? new Uint8Array(Math.ceil(length / 8)) : null,
  missing: length,
});

function validity(length: number, isValid: (row: number) => boolean): Validity {
  const bits = new Uint8Array(Math.ceil(length / 8));
  let missing = 0;
  for (let i = 0; i < length; i++) {
    if (isValid(i)) bits[i >> 3] |= 1 << (i & 7);
    else missing++;
  }
  return missing ? { bits, missing } : { bits: null, missing };
}
