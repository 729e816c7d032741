import bzip2 from 'seek-bzip';
import { TrellisError } from '@trellis/core';
import { badFile } from '@trellis/core/formats';
import { tooLarge } from './tooLarge.ts';

/** Undoes bzip2, also of several streams in one file. Throws `bad-file` for damaged and for too large files. */
export function unpackBzip2(bytes: Uint8Array, name: string, maxBytes: number): Uint8Array {
  const packed = new ByteSource(bytes);
  const unpacked = new ByteSink(name, maxBytes);
  try {
    while (!packed.isRead()) bzip2.decode(packed, unpacked);
  } catch (error) {
    throw error instanceof TrellisError ? error : badFile(name, undefined, 'the bzip2 file is damaged');
  }
  return unpacked.bytes();
}

/**
 * The bytes of a file, one after the other; throws at their end. It has no method `eof`: with one the library takes a file
 * that is cut between two blocks for a whole one.
 */
class ByteSource {
  #position = 0;
  readonly #bytes: Uint8Array;

  constructor(bytes: Uint8Array) {
    this.#bytes = bytes;
  }

  isRead(): boolean {
    return this.#position === this.#bytes.length;
  }

  readByte(): number {
    if (this.isRead()) throw new RangeError('end of the file');
    return this.#bytes[this.#position++];
  }

  read(buffer: Uint8Array, offset: number, length: number): number {
    for (let i = 0; i < length; i++) buffer[offset + i] = this.readByte();
    return length;
  }
}

/** Collects bytes up to a limit. */
class ByteSink {
  #buffer = new Uint8Array(2 ** 16);
  #length = 0;
  readonly #name: string;
  readonly #maxBytes: number;

  constructor(name: string, maxBytes: number) {
    this.#name = name;
    this.#maxBytes = maxBytes;
  }

  writeByte(byte: number): void {
    if (this.#length === this.#maxBytes) throw tooLarge(this.#name, this.#maxBytes);
    if (this.#length === this.#buffer.length) this.#grow();
    this.#buffer[this.#length++] = byte;
  }

  bytes(): Uint8Array {
    return this.#buffer.subarray(0, this.#length);
  }

  #grow(): void {
    const larger = new Uint8Array(2 * this.#buffer.length);
    larger.set(this.#buffer);
    this.#buffer = larger;
  }
}
