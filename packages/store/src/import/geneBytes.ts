import type { Gene } from '@trellis/core';
import { GeneIndex } from './geneIndex.ts';

/** Finds genes by the bytes of their ids, without making a text of each: a hash table with linear probing. */
export class GeneBytes {
  /** The same by texts, for ids in another case. */
  readonly index: GeneIndex;
  /** Gene index plus 1 by hash; 0 is an empty slot. */
  private readonly slots: Int32Array;
  /** The bytes of all ids, one after another; those of gene `g` start at `starts[g]`. */
  private readonly ids: Uint8Array;
  private readonly starts: Uint32Array;

  constructor(genes: readonly Gene[], index = new GeneIndex(genes)) {
    const encoded = genes.map(({ id }) => Buffer.from(id, 'utf8'));
    this.index = index;
    this.ids = Buffer.concat(encoded);
    this.starts = new Uint32Array(genes.length + 1);
    this.slots = new Int32Array(2 ** Math.ceil(Math.log2(2 * genes.length + 2)));
    encoded.forEach(({ length }, gene) => {
      this.starts[gene + 1] = this.starts[gene] + length;
      let slot = this.hash(this.ids, this.starts[gene], this.starts[gene + 1]);
      while (this.slots[slot]) slot = this.next(slot);
      this.slots[slot] = gene + 1;
    });
  }

  /** Number of genes. */
  get size(): number {
    return this.starts.length - 1;
  }

  /** Index of the gene whose id is exactly these bytes; -1 if there is none. */
  find(bytes: Uint8Array, start: number, end: number): number {
    for (let slot = this.hash(bytes, start, end); this.slots[slot]; slot = this.next(slot)) {
      const gene = this.slots[slot] - 1;
      if (this.isId(gene, bytes, start, end)) return gene;
    }
    return -1;
  }

  private next(slot: number): number {
    return (slot + 1) & (this.slots.length - 1);
  }

  private isId(gene: number, bytes: Uint8Array, start: number, end: number): boolean {
    const from = this.starts[gene];
    if (this.starts[gene + 1] - from !== end - start) return false;
    for (let i = 0; i < end - start; i++) if (this.ids[from + i] !== bytes[start + i]) return false;
    return true;
  }

  /** FNV-1a (32 bits), folded to the size of the table. */
  private hash(bytes: Uint8Array, start: number, end: number): number {
    let hash = 0x811c9dc5;
    for (let i = start; i < end; i++) hash = Math.imul(hash ^ bytes[i], 0x01000193);
    return (hash ^ (hash >>> 15)) & (this.slots.length - 1);
  }
}
