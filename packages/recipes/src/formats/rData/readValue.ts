import { altrepValue, type SequenceBudget } from './altrepValue.ts';
import { code, flag } from './codes.ts';
import { noAttributes, nullValue, otherValue, textsOf, type RAttributes, type RPair, type RValue } from './rValue.ts';
import type { TextEncoding } from './textPool.ts';
import { RFormatError, type XdrReader } from './xdrReader.ts';

/** The deepest nesting of values that is read; tables nest 5 deep, fitted models some 30. */
const maxDepth = 400;

/** A place in a serialization: what is read, what was read before, and how deep values are nested here. */
export interface Place {
  readonly xdr: XdrReader;
  /** Symbols, environments and pointers in the order of their first mention; later mentions give their number. */
  readonly mentioned: RValue[];
  readonly depth: number;
  readonly sequences: SequenceBudget;
}

/**
 * Reads one value, as "R Internals", section "Serialization Formats", describes it and `serialize.c` of R writes it. Functions,
 * environments and the like are read past. Throws `RFormatError`.
 */
export function readValue(place: Place): RValue {
  return readFlagged(place.xdr.int(), place);
}

function readFlagged(flags: number, outer: Place): RValue {
  if (outer.depth === maxDepth) throw new RFormatError(`values are nested more than ${maxDepth} deep`);
  const place = { ...outer, depth: outer.depth + 1 };
  const type = flags & 0xff;
  const read = readers.get(type);
  if (read === undefined) throw new RFormatError(unreadable.get(type) ?? `unknown type of value: ${type}`);
  return read(place, flags);
}

type Read = (place: Place, flags: number) => RValue;

const unreadable: ReadonlyMap<number, string> = new Map([
  [code.byteCode, 'the file holds compiled functions; save the data alone'],
]);

/** How values of each type are read after their flags. */
const readers: ReadonlyMap<number, Read> = new Map<number, Read>([
  [code.nil, () => nullValue],
  [code.nilValue, () => nullValue],
  ...[code.global, code.unbound, code.missing, code.baseNamespace, code.emptyEnvironment, code.base].map(
    (each) => [each, () => otherValue] as const,
  ),
  [code.symbol, readSymbol],
  [code.reference, readReference],
  [code.environment, readEnvironment],
  ...[code.namespace, code.package, code.persistent].map((each) => [each, readNames] as const),
  ...[code.pairlist, code.language, code.promise, code.dots, code.closure].map((each) => [each, readPairs] as const),
  ...[code.special, code.builtin].map((each) => [each, readPrimitive] as const),
  [code.pointer, readPointer],
  [code.weakReference, (place, flags) => mention(place, flags)],
  [code.character, readCharacter],
  [code.logicals, (place, flags) => readNumbers('logicals', place, flags)],
  [code.integers, (place, flags) => readNumbers('integers', place, flags)],
  [code.reals, readReals],
  [code.complex, (place, flags) => readOpaque(16, place, flags)],
  [code.raw, (place, flags) => readOpaque(1, place, flags)],
  [code.texts, readTexts],
  [code.list, readList],
  [code.expression, readList],
  [code.s4, (place, flags) => (readAttributes(place, flags), otherValue)],
  [code.altrep, readAltrep],
]);

function readAttributes(place: Place, flags: number): RAttributes {
  if ((flags & flag.hasAttributes) === 0) return noAttributes;
  const value = readValue(place);
  return value.kind === 'pairs' ? new Map(value.pairs.map((pair) => [pair.tag, pair.value])) : noAttributes;
}

function readSymbol(place: Place): RValue {
  const [name] = textsOf(readValue(place));
  const symbol: RValue = { kind: 'symbol', name: name ?? '' };
  place.mentioned.push(symbol);
  return symbol;
}

function readReference({ xdr, mentioned }: Place, flags: number): RValue {
  const number = flags >>> 8 === 0 ? xdr.int() : flags >>> 8;
  const value = mentioned[number - 1];
  if (value === undefined) throw new RFormatError(`reference ${number} to a value that was not there before`);
  return value;
}

/** Reads past an environment: whether it is locked, its parent, frame, hash table and attributes. */
function readEnvironment(place: Place): RValue {
  place.xdr.skip(4);
  place.mentioned.push(otherValue);
  for (let part = 0; part < 4; part++) readValue(place);
  return otherValue;
}

