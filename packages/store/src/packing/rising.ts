import { packVarints, unpackVarints } from './varints.ts';

/** Packs ascending numbers (gene indices) as the differences between them. */
export function packRising(values: Uint32Array): Buffer {
  return packVarints(values.map((value, i) => (i === 0 ? value : value - values[i - 1])));
}

/** Unpacks `count` ascending numbers. Throws a RangeError if the bytes hold more or fewer. */
export function unpackRising(bytes: Uint8Array, count: number): Uint32Array {
  const values = unpackVarints(bytes, count);
  for (let i = 1; i < values.length; i++) values[i] += values[i - 1];
  return values;
}
