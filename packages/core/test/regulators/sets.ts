import { bitsetOf, countBits, type Bitset, type TestedSet } from '../../src/index.ts';

/** A target set of a test, named by a number. */
export function setOf(source: number, tf: number, targets: Bitset): TestedSet<number> {
  return { source, tf, targets, size: countBits(targets) };
}

/** The genes from one index up to another, exclusive, of `size` genes. */
export const rangeOf = (size: number, from: number, to: number): Bitset =>
  bitsetOf(
    size,
    Array.from({ length: to - from }, (_, i) => from + i),
  );
