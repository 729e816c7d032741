import type { MotifColumn } from '@trellis/core/dataset';
import {
  packRising,
  packSections,
  packVarints,
  unpackRising,
  unpackSections,
  unpackVarints,
} from '@trellis/store/packing';

/** Packs the hits of motifs. */
export function packMotifs(columns: readonly MotifColumn[]): Uint8Array {
  const named = columns.map(({ region, motif, genes }) => [region, motif, genes.length]);
  const numbers = columns.flatMap(({ genes, counts }) => [packRising(genes), packVarints(counts)]);
  return packSections([
    new TextEncoder().encode(JSON.stringify([numbers.length + 1])),
    packSections([new TextEncoder().encode(JSON.stringify(named)), ...numbers]),
  ]);
}

/** Unpacks what `packMotifs` packed. */
export function unpackMotifs(bytes: Uint8Array): MotifColumn[] {
  const [count, packed] = unpackSections(bytes, 2);
  const [sections] = JSON.parse(new TextDecoder().decode(count)) as [number];
  const [names, ...numbers] = unpackSections(packed, sections);
  const named = JSON.parse(new TextDecoder().decode(names)) as [string, string, number][];
  return named.map(([region, motif, size], i) => ({
    region,
    motif,
    genes: unpackRising(numbers[2 * i], size),
    counts: unpackVarints(numbers[2 * i + 1], size),
  }));
}
