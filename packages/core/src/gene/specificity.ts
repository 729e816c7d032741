import { addBit, bitsToIndices, emptyBitset, hasBit, uniteInto, type Bitset } from '../dataset/bitset.ts';
import type { Analysis, Dataset } from '../dataset/dataset.ts';

/** How many TFs of a version bind and regulate each gene, in any of their analyses. */
export interface Specificity {
  /** TFs with a binding and with an expression analysis, M and K. */
  readonly binding: number;
  readonly expression: number;
  /** By gene index; a TF is not counted among those that regulate itself, since it was perturbed by hand. */
  readonly boundBy: Uint16Array;
  readonly regulatedBy: Uint16Array;
  /** TFs with an expression analysis. */
  readonly perturbed: Bitset;
}

/** "Bound by m of M TFs, regulated by k of K TFs", for one gene. */
export interface GeneSpecificity {
  readonly boundBy: number;
  readonly binding: number;
  readonly regulatedBy: number;
  readonly expression: number;
}

type Version = Pick<Dataset, 'analyses' | 'analysesByTf' | 'genes'>;

const known = new WeakMap<readonly Analysis[], Specificity>();

/** Counts the TFs of each gene over a whole version, without analyses of users; once per version. Cost: one pass over the analyses. */
export function specificityOf(published: Version): Specificity {
  const found = known.get(published.analyses) ?? countTfs(published);
  known.set(published.analyses, found);
  return found;
}

function countTfs({ analysesByTf, genes }: Version): Specificity {
  const [boundBy, regulatedBy] = [new Uint16Array(genes.length), new Uint16Array(genes.length)];
  const perturbed = emptyBitset(genes.length);
  let [binding, expression] = [0, 0];
  for (const [tf, analyses] of analysesByTf) {
    const bound = unionOf(
      analyses.filter((analysis) => !analysis.expression),
      genes.length,
    );
    const regulated = unionOf(
      analyses.filter((analysis) => analysis.expression),
      genes.length,
    );
    if (bound) binding++;
    for (const gene of bound ?? []) boundBy[gene]++;
    if (regulated) {
      expression++;
      addBit(perturbed, tf);
    }
    for (const gene of regulated ?? []) if (gene !== tf) regulatedBy[gene]++;
  }
  return { binding, expression, boundBy, regulatedBy, perturbed };
}

/** Genes with a present cell in any of the analyses; undefined without an analysis. */
function unionOf(analyses: readonly Analysis[], size: number): Uint32Array | undefined {
  if (!analyses.length) return undefined;
  const union = emptyBitset(size);
  for (const { present } of analyses) uniteInto(union, present);
  return bitsToIndices(union);
}

/** The counts of all genes that a TF targets, as parallel lists. */
export interface SpecificityOfGenes {
  /** TFs with a binding and with an expression analysis. */
  readonly binding: number;
  readonly expression: number;
  readonly ids: readonly string[];
  readonly boundBy: readonly number[];
  readonly regulatedBy: readonly number[];
}

/** Lists the counts of the genes that any TF binds or regulates. */
export function listSpecificity(published: Version): SpecificityOfGenes {
  const { binding, expression, boundBy, regulatedBy } = specificityOf(published);
  const targets = [...published.genes.keys()].filter((gene) => boundBy[gene] > 0 || regulatedBy[gene] > 0);
  return {
    binding,
    expression,
    ids: targets.map((gene) => published.genes[gene].id),
    boundBy: targets.map((gene) => boundBy[gene]),
    regulatedBy: targets.map((gene) => regulatedBy[gene]),
  };
}

/** The counts of one gene; it is not counted among the TFs that could regulate it. */
export function specificityOfGene(published: Version, gene: number): GeneSpecificity {
  const { binding, expression, boundBy, regulatedBy, perturbed } = specificityOf(published);
  return {
    boundBy: boundBy[gene],
    binding,
    regulatedBy: regulatedBy[gene],
    expression: expression - (hasBit(perturbed, gene) ? 1 : 0),
  };
}

/** "bound by 12 of 419 TFs, regulated by 3 of 52 TFs" */
export const specificityText = ({ boundBy, binding, regulatedBy, expression }: GeneSpecificity): string =>
  `bound by ${boundBy} of ${binding} TFs, regulated by ${regulatedBy} of ${expression} TFs`;
