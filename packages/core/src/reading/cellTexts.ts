import type { FileText } from './fileText.ts';

/** Most different texts that are kept: a column of numbers has no use for them. */
const maxTexts = 1_000_000;

/** Share of the slots that are used at most: fewer would not fit the cache of the processor. */
const fullest = 0.7;

/** Numbers of a slot. */
const stride = 4;

/**
 * The texts of cells by their bytes, each made once: names repeat, and a text that is made again would be hashed again by each map
 * that it is looked up in.
 */
export class CellTexts {
  private readonly words: DataView;
  private readonly text: FileText;
  private readonly texts: string[] = [];
  /** For each text its number plus 1 (0 is free), hash, start and length, which the processor loads at once. */
  private slots = new Int32Array(4096 * stride);

  /** `bytes` are those of the ASCII text. */
  constructor(bytes: Uint8Array, text: FileText) {
    this.words = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    this.text = text;
  }

  /** The number of the text between two places; -1 once there are too many texts. */
  numberOf(start: number, end: number): number {
    const { slots } = this;
    const hash = this.hashOf(start, end);
    const slot = this.slotOf(start, end, hash);
    if (slots[slot] !== 0) return slots[slot] - 1;
    if (this.texts.length === maxTexts) return -1;
    const count = this.texts.push(this.text.slice(start, end));
    slots[slot] = count;
    slots[slot + 1] = hash;
    slots[slot + 2] = start;
    slots[slot + 3] = end - start;
    if (count * stride > fullest * slots.length) this.grow();
    return count - 1;
  }

  /** Where a text is, or can be. */
  private slotOf(start: number, end: number, hash: number): number {
    const { slots } = this;
    const length = end - start;
    for (let slot = firstSlot(slots, hash); ; slot = (slot + stride) % slots.length) {
      if (slots[slot] === 0) return slot;
      if (slots[slot + 1] === hash && slots[slot + 3] === length && this.isSame(slots[slot + 2], start, end))
        return slot;
    }
  }

  /** The text with a number. */
  textOf(number: number): string {
    return this.texts[number];
  }

  /** Whether the bytes between two places are the text with a number, which also starts at `known`. */
  isText(number: number, known: number, start: number, end: number): boolean {
    return this.texts[number].length === end - start && this.isSame(known, start, end);
  }

  /** A hash of bytes, four at a time (after FNV-1a); the last four can overlap those before them. */
  private hashOf(start: number, end: number): number {
    const { words } = this;
    let [hash, at] = [end - start, start];
    if (end - start < 4) for (; at < end; at++) hash = mixed(hash, words.getUint8(at));
    else {
      for (const last = end - 4; at < last; at += 4) hash = mixed(hash, words.getInt32(at, true));
      hash = mixed(hash, words.getInt32(end - 4, true));
    }
    return hash ^ (hash >>> 15);
  }

  /** Whether the bytes between two places are those from a third one on. */
  private isSame(known: number, start: number, end: number): boolean {
    const { words } = this;
    let [i, j] = [start, known];
    if (end - start < 4) {
      for (; i < end; i++, j++) if (words.getUint8(i) !== words.getUint8(j)) return false;
      return true;
    }
    const last = end - 4;
    for (; i < last; i += 4, j += 4) if (words.getInt32(i, true) !== words.getInt32(j, true)) return false;
    return words.getInt32(last, true) === words.getInt32(known + last - start, true);
  }

  private grow(): void {
    const { slots } = this;
    const larger = new Int32Array(slots.length * 2);
    for (let i = 0; i < slots.length; i += stride) {
      if (slots[i] === 0) continue;
      let slot = firstSlot(larger, slots[i + 1]);
      while (larger[slot] !== 0) slot = (slot + stride) % larger.length;
      larger.set(slots.subarray(i, i + stride), slot);
    }
    this.slots = larger;
  }
}

const mixed = (hash: number, word: number): number => {
  const product = Math.imul(hash ^ word, 0x9e3779b1);
  return product ^ (product >>> 15);
};

const firstSlot = (slots: Int32Array, hash: number): number => (hash & (slots.length / stride - 1)) * stride;

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
