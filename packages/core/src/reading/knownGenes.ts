import { hasBit } from '../dataset/bitset.ts';
import type { Dataset } from '../dataset/dataset.ts';
import { geneNames, type GeneNames } from '../dataset/geneNames.ts';
import { readGenePositions, type GenePositions } from './genePositions.ts';

/** The genes of an edition, as a reader of files needs them. */
export interface KnownGenes {
  /** Ids by gene index. */
  readonly ids: readonly string[];
  readonly names: GeneNames;
  /** Whether a gene is the TF of an analysis. */
  readonly isTf: (gene: number) => boolean;
  /** Where genes are, where the edition says so; read when it is first used. */
  readonly positions?: () => GenePositions;
}

/** An edition without genes: names are read as they are written. */
export const noGenes: KnownGenes = { ids: [], names: geneNames([], []), isTf: () => false };

/** Reads positions once, when they are first used. */
export function positionsOf(
  text: string,
  genes: readonly { readonly id: string }[],
  isCoding: (gene: number) => boolean,
): () => GenePositions {
  let made: GenePositions | undefined;
  return () => {
    if (made) return made;
    const indices = new Map(genes.map(({ id }, i) => [id, i]));
    return (made = readGenePositions(text, (id) => indices.get(id), isCoding));
  };
}

const ofDatasets = new WeakMap<object, KnownGenes>();

/** The genes of a data set. */
export function knownGenes(
  dataset: Pick<Dataset, 'genes' | 'names' | 'analysesByTf'> & Partial<Pick<Dataset, 'genePositions' | 'coding'>>,
): KnownGenes {
  const found = ofDatasets.get(dataset.genes);
  if (found) return found;
  const { genes, names, analysesByTf, genePositions = '', coding } = dataset;
  const made: KnownGenes = {
    ids: genes.map(({ id }) => id),
    names,
    isTf: (gene) => analysesByTf.has(gene),
    ...(genePositions !== '' && {
      positions: positionsOf(genePositions, genes, (gene) => !coding || hasBit(coding, gene)),
    }),
  };
  ofDatasets.set(genes, made);
  return made;
}
