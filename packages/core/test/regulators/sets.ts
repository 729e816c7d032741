import { bitsetOf, countBits, type Analysis, type Bitset } from '../../src/dataset/index.ts';
import type { NullSet, ScoredSet } from '../../src/regulators/index.ts';

/** A target set of a test, named by a number, without null lists. */
export function setOf(source: number, tf: number, targets: Bitset): ScoredSet<number> {
  return { source, tf, targets, size: countBits(targets), nullScores: new Float64Array() };
}

/** The genes from one index up to another, exclusive, of `size` genes. */
export const rangeOf = (size: number, from: number, to: number): Bitset =>
  bitsetOf(
    size,
    Array.from({ length: to - from }, (_, i) => from + i),
  );

/** A predefined list as a null list. */
export const listNull = (name: string, genes: Bitset): NullSet => ({
  source: { name, genes },
  genes,
  size: countBits(genes),
});

/** An expression analysis as a null list. */
export function expressionNull({ id, tf }: Pick<Analysis, 'id' | 'tf'>, genes: Bitset): NullSet {
  const none = { metadata: new Map<string, string>(), searchable: new Set<string>(), log2fc: null, pvalue: null };
  const sets = { targets: new Uint32Array(), cells: genes, present: genes };
  const source: Analysis = {
    id,
    name: `analysis${id}`,
    tf,
    expression: true,
    perturbation: undefined,
    ...none,
    ...sets,
  };
  return { source, genes, size: countBits(genes) };
}