/** Reads past the names of a namespace, a package or a persistent object. */
function readNames(place: Place): RValue {
  place.xdr.skip(4);
  const count = place.xdr.length(4);
  for (let i = 0; i < count; i++) readValue(place);
  place.mentioned.push(otherValue);
  return otherValue;
}

function mention(place: Place, flags: number): RValue {
  place.mentioned.push(otherValue);
  readAttributes(place, flags);
  return otherValue;
}

function readPointer(place: Place, flags: number): RValue {
  place.mentioned.push(otherValue);
  readValue(place);
  readValue(place);
  readAttributes(place, flags);
  return otherValue;
}

/** Reads cells of a pairlist up to one that does not end in another cell. Closures and calls have the same form. */
function readPairs(place: Place, flags: number): RValue {
  const pairs: RPair[] = [];
  const attributes = readAttributes(place, flags);
  for (let cellFlags = flags; ;) {
    const tag = (cellFlags & flag.hasTag) === 0 ? nullValue : readValue(place);
    pairs.push({ tag: tag.kind === 'symbol' ? tag.name : '', value: readValue(place) });
    const next = place.xdr.int();
    if ((next & 0xff) !== code.pairlist) return pairsOf(pairs, readFlagged(next, place), attributes, flags);
    readAttributes(place, next);
    cellFlags = next;
  }
}

const pairsOf = (pairs: readonly RPair[], tail: RValue, attributes: RAttributes, flags: number): RValue =>
  (flags & 0xff) === code.pairlist ? { kind: 'pairs', pairs, tail, attributes } : otherValue;

function readPrimitive({ xdr }: Place): RValue {
  xdr.skip(xdr.int());
  return otherValue;
}

/** One text, as a vector: it occurs only within vectors of texts and symbols. */
function readCharacter(place: Place, flags: number): RValue {
  const length = place.xdr.int();
  const text = length === -1 ? null : place.xdr.text(length, encodingOf(flags));
  readAttributes(place, flags);
  return { kind: 'texts', values: [text], attributes: noAttributes };
}

const encodingOf = (flags: number): TextEncoding => ((flags & flag.latin1) === 0 ? 'utf-8' : 'windows-1252');

function readTexts(place: Place, flags: number): RValue {
  const values: (string | null)[] = [];
  for (let left = place.xdr.length(8); left > 0; left--) values.push(readText(place));
  return { kind: 'texts', values, attributes: readAttributes(place, flags) };
}

/** A text of a vector: without the detour over `readValue`, which takes three times as long for millions of cells. */
function readText(place: Place): string | null {
  const flags = place.xdr.int();
  if ((flags & (0xff | flag.hasAttributes)) !== code.character) {
    const [text] = textsOf(readFlagged(flags, place));
    return text ?? null;
  }
  const length = place.xdr.int();
  return length === -1 ? null : place.xdr.text(length, encodingOf(flags));
}

function readNumbers(kind: 'integers' | 'logicals', place: Place, flags: number): RValue {
  const values = place.xdr.ints(place.xdr.length(4));
  return { kind, values, attributes: readAttributes(place, flags) };
}

function readReals(place: Place, flags: number): RValue {
  const values = place.xdr.reals(place.xdr.length(8));
  return { kind: 'reals', values, attributes: readAttributes(place, flags) };
}

/** Reads past a vector whose elements take `size` bytes. */
function readOpaque(size: number, place: Place, flags: number): RValue {
  place.xdr.skip(size * place.xdr.length(size));
  readAttributes(place, flags);
  return otherValue;
}

function readList(place: Place, flags: number): RValue {
  const values: RValue[] = [];
  for (let left = place.xdr.length(4); left > 0; left--) values.push(readValue(place));
  return { kind: 'list', values, attributes: readAttributes(place, flags) };
}

/** Reads a vector in one of the compact forms of R 3.5 and later: its class, its state and its attributes. */
function readAltrep(place: Place): RValue {
  const info = readValue(place);
  const state = readValue(place);
  const listed = readValue(place);
  const attributes: RAttributes =
    listed.kind === 'pairs' ? new Map(listed.pairs.map((pair) => [pair.tag, pair.value])) : noAttributes;
  return altrepValue({ info, state, attributes }, place.sequences);
}
