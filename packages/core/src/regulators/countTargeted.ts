import { countCommon, unite, type Bitset } from '../dataset/bitset.ts';

/** Number of genes of a list that any of some target sets holds. */
export function countTargeted(sets: readonly { readonly targets: Bitset }[], genes: Bitset): number {
  const [first, ...others] = sets.map(({ targets }) => targets);
  return countCommon(others.reduce(unite, first), genes);
}
