import { countBits, intersect, type Bitset } from '../dataset/bitset.ts';
import type { Dataset } from '../dataset/dataset.ts';
import { TrellisError } from '../errors.ts';
import { readGeneLists } from '../formats/geneList.ts';
import { countOf } from '../formats/numbers.ts';
import { recognizeGenes, type RecognizedGenes } from './recognizeGenes.ts';

/** A gene list L in a universe U: the background, or the protein-coding genes. */
export interface ListInUniverse {
  readonly list: RecognizedGenes;
  readonly universe: Bitset;
  /** Number of genes in U. */
  readonly N: number;
  /** The genes of L that are in U, and their number. */
  readonly within: Bitset;
  readonly n: number;
}

export interface ListNames {
  readonly names: readonly string[];
  /** Names of the background; undefined for the protein-coding genes. */
  readonly background?: readonly string[];
}

/** Recognizes a list and a background. The list can have no gene in the universe. */
export function listInUniverse(dataset: Dataset, { names, background }: ListNames): ListInUniverse {
  const list = recognizeGenes(dataset, names);
  const universe = background ? recognizeGenes(dataset, background).genes : dataset.coding;
  const within = intersect(list.genes, universe);
  return { list, universe, N: countBits(universe), within, n: countBits(within) };
}

/** What every answer about a gene list says first. */
export interface ListCounts extends Pick<
  RecognizedGenes,
  'given' | 'recognized' | 'byAlias' | 'unknown' | 'ambiguous'
> {
  /** Number of genes in the universe. */
  readonly N: number;
  /** Number of genes of the list, and of those in the universe. */
  readonly listSize: number;
  readonly inUniverse: number;
}

export function countList({ list, N, n }: ListInUniverse): ListCounts {
  const { given, recognized, byAlias, unknown, ambiguous } = list;
  return { N, given, recognized, byAlias, listSize: list.size, inUniverse: n, unknown, ambiguous };
}

/** Throws `bad-list` if no gene of the list is in the universe: nothing can be tested. */
export function requireGenes({ list, N, n }: ListInUniverse): void {
  if (n > 0) return;
  if (list.size === 0) throw noGeneRecognized(list);
  throw new TrellisError(
    'bad-list',
    `The list has ${countOf(list.size, 'gene')}, none of them among the ${countOf(N, 'gene')} of the universe: choose another background or other genes.`,
  );
}

/** The error of a list whose names mean no gene. */
export const noGeneRecognized = ({ given }: Pick<RecognizedGenes, 'given'>): TrellisError =>
  new TrellisError(
    'bad-list',
    given === 0
      ? 'The gene list is empty: write gene ids, symbols or aliases.'
      : `The list has ${countOf(given, 'name')}, none of them a gene of this edition: write its gene ids, symbols or aliases.`,
  );

/**
 * The names of a predefined list: of all its `>` lists, or of the one called `part`. Throws `unknown-list` for a part that the
 * list does not have.
 */
export function namesInList(name: string, text: string, part: string | undefined): readonly string[] {
  const lists = readGeneLists(text);
  if (part === undefined) return lists.flatMap(({ genes }) => genes);
  const found = lists.find((list) => list.name === part);
  if (found) return found.genes;
  throw new TrellisError('unknown-list', `The predefined list "${name}" has no part "${part}".`, undefined, [
    ...lists.map((list) => list.name),
  ]);
}
