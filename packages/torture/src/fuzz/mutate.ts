import type { SeededRandom } from '@trellis/core/stats';

/** What changes of an input draw from. */
export interface Material {
  readonly random: SeededRandom;
  readonly tokens: readonly Uint8Array[];
  /** Another input of the corpus. */
  readonly other: () => Uint8Array;
  readonly maxBytes: number;
}

type Change = (bytes: Uint8Array, material: Material) => Uint8Array;

/** Texts on which readers of any format have failed elsewhere. */
const anywhere = [
  ...[
    '\0',
    '\n',
    '\r',
    '\r\n',
    '\t',
    ' ',
    '\uFEFF',
    '\u00a0',
    '\u2028',
    '\ud83c\udf31',
    'é',
    'ﬁ',
    'ß',
    'İ',
    '−',
    '\v',
  ],
  ...[
    '__proto__',
    'constructor',
    'toString',
    'hasOwnProperty',
    'NaN',
    'Infinity',
    '-0',
    '1e999',
    '1e-400',
    '0x10',
    '٣',
  ],
  ...[
    '',
    '"',
    "'",
    '""',
    '\\',
    '#',
    '>',
    '!',
    '*',
    ':',
    ';',
    ',',
    '=',
    '[',
    ']',
    '{',
    '}',
    '(',
    ')',
    '%',
    '&',
    '|',
    '<',
  ],
].map((text) => Buffer.from(text));
const strayBytes = [
  [0xff],
  [0xc0, 0xaf],
  [0xed, 0xa0, 0x80],
  [0xff, 0xfe],
  [0x1f, 0x8b],
  [0x80],
  [0x7f, 0xff, 0xff, 0xff],
].map((bytes) => Uint8Array.from(bytes));

/** Ends of lines and cells of the formats. */
const [lineFeed, separators] = [10, new Set([9, 10, 32, 44, 58, 59, 61, 124])];

const joined = (...parts: readonly Uint8Array[]): Uint8Array => Buffer.concat(parts);

/** Replaces the bytes from `start` to `end`. */
const replaced = (bytes: Uint8Array, [start, end]: Span, by: Uint8Array): Uint8Array =>
  joined(bytes.subarray(0, start), by, bytes.subarray(end));

type Span = readonly [start: number, end: number];

function someSpan(bytes: Uint8Array, random: SeededRandom): Span {
  const length = 1 + random.below(Math.max(1, Math.min(bytes.length, 1 << (1 + random.below(8)))));
  const start = random.below(bytes.length + 1);
  return [start, Math.min(bytes.length, start + length)];
}

const pick = <T>(some: readonly T[], random: SeededRandom): T => some[random.below(some.length)];

function someWord({ random, tokens }: Material): Uint8Array {
  const chance = random.below(8);
  if (chance === 0) return pick(strayBytes, random);
  return chance < 3 || tokens.length === 0 ? pick(anywhere, random) : pick(tokens, random);
}

/** The line, or the cell, at a random place, without the sign after it. */
function spanBetween(bytes: Uint8Array, random: SeededRandom, isEnd: (byte: number) => boolean): Span {
  let start = random.below(bytes.length + 1);
  let end = start;
  while (start > 0 && !isEnd(bytes[start - 1])) start--;
  while (end < bytes.length && !isEnd(bytes[end])) end++;
  return [start, end];
}

const someLine = (bytes: Uint8Array, random: SeededRandom): Span =>
  spanBetween(bytes, random, (byte) => byte === lineFeed);
const someCell = (bytes: Uint8Array, random: SeededRandom): Span =>
  spanBetween(bytes, random, (byte) => separators.has(byte));

/** A line with its end. */
function wholeLine(bytes: Uint8Array, random: SeededRandom): Span {
  const [start, end] = someLine(bytes, random);
  return [start, Math.min(bytes.length, end + 1)];
}

const part = (bytes: Uint8Array, [start, end]: Span): Uint8Array => bytes.subarray(start, end);
const at = (bytes: Uint8Array, random: SeededRandom): Span => {
  const place = random.below(bytes.length + 1);
  return [place, place];
};

const setByte: Change = (bytes, { random }) => {
  if (bytes.length === 0) return bytes;
  const copy = Uint8Array.from(bytes);
  const place = random.below(bytes.length);
  copy[place] = random.below(2) ? copy[place] ^ (1 << random.below(8)) : random.below(256);
  return copy;
};

/** Repeats a part, in one of sixty-four inputs up to the largest size: what takes quadratic time shows then. */
const repeat: Change = (bytes, { random, maxBytes }) => {
  const span = random.below(2) ? wholeLine(bytes, random) : someSpan(bytes, random);
  const one = part(bytes, span);
  if (one.length === 0) return bytes;
  const most = Math.max(1, Math.floor((maxBytes - bytes.length) / one.length));
  const times = random.below(64) === 0 ? most : Math.min(most, 1 << random.below(7));
  return replaced(bytes, [span[0], span[0]], joined(...Array.from({ length: times }, () => one)));
};

/** Numbers in a byte order of the binary formats. */
const setNumber: Change = (bytes, { random }) => {
  if (bytes.length < 4) return bytes;
  const copy = Buffer.from(bytes);
  const value = pick([0, 1, 2, 0x7f, 0xff, 0x100, 0xffff, 0x10000, 0x7fffffff, 0x80000000, 0xffffffff], random);
  const place = random.below(copy.length - 3);
  if (random.below(2)) copy.writeUInt32LE(value, place);
  else copy.writeUInt32BE(value, place);
  return copy;
};

const changes: readonly Change[] = [
  setByte,
  setNumber,
  repeat,
  (bytes, { random }) => replaced(bytes, someSpan(bytes, random), new Uint8Array(0)),
  (bytes, { random }) => replaced(bytes, wholeLine(bytes, random), new Uint8Array(0)),
  (bytes, material) => replaced(bytes, at(bytes, material.random), someWord(material)),
  (bytes, material) => replaced(bytes, at(bytes, material.random), someWord(material)),
  (bytes, material) => replaced(bytes, someCell(bytes, material.random), someWord(material)),
  (bytes, material) => replaced(bytes, someCell(bytes, material.random), someWord(material)),
  (bytes, { random }) => replaced(bytes, someCell(bytes, random), part(bytes, someCell(bytes, random))),
  (bytes, { random }) => replaced(bytes, at(bytes, random), part(bytes, someSpan(bytes, random))),
  (bytes, { random }) => replaced(bytes, at(bytes, random), part(bytes, wholeLine(bytes, random))),
  (bytes, { random }) => bytes.subarray(0, random.below(bytes.length + 1)),
  (bytes, { random, other }) => {
    const second = other();
    return replaced(bytes, at(bytes, random), part(second, someSpan(second, random)));
  },
  (bytes, { random, other }) => {
    const second = other();
    return replaced(bytes, wholeLine(bytes, random), part(second, wholeLine(second, random)));
  },
  (bytes, { random, other }) => {
    const second = other();
    return joined(part(bytes, [0, random.below(bytes.length + 1)]), second.subarray(random.below(second.length + 1)));
  },
];

/** Changes an input in one to about eight places; the result has at most `maxBytes`. */
export function mutate(bytes: Uint8Array, material: Material): Uint8Array {
  let changed = bytes;
  do changed = pick(changes, material.random)(changed, material);
  while (material.random.below(5) > 1);
  return Uint8Array.from(changed.subarray(0, material.maxBytes));
}
