import { packVarints, unpackVarints } from './varints.ts';

/** Rising numbers (gene indices) as the gaps between them. */
export function packRising(values: Uint32Array): Buffer {
  return packVarints(values.map((value, i) => (i === 0 ? value : value - values[i - 1])));
}

/** Reads `count` rising numbers back; throws a RangeError when the bytes do not hold exactly that. */
export function unpackRising(bytes: Uint8Array, count: number): Uint32Array {
  const values = unpackVarints(bytes, count);
  for (let i = 1; i < values.length; i++) values[i] += values[i - 1];
  return values;
}
