import { countBits, emptyBitset, intersect, uniteInto, withoutGene, type Bitset } from '../dataset/bitset.ts';
import type { Dataset } from '../dataset/dataset.ts';
import { logHypergeometricTail } from '../stats/logHypergeometricTail.ts';

/** The protein-coding targets of one TF in all of its analyses. */
export interface TfTargets {
  /** Gene index of the TF. */
  readonly tf: number;
  readonly analyses: number;
  /** Targets of any binding analysis. */
  readonly bound: Bitset;
  /** Targets of any expression analysis, without the TF itself, which was perturbed by hand. */
  readonly regulated: Bitset;
  /** Genes in both sets. */
  readonly direct: Bitset;
  /** Number of the genes in both sets. */
  readonly directs: number;
  /** Natural logarithm of the p-value of that number (Fisher's exact test, more than expected); 0 without such genes. */
  readonly agreement: number;
}

/** Returns the targets of every TF of a data set. Cost: one pass over the analyses, a few ms for hundreds of them. */
export const targetsOfTfs = (dataset: Dataset): TfTargets[] =>
  [...dataset.analysesByTf.keys()].map((tf) => targetsOfTf(dataset, tf));

/** Returns the targets of one TF, given as gene index. */
export function targetsOfTf({ analysesByTf, genes, coding }: Dataset, tf: number): TfTargets {
  const analyses = analysesByTf.get(tf) ?? [];
  const [bound, regulated] = [emptyBitset(genes.length), emptyBitset(genes.length)];
  for (const { expression, present } of analyses)
    uniteInto(expression ? regulated : bound, expression ? withoutGene(present, tf) : present);
  const sets = { bound: intersect(bound, coding), regulated: intersect(regulated, coding) };
  const direct = intersect(sets.bound, sets.regulated);
  const draw = { sample: countBits(sets.bound), marked: countBits(sets.regulated), population: countBits(coding) };
  const hits = countBits(direct);
  const agreement = hits ? logHypergeometricTail({ ...draw, hits }, 'greater') : 0;
  return { tf, analyses: analyses.length, ...sets, direct, directs: hits, agreement };
}
