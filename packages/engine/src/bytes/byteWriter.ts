import { blockBytes, takeBlock } from './blocks.ts';
import { padding, type EncodedText } from './encodedText.ts';

const none: readonly never[] = [];
const encoder = new TextEncoder();

/** Maximum number of bytes that a loop copies faster than a call. */
const maxShortPiece = 512;

/** Collects text as UTF-8 in blocks of a fixed size. Faster than strings for answers of many small pieces. */
export class ByteWriter {
  private block: Uint8Array<ArrayBuffer>;
  private view: DataView<ArrayBuffer>;
  private length = 0;
  private closed = 0;
  private readonly size: number;
  private full: Uint8Array<ArrayBuffer>[] = [];

  constructor(size = blockBytes) {
    this.size = size;
    this.block = blockOf(size);
    this.view = new DataView(this.block.buffer);
  }

  /** Number of bytes that have been written. */
  get written(): number {
    return this.closed + this.length;
  }

  /** Writes a text of ASCII characters only. */
  ascii(text: string): void {
    this.reserve(text.length);
    const { block, length } = this;
    for (let i = 0; i < text.length; i++) block[length + i] = text.charCodeAt(i);
    this.length += text.length;
  }

  /** Writes the last `count` digits of a non-negative whole number, with leading zeros. */
  digits(value: number, count: number): void {
    this.reserve(count);
    let rest = value;
    for (let at = this.length + count - 1; at >= this.length; at--) {
      this.block[at] = 48 + (rest % 10);
      rest = Math.floor(rest / 10);
    }
    this.length += count;
  }

  /** Writes any text. */
  text(text: string): void {
    this.reserve(3 * text.length);
    this.length += encoder.encodeInto(text, this.block.subarray(this.length)).written;
  }

  /** Writes all bytes of a text that was encoded before. */
  encoded(source: EncodedText): void {
    this.piece(source, 0, source.length);
  }

  /**
   * Writes the bytes of an encoded text from `start` to `end`, exclusive. Copies eight bytes at a time, and up to seven bytes of
   * what follows, which the next piece overwrites: several times as fast as a call if the piece is short. They are read as a
   * number in little-endian order, which is exact for UTF-8: the bits of NaN need a byte of F0 or more before a byte 7F or FF, and
   * no text has those.
   */
  piece({ bytes, view: source }: EncodedText, start: number, end: number): void {
    this.reserve(end - start + padding);
    const { view } = this;
    let at = this.length;
    if (end - start > maxShortPiece) this.block.set(bytes.subarray(start, end), at);
    else for (let i = start; i < end; i += 8, at += 8) view.setFloat64(at, source.getFloat64(i, true), true);
    this.length += end - start;
  }

  /** Returns the full blocks, each only once. */
  take(): readonly Uint8Array<ArrayBuffer>[] {
    if (!this.full.length) return none;
    const taken = this.full;
    this.full = [];
    return taken;
  }

  /** Returns all remaining blocks. */
  finish(): readonly Uint8Array<ArrayBuffer>[] {
    this.closeBlock(this.size);
    return this.take();
  }

  private reserve(bytes: number): void {
    if (this.length + bytes <= this.block.length) return;
    this.closeBlock(Math.max(this.size, bytes));
  }

  private closeBlock(nextSize: number): void {
    this.full.push(this.block.subarray(0, this.length));
    this.closed += this.length;
    this.block = blockOf(nextSize);
    this.view = new DataView(this.block.buffer);
    this.length = 0;
  }
}

const blockOf = (size: number): Uint8Array<ArrayBuffer> => (size === blockBytes ? takeBlock() : new Uint8Array(size));
