import { bitsetOf, countBits, countCommon, intersect, type Bitset } from '../dataset/bitset.ts';
import type { Dataset } from '../dataset/dataset.ts';
import type { NamedText } from '../dataset/contents.ts';
import { readGeneLists } from '../formats/geneList.ts';

/** A predefined gene list that shows how much a target set overlaps with any list of co-regulated genes. */
export interface NullList {
  /** `file: list`. */
  readonly name: string;
  readonly genes: Bitset;
}

/** A null list within a universe. */
export interface SizedNullList extends NullList {
  readonly size: number;
}

/** Genes in the universe from which a list can serve, and lists from which h is computed. */
const [minGenes, minLists] = [30, 10];

/** The lists of all predefined gene lists. Names that are unknown or ambiguous are left out. */
export const readNullLists = ({ genes, names }: Dataset, texts: readonly NamedText[]): NullList[] =>
  texts.flatMap(({ name, text }) =>
    readGeneLists(text).map((list) => ({
      name: `${name}: ${list.name}`,
      genes: bitsetOf(
        genes.length,
        list.genes.flatMap((each) => {
          const match = names.find(each);
          return match.kind === 'gene' ? [match.gene] : [];
        }),
      ),
    })),
  );

/** The lists with at least 30 genes in a universe, cut to it. */
export const nullListsWithin = (lists: readonly NullList[], universe: Bitset): SizedNullList[] =>
  lists
    .map(({ name, genes }) => ({ name, genes: intersect(genes, universe) }))
    .map((list) => ({ ...list, size: countBits(list.genes) }))
    .filter(({ size }) => size >= minGenes);

/** Whether more than half of a null list is in the tested list, so that it says nothing about other lists. */
export const repeatsList = ({ genes, size }: SizedNullList, tested: Bitset): boolean =>
  2 * countCommon(genes, tested) > size;

/** Whether so many null lists give a mean and a standard deviation. */
export const areEnough = (lists: number): boolean => lists >= minLists;
