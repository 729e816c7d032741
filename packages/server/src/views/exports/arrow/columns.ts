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
  const { bits, missing } = validity(length, (i) => texts[i] !== null);
  const bytes = new TextEncoder().encode(texts.join(''));
  const starts = new Int32Array(length + 1);
  texts.forEach((text, i) => (starts[i + 1] = starts[i] + byteLength(text ?? '')));
  return makeData({
    type: new Utf8(),
    length,
    nullCount: missing,
    nullBitmap: bits,
    valueOffsets: starts,
    data: bytes,
  });
}

/** Texts that are all missing. */
export function missingTexts(length: number): ArrowColumn {
  const { bits, missing } = noneValid(length);
  const valueOffsets = new Int32Array(length + 1);
  const data = makeData({
    type: new Utf8(),
    length,
    nullCount: missing,
    nullBitmap: bits,
    valueOffsets,
    data: noBytes,
  });
  return { data, length };
}

const noBytes = new Uint8Array(0);

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
