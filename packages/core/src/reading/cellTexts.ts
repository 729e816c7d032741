import type { FileText } from './fileText.ts';

/** Most different texts that are kept: a column of numbers has no use for them. */
const maxTexts = 1_000_000;

/** Share of the slots that are used at most: fewer would not fit the cache of the processor. */
const fullest = 0.7;

/** Numbers of a slot. */
const stride = 4;

/** The first number of a slot has the id of its text plus 1 (0 is free), and above these bits the length. */
const [lengthShift, idMask] = [20, 0xfffff];

/** Longest text that is in its slot, in bytes: ids of genes are. */
const maxShort = 12;

/** What a slot has for the length of a text that is not in it. */
const isLong = 15;

/**
 * The texts of cells by their bytes, each made once: names repeat, and a text that is made again would be hashed again by each map
 * that it is looked up in. A slot has the bytes of a short text, of a longer one hash, start and length: with the bytes elsewhere,
 * each search would wait for the memory twice.
 */
export class CellTexts {
  /** How many texts are known from elsewhere: those whose ids are below this number. */
  readonly knownCount: number;
  private readonly words: DataView;
  private readonly text: FileText;
  private readonly known: CellTexts | undefined;
  /** The texts that are not known from elsewhere. */
  private readonly texts: string[] = [];
  private slots = new Int32Array(16_384 * stride);

  /** `bytes` are those of the ASCII text. The texts that are known have here the ids that they have there. */
  constructor(bytes: Uint8Array, text: FileText, known?: CellTexts) {
    this.words = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    this.text = text;
    this.known = known;
    this.knownCount = known?.texts.length ?? 0;
  }

  /** The id of the text between two places; -1 once there are too many texts. */
  idOf(start: number, end: number): number {
    const length = end - start;
    if (length > maxShort) return this.longIdOf(start, end);
    const { words, known } = this;
    let [first, second, last] = [0, 0, 0];
    if (length >= 4) {
      first = words.getInt32(start, true);
      if (length > 8) second = words.getInt32(start + 4, true);
      last = words.getInt32(end - 4, true);
    } else for (let at = start; at < end; at++) first = (first << 8) | words.getUint8(at);
    const knownId = known ? known.idIn(known.slotOf(length, first, second, last)) : -1;
    if (knownId >= 0) return knownId;
    const slot = this.slotOf(length, first, second, last);
    const id = this.idIn(slot);
    return id < 0 ? this.add(slot, start, end, [length, first, second, last]) : id;
  }

  private longIdOf(start: number, end: number): number {
    const { known } = this;
    const hash = this.hashOf(start, end);
    const knownId = known ? known.idIn(known.longSlotOf(hash, start, end, this)) : -1;
    if (knownId >= 0) return knownId;
    const slot = this.longSlotOf(hash, start, end, this);
    const id = this.idIn(slot);
    return id < 0 ? this.add(slot, start, end, [isLong, hash, start, end - start]) : id;
  }

  /** The id of the text in a slot; -1 for a free one. */
  private idIn(slot: number): number {
    const head = this.slots[slot];
    return head === 0 ? -1 : this.knownCount + (head & idMask) - 1;
  }

  /** The slot of a short text, which is free where it is not in the table. */
  private slotOf(length: number, first: number, second: number, last: number): number {
    const { slots } = this;
    const wrap = slots.length - 1;
    let slot = placeOf(shortHash(length, first, second, last), wrap);
    for (; slots[slot] !== 0; slot = (slot + stride) & wrap)
      if (
        slots[slot + 1] === first &&
        slots[slot + 3] === last &&
        slots[slot + 2] === second &&
        slots[slot] >>> lengthShift === length
      )
        break;
    return slot;
  }

