import type { Dataset } from '../dataset/dataset.ts';

/** The names of all genes as parallel lists. */
export interface AllGeneNames {
  readonly ids: readonly string[];
  /** Each gene's symbol, '' without one. */
  readonly symbols: readonly string[];
  readonly aliases: readonly string[];
  /** For each alias the index of its gene. */
  readonly genes: readonly number[];
  /** Indices of the genes that are the TF of an analysis. */
  readonly tfs: readonly number[];
}

/** Lists the names of all genes; `geneNames` finds genes by them. */
export const listGeneNames = ({
  genes,
  names,
  analysesByTf,
}: Pick<Dataset, 'genes' | 'names' | 'analysesByTf'>): AllGeneNames => ({
  ids: genes.map(({ id }) => id),
  symbols: genes.map(({ name }) => name),
  aliases: names.aliases.map(([alias]) => alias),
  genes: names.aliases.map(([, gene]) => gene),
  tfs: [...analysesByTf.keys()],
});
