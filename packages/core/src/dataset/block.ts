import { newMemory } from './newMemory.ts';

/** Where a list of texts is in the columns of an image: UTF-8 JSON. */
export interface IndexedTexts {
  readonly at: number;
  readonly bytes: number;
}

/** Lays arrays one after another, aligned to 8 bytes. */
export class Block {
  private readonly arrays: { array: Uint8Array | Uint32Array | Float64Array; offset: number }[] = [];
  private length = 0;

  /** Returns the byte offset of the array in the block. */
  add(array: Uint8Array | Uint32Array | Float64Array): number {
    const offset = this.length;
    this.arrays.push({ array, offset });
    this.length += Math.ceil(array.byteLength / 8) * 8;
    return offset;
  }

  /** Adds texts that few threads read, so that they are in memory once and not once per thread. */
  addTexts(texts: readonly string[]): IndexedTexts {
    const bytes = new TextEncoder().encode(JSON.stringify(texts));
    return { at: this.add(bytes), bytes: bytes.length };
  }

  write(): ArrayBufferLike {
    const memory = newMemory(this.length);
    const bytes = new Uint8Array(memory);
    for (const { array, offset } of this.arrays) {
      bytes.set(new Uint8Array(array.buffer, array.byteOffset, array.byteLength), offset);
    }
    return memory;
  }
}

/** Reads texts that `Block.addTexts` wrote. */
export function readTexts(columns: ArrayBufferLike, { at, bytes }: IndexedTexts): string[] {
  const texts: string[] = JSON.parse(new TextDecoder().decode(new Uint8Array(columns, at, bytes).slice()));
  return texts;
}
