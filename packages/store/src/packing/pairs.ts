import { packVarints, unpackVarints } from './varints.ts';

/**
 * Packs pairs sorted by source, then target: each as the difference to the previous source and to the previous target (the
 * target itself for a new source).
 */
export function packPairs(pairs: Uint32Array): Buffer {
  const gaps = new Uint32Array(pairs.length);
  for (let i = 0; i < pairs.length; i += 2) {
    gaps[i] = i === 0 ? pairs[0] : pairs[i] - pairs[i - 2];
    gaps[i + 1] = i > 0 && gaps[i] === 0 ? pairs[i + 1] - pairs[i - 1] : pairs[i + 1];
  }
  return packVarints(gaps);
}

/** Unpacks `count` pairs. Throws a RangeError if the bytes hold more or fewer. */
export function unpackPairs(bytes: Uint8Array, count: number): Uint32Array {
  const pairs = unpackVarints(bytes, 2 * count);
  for (let i = 2; i < pairs.length; i += 2) {
    if (pairs[i] === 0) pairs[i + 1] += pairs[i - 1];
    pairs[i] += pairs[i - 2];
  }
  return pairs;
}
