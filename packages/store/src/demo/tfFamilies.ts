import { type Gene, type TfFamilies, valueOf } from '@trellis/core';
import { packFamilies } from '../import/tfFamilies.ts';
import { randomFor } from './random.ts';

/** Families that some TFs belong to as well, as in real tables. */
const relatives: Readonly<Record<string, string>> = {
  MYB: 'MYB_related',
  B3: 'ARF',
  'AP2-EREBP': 'B3',
  'HD-ZIP': 'TALE',
};

/** The families of all TFs of the annotation; one TF in twelve of some families has a second one. */
export function makeTfFamilies(seed: string, genes: readonly Gene[]): TfFamilies | null {
  const random = randomFor(seed, 'TF families');
  const members = new Map<number, Set<string>>();
  genes.forEach(({ type, family }, gene) => {
    if (type !== 'TXNFACTOR') return;
    const relative = valueOf(relatives, family);
    const second = relative !== undefined && random.chance(1 / 12) ? [relative] : [];
    members.set(gene, new Set([family, ...second]));
  });
  return packFamilies(members, genes.length);
}
