import { textPool, type TextEncoding, type TextPool } from './textPool.ts';

/** Why bytes are not the serialization of an R value, in words for the user. */
export class RFormatError extends Error {}

/** Reads big-endian numbers and texts (XDR, RFC 4506) from the bytes of a file. Throws `RFormatError` at their end. */
export class XdrReader {
  readonly #bytes: Uint8Array;
  readonly #view: DataView;
  readonly #pool: TextPool;
  #position: number;

  constructor(bytes: Uint8Array, position: number) {
    this.#bytes = bytes;
    this.#view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    this.#pool = textPool(bytes.length);
    this.#position = position;
  }

  int(): number {
    return this.#view.getInt32(this.#take(4));
  }

  ints(count: number): Int32Array {
    const start = this.#take(4 * count);
    return Int32Array.from({ length: count }, (_, i) => this.#view.getInt32(start + 4 * i));
  }

  reals(count: number): Float64Array {
    const start = this.#take(8 * count);
    return Float64Array.from({ length: count }, (_, i) => this.#view.getFloat64(start + 8 * i));
  }

  /** A text of so many bytes. */
  text(length: number, encoding: TextEncoding): string {
    const start = this.#take(length);
    return this.#pool(this.#bytes, start, start + length, encoding);
  }

  skip(length: number): void {
    this.#take(length);
  }

  /** The length of a vector, whose elements take `size` bytes or more: one that cannot fit into the file is refused. */
  length(size: number): number {
    const short = this.int();
    const length = short === -1 ? 2 ** 32 * this.int() + (this.int() >>> 0) : short;
    if (length < 0 || length * size > this.#bytes.length - this.#position)
      throw new RFormatError(`a vector at byte ${this.#position} is longer than the file`);
    return length;
  }

  #take(length: number): number {
    const start = this.#position;
    if (length < 0 || length > this.#bytes.length - start)
      throw new RFormatError(`the file ends within a value at byte ${start}`);
    this.#position += length;
    return start;
  }
}
