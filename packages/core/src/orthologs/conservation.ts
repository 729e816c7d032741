import {
  addBit,
  countBits,
  countCommon,
  emptyBitset,
  hasBit,
  intersect,
  uniteInto,
  type Bitset,
} from '../dataset/bitset.ts';
import type { Dataset } from '../dataset/dataset.ts';
import { logHypergeometricTail } from '../stats/logHypergeometricTail.ts';
import { orthologsByGene, type OrthologPairs } from './orthologPairs.ts';

/** How many targets of a TF are targets of its ortholog in another edition. */
export interface Conservation {
  /** Gene index of the TF, and of its ortholog in the other edition. */
  readonly tf: number;
  readonly ortholog: number;
  /** Genes of the universe with an ortholog in the universe of the other edition. */
  readonly M: number;
  /** Those of them that the TF targets. */
  readonly a: number;
  /** Those of which an ortholog is a target of the TF's ortholog. */
  readonly b: number;
  /** Those of which both are true. */
  readonly x: number;
  /** Natural logarithm of the hypergeometric tail P(X >= x). */
  readonly logP: number;
}

/** Two editions, each with the universe of its genes. */
export interface ComparedEditions {
  readonly from: Pick<Dataset, 'genes' | 'analysesByTf'>;
  readonly to: Pick<Dataset, 'genes' | 'analysesByTf'>;
  readonly universe: Bitset;
  readonly otherUniverse: Bitset;
  readonly pairs: OrthologPairs;
}

/**
 * Tests for each TF and each of its orthologs with analyses whether they share more targets than chance gives. Targets are
 * those of any analysis. A gene with several orthologs counts once, as a target when any of them is.
 */
export function targetConservation(editions: ComparedEditions, tfs: readonly number[]): Conservation[] {
  const { from, to, universe, otherUniverse, pairs } = editions;
  const orthologsOf = orthologsByGene(pairs);
  const mapped = genesWithOrtholog(editions, otherUniverse);
  const M = countBits(mapped);
  return tfs.flatMap((tf) => {
    const targets = intersect(targetsOf(from, tf), mapped);
    return Array.from(orthologsOf(tf))
      .filter((ortholog) => to.analysesByTf.has(ortholog))
      .map((ortholog) => {
        const others = intersect(targetsOf(to, ortholog), otherUniverse);
        const conserved = intersect(genesWithOrtholog({ pairs, universe }, others), mapped);
        const [a, b, x] = [countBits(targets), countBits(conserved), countCommon(targets, conserved)];
        const logP = logHypergeometricTail({ hits: x, sample: a, marked: b, population: M }, 'greater');
        return { tf, ortholog, M, a, b, x, logP };
      });
  });
}

/** Genes of the universe with an ortholog in a set of the other edition. */
function genesWithOrtholog(
  { pairs, universe }: Pick<ComparedEditions, 'pairs' | 'universe'>,
  others: Bitset,
): Bitset {
  const genes: Bitset = new Uint32Array(universe.length);
  pairs.genes.forEach((gene, i) => {
    if (hasBit(others, pairs.orthologs[i])) addBit(genes, gene);
  });
  return intersect(genes, universe);
}

/** Targets of a TF in any of its analyses. */
function targetsOf({ genes, analysesByTf }: Pick<Dataset, 'genes' | 'analysesByTf'>, tf: number): Bitset {
  const targets = emptyBitset(genes.length);
  for (const { present } of analysesByTf.get(tf) ?? []) uniteInto(targets, present);
  return targets;
}
