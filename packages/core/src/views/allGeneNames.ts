import { hasBit, type Bitset } from '../dataset/bitset.ts';
import type { Gene } from '../dataset/contents.ts';
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
  /** Text of where protein-coding genes are (see `readGenePositions`); '' without it. */
  readonly positions: string;
}

/** Lists the names of all genes; `geneNames` finds genes by them. */
export const listGeneNames = ({
  genes,
  names,
  analysesByTf,
  genePositions,
  coding,
}: Pick<Dataset, 'genes' | 'names' | 'analysesByTf' | 'genePositions' | 'coding'>): AllGeneNames => ({
  ids: genes.map(({ id }) => id),
  symbols: genes.map(({ name }) => name),
  aliases: names.aliases.map(([alias]) => alias),
  genes: names.aliases.map(([, gene]) => gene),
  tfs: [...analysesByTf.keys()],
  positions: codingPositions(genePositions, genes, coding),
});

/** The lines of positions of genes that code for proteins, below their heading. */
function codingPositions(text: string, genes: readonly Pick<Gene, 'id'>[], coding: Bitset): string {
  if (text === '') return '';
  const ids = new Set(genes.filter((_, gene) => hasBit(coding, gene)).map(({ id }) => id));
  const isKept = (line: string, i: number): boolean => i === 0 || ids.has(line.slice(0, line.indexOf('\t')));
  return text.split('\n').filter(isKept).join('\n');
}