  /** The same of a long text between two places of other texts. */
  private longSlotOf(hash: number, start: number, end: number, others: CellTexts): number {
    const { slots } = this;
    const wrap = slots.length - 1;
    let slot = placeOf(hash, wrap);
    for (; slots[slot] !== 0; slot = (slot + stride) & wrap) {
      const isSameSize =
        slots[slot + 1] === hash && slots[slot + 3] === end - start && slots[slot] >>> lengthShift === isLong;
      if (isSameSize && others.isSame(slots[slot + 2], start, end, this.words)) break;
    }
    return slot;
  }

  /** Adds the text between two places, whose slot gets `length` and three more numbers, and returns its id. */
  private add(slot: number, start: number, end: number, [length, ...content]: readonly number[]): number {
    if (this.texts.length === maxTexts) return -1;
    const count = this.texts.push(this.text.slice(start, end));
    this.slots[slot] = count | (length << lengthShift);
    this.slots.set(content, slot + 1);
    if (count * stride > fullest * this.slots.length) this.grow();
    return this.knownCount + count - 1;
  }

  /** The text with an id. */
  textOf(id: number): string {
    return this.known && id < this.knownCount ? this.known.texts[id] : this.texts[id - this.knownCount];
  }

  /** Whether the bytes between two places are the text with an id, which also starts at `known`. */
  isText(id: number, known: number, start: number, end: number): boolean {
    return this.textOf(id).length === end - start && this.isSame(known, start, end);
  }

  /** A hash of more than four bytes, four at a time (after FNV-1a); the last four can overlap those before them. */
  private hashOf(start: number, end: number): number {
    const { words } = this;
    let [hash, at] = [end - start, start];
    for (const last = end - 4; at < last; at += 4) hash = mixed(hash, words.getInt32(at, true));
    return mixed(hash, words.getInt32(end - 4, true));
  }

  /** Whether the bytes between two places are those of `others` from a third one on. */
  private isSame(known: number, start: number, end: number, others = this.words): boolean {
    const { words } = this;
    let [i, j] = [start, known];
    if (end - start < 4) {
      for (; i < end; i++, j++) if (words.getUint8(i) !== others.getUint8(j)) return false;
      return true;
    }
    const last = end - 4;
    for (; i < last; i += 4, j += 4) if (words.getInt32(i, true) !== others.getInt32(j, true)) return false;
    return words.getInt32(last, true) === others.getInt32(known + last - start, true);
  }

  private grow(): void {
    const { slots } = this;
    const larger = new Int32Array(slots.length * 2);
    const wrap = larger.length - 1;
    for (let i = 0; i < slots.length; i += stride) {
      if (slots[i] === 0) continue;
      const length = slots[i] >>> lengthShift;
      const hash = length === isLong ? slots[i + 1] : shortHash(length, slots[i + 1], slots[i + 2], slots[i + 3]);
      let slot = placeOf(hash, wrap);
      while (larger[slot] !== 0) slot = (slot + stride) & wrap;
      for (let j = 0; j < stride; j++) larger[slot + j] = slots[i + j];
    }
    this.slots = larger;
  }
}

const mixed = (hash: number, word: number): number => {
  const product = Math.imul(hash ^ word, 0x9e3779b1);
  return product ^ (product >>> 15);
};

const shortHash = (length: number, first: number, second: number, last: number): number =>
  mixed(mixed(mixed(length, first), second), last);

/** The slot of a hash, where `wrap` is the number of a table's numbers less 1. */
const placeOf = (hash: number, wrap: number): number => ((hash ^ (hash >>> 15)) * stride) & wrap;

/**
 * The bytes of a text of ASCII, with a line feed at their end; undefined for a text with other signs. Cost: 2 GB/s, unless it
 * has bytes that end so.
 */
export function asciiBytes(text: FileText): Uint8Array | undefined {
  if (text.ascii?.at(-1) === 10) return text.ascii;
  const bytes = new Uint8Array(text.length + 1);
  if (text.ascii) bytes.set(text.ascii);
  else {
    const { read, written } = new TextEncoder().encodeInto(text.all, bytes);
    if (read !== text.length || written !== text.length) return undefined;
  }
  bytes[text.length] = 10;
  return bytes;
}
