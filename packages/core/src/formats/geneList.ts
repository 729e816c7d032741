import { noGenes, type KnownGenes } from '../reading/knownGenes.ts';
import { readTextFile } from '../reading/readContent.ts';

export { defaultListName } from '../reading/listCollector.ts';

/** A list of gene names as written by the user. */
export interface GeneList {
  readonly name: string;
  /** Names in order; of duplicates, ignoring case, the first place and the last spelling. */
  readonly genes: readonly string[];
}

/**
 * The names in target gene lists: a line that starts with `>` names a list, and the lines after it hold its genes, below a
 * heading if they have one. Lists with the same name are merged; lists without genes are dropped. With the genes of an edition
 * any file of lists is read (see `readTextFile`).
 */
export function readGeneLists(text: string, genes: KnownGenes = noGenes): GeneList[] {
  const { lists = [] } = readTextFile(text, { name: 'list', wanted: 'list', genes });
  return lists.map(({ name, names }) => ({ name, genes: names })).filter(({ genes: { length } }) => length > 0);
}

/** The names in one list: filter TFs or a background. */
export function readPlainList(text: string, genes: KnownGenes = noGenes): string[] {
  const names = readGeneLists(text, genes).flatMap((list) => list.genes);
  return [...new Map(names.map((name) => [name.toUpperCase(), name])).values()];
}
