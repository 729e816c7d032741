/** Most different texts that are kept: a column of numbers has no use for them. */
const maxTexts = 1_000_000;

/** Numbers of a slot. */
const stride = 4;

/** The first value of a hash of bytes, and the hash with one more byte (FNV-1a). */
export const emptyHash = 0x811c9dc5 | 0;
export const hashed = (hash: number, byte: number): number => Math.imul(hash ^ byte, 0x01000193);

/**
 * The texts of cells by their bytes, each made once: names repeat, and a text that is made again would be hashed again by each map
 * that it is looked up in.
 */
export class CellTexts {
  private readonly bytes: Uint8Array;
  private readonly text: string;
  private readonly texts: string[] = [];
  /** For each text its number plus 1 (0 is free), hash, start and length, which the processor loads at once. */
  private slots = new Int32Array(4096 * stride);

  /** `bytes` are those of the ASCII text. */
  constructor(bytes: Uint8Array, text: string) {
    this.bytes = bytes;
    this.text = text;
  }

  /** The number of the text between two places, whose bytes have this hash; -1 once there are too many texts. */
  numberOf(start: number, end: number, hash: number): number {
    const { slots } = this;
    const slot = this.slotOf(start, end, hash);
    if (slots[slot] !== 0) return slots[slot] - 1;
    if (this.texts.length === maxTexts) return -1;
    const count = this.texts.push(this.text.slice(start, end));
    slots[slot] = count;
    slots[slot + 1] = hash;
    slots[slot + 2] = start;
    slots[slot + 3] = end - start;
    if (count * 2 * stride > slots.length) this.grow();
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

  private isSame(known: number, start: number, end: number): boolean {
    const { bytes } = this;
    for (let i = start, j = known; i < end; i++, j++) if (bytes[i] !== bytes[j]) return false;
    return true;
  }

  private grow(): void {
    const { slots } = this;
    const larger = new Int32Array(slots.length * 4);
    for (let i = 0; i < slots.length; i += stride) {
      if (slots[i] === 0) continue;
      let slot = firstSlot(larger, slots[i + 1]);
      while (larger[slot] !== 0) slot = (slot + stride) % larger.length;
      larger.set(slots.subarray(i, i + stride), slot);
    }
    this.slots = larger;
  }
}

const firstSlot = (slots: Int32Array, hash: number): number =>
  ((hash ^ (hash >>> 15)) & (slots.length / stride - 1)) * stride;

/**
 * The bytes of a text of ASCII, with a line feed at their end; undefined for a text with other signs. Cost: 2 GB/s, unless they are
 * given and end so.
 */
export function asciiBytes(text: string, given?: Uint8Array): Uint8Array | undefined {
  if (given?.at(-1) === 10) return given;
  const bytes = new Uint8Array(text.length + 1);
  const { read, written } = new TextEncoder().encodeInto(text, bytes);
  if (read !== text.length || written !== text.length) return undefined;
  bytes[text.length] = 10;
  return bytes;
}
