import type { Dataset } from '../dataset/dataset.ts';
import { geneNames, type GeneNames } from '../dataset/geneNames.ts';

/** The genes of an edition, as a reader of files needs them. */
export interface KnownGenes {
  /** Ids by gene index. */
  readonly ids: readonly string[];
  readonly names: GeneNames;
  /** Whether a gene is the TF of an analysis. */
  readonly isTf: (gene: number) => boolean;
}

/** An edition without genes: names are read as they are written. */
export const noGenes: KnownGenes = { ids: [], names: geneNames([], []), isTf: () => false };

const ofDatasets = new WeakMap<object, KnownGenes>();

/** The genes of a data set. */
export function knownGenes(dataset: Pick<Dataset, 'genes' | 'names' | 'analysesByTf'>): KnownGenes {
  const found = ofDatasets.get(dataset.genes);
  if (found) return found;
  const { genes, names, analysesByTf } = dataset;
  const made: KnownGenes = { ids: genes.map(({ id }) => id), names, isTf: (gene) => analysesByTf.has(gene) };
  ofDatasets.set(genes, made);
  return made;
}
