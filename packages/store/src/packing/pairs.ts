import { packVarints, unpackVarints } from './varints.ts';

/**
 * Pairs sorted by source, then target, each as the gap to the source before, then the gap to the target before (or the
 * target itself where a new source starts).
 */
export function packPairs(pairs: Uint32Array): Buffer {
  const gaps = new Uint32Array(pairs.length);
  for (let i = 0; i < pairs.length; i += 2) {
    gaps[i] = i === 0 ? pairs[0] : pairs[i] - pairs[i - 2];
    gaps[i + 1] = i > 0 && gaps[i] === 0 ? pairs[i + 1] - pairs[i - 1] : pairs[i + 1];
  }
  return packVarints(gaps);
}

/** Reads `count` pairs back; throws a RangeError when the bytes do not hold exactly that. */
export function unpackPairs(bytes: Uint8Array, count: number): Uint32Array {
  const pairs = unpackVarints(bytes, 2 * count);
  for (let i = 2; i < pairs.length; i += 2) {
    if (pairs[i] === 0) pairs[i + 1] += pairs[i - 1];
    pairs[i] += pairs[i - 2];
  }
  return pairs;
}
