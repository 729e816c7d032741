import { countBits, countCommon, emptyBitset, intersect, uniteInto, type Bitset } from '../dataset/bitset.ts';
import type { Dataset } from '../dataset/dataset.ts';
import { hypergeometricZ } from '../stats/hypergeometricZ.ts';

/** How the binding of a TF compares with that of the other TFs. */
export interface Stronger {
  /** How many of the others overlap at least as strongly with what this TF regulates. */
  readonly stronger: number;
  /** The other TFs with binding targets that could be drawn. */
  readonly others: number;
}

/** The genes that each TF binds in any of its analyses, among those that could be drawn. */
export type BoundSets = ReadonlyMap<number, { readonly genes: Bitset; readonly size: number }>;

/** Unites the binding analyses of each TF; TFs without a target among the drawn genes are left out. Cost: one pass over the analyses. */
export function boundSets(
  { analysesByTf, genes }: Pick<Dataset, 'analysesByTf' | 'genes'>,
  drawn: Bitset,
): BoundSets {
  const sets = [...analysesByTf].map(([tf, analyses]) => {
    const united = emptyBitset(genes.length);
    for (const { expression, present } of analyses) if (!expression) uniteInto(united, present);
    const within = intersect(united, drawn);
    return [tf, { genes: within, size: countBits(within) }] as const;
  });
  return new Map(sets.filter(([, { size }]) => size > 0));
}

interface Regulated {
  /** Gene index of the TF. */
  readonly tf: number;
  readonly bound: Bitset;
  readonly regulated: Bitset;
  /** Number of genes that could be drawn. */
  readonly population: number;
}

/** Counts the other TFs whose binding overlaps with what a TF regulates at least as strongly as its own, by hypergeometric z. */
export function countStronger(sets: BoundSets, { tf, bound, regulated, population }: Regulated): Stronger {
  const sample = countBits(regulated);
  const scoreOf = (genes: Bitset, marked: number) =>
    hypergeometricZ({ hits: countCommon(genes, regulated), sample, marked, population });
  const score = scoreOf(bound, countBits(bound));
  const others = [...sets].filter(([other]) => other !== tf);
  const stronger = others.filter(([, { genes, size }]) => scoreOf(genes, size) >= score);
  return { stronger: stronger.length, others: others.length };
}
