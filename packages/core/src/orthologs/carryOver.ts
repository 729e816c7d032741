import { countBits, forEachBit, hasBit, type Bitset } from '../dataset/bitset.ts';
import { orthologsByGene, orthologTypes, type OrthologPairs, type OrthologType } from './orthologPairs.ts';

/** A gene list carried over to another edition. Every count is of genes of the list, unless it says otherwise. */
export interface CarriedList {
  readonly mapped: number;
  /** Genes with one ortholog that has no other gene. */
  readonly one2one: number;
  /** Genes with several orthologs. */
  readonly one2many: number;
  /** Genes with one ortholog that other genes of the edition share. */
  readonly many2one: number;
  readonly unmapped: number;
  /** The pairs that are carried over, by gene, then ortholog, as gene indices. */
  readonly pairs: readonly (readonly [gene: number, ortholog: number, type: OrthologType])[];
  /** Number of different orthologs in the pairs. */
  readonly orthologs: number;
}

/** Carries a gene list over to its orthologs; with `onlyOne2one` only over pairs that are unique on both sides. */
export function carryOver(
  pairs: OrthologPairs,
  list: Bitset,
  { onlyOne2one }: { readonly onlyOne2one: boolean },
): CarriedList {
  const types = orthologTypes(pairs);
  const ofList = Array.from(pairs.genes, (gene, i) => [gene, pairs.orthologs[i], types[i]] as const).filter(
    ([gene]) => hasBit(list, gene),
  );
  const carried = onlyOne2one ? ofList.filter(([, , type]) => type === 'one2one') : ofList;
  return {
    ...countGenes(pairs, list, ofList),
    pairs: carried,
    orthologs: new Set(carried.map(([, ortholog]) => ortholog)).size,
  };
}

function countGenes(pairs: OrthologPairs, list: Bitset, ofList: CarriedList['pairs']) {
  const orthologsOf = orthologsByGene(pairs);
  const degrees = new Map<number, number>();
  forEachBit(list, (gene) => degrees.set(gene, orthologsOf(gene).length));
  const count = (holds: (degree: number) => boolean): number => [...degrees.values()].filter(holds).length;
  const mapped = count((degree) => degree > 0);
  return {
    mapped,
    one2one: ofList.filter(([, , type]) => type === 'one2one').length,
    one2many: count((degree) => degree > 1),
    many2one: ofList.filter(([, , type]) => type === 'many2one').length,
    unmapped: countBits(list) - mapped,
  };
}
