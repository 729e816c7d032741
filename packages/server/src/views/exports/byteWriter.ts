import { copyPiece, type EncodedText } from './encodedText.ts';

const none: readonly never[] = [];

/** Maximum number of bytes that a loop copies faster than a call, measured with whole answers. */
const maxShortRun = 32;

/** Collects text as UTF-8 in blocks of a fixed size. Faster than strings for answers of many small pieces. */
export class ByteWriter {
  private block: Buffer<ArrayBuffer>;
  private view: DataView<ArrayBuffer>;
  private length = 0;
  private readonly size: number;
  private full: Uint8Array<ArrayBuffer>[] = [];

  constructor(size = 256 * 1024) {
    this.size = size;
    this.block = Buffer.allocUnsafeSlow(size);
    this.view = new DataView(this.block.buffer);
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
    this.length += this.block.write(text, this.length);
  }

  /** Writes all bytes of a text that was encoded before. */
  encoded(source: EncodedText): void {
    this.piece(source, 0, source.bytes.length);
  }

  /** Writes the bytes of an encoded text from `start` to `end`, exclusive. */
  piece({ bytes, view }: EncodedText, start: number, end: number): void {
    this.reserve(end - start);
    const at = this.length;
    if (end - start > maxShortRun) bytes.copy(this.block, at, start, end);
    else copyPiece(view, this.view, { start, end, at });
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
    this.block = Buffer.allocUnsafeSlow(nextSize);
    this.view = new DataView(this.block.buffer);
    this.length = 0;
  }
}
