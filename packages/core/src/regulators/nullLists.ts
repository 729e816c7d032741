import { bitsetOf, countBits, countCommon, intersect, type Bitset } from '../dataset/bitset.ts';
import type { Analysis, Dataset } from '../dataset/dataset.ts';
import type { NamedText } from '../dataset/contents.ts';
import { readGeneLists } from '../formats/geneList.ts';

/** A part of a predefined gene list, which shows how much a target set overlaps with any list of co-regulated genes. */
export interface NullList {
  /** `file: list`. */
  readonly name: string;
  readonly genes: Bitset;
}

/** A null list within a universe: a part of a predefined gene list, or the targets of an expression analysis. */
export interface NullSet {
  readonly source: NullList | Analysis;
  readonly genes: Bitset;
  readonly size: number;
}

/** Genes in the universe from which a null list can serve. */
const minGenes = 30;

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

/** The null lists with at least 30 genes in a universe, cut to it; binding analyses are left out. */
export const nullSetsWithin = (
  lists: readonly NullList[],
  analyses: readonly Analysis[],
  universe: Bitset,
): NullSet[] =>
  [
    ...lists.map((source) => ({ source, all: source.genes })),
    ...analyses.filter(({ expression }) => expression).map((source) => ({ source, all: source.present })),
  ]
    .map(({ source, all }) => ({ source, genes: intersect(all, universe) }))
    .map((set) => ({ ...set, size: countBits(set.genes) }))
    .filter(({ size }) => size >= minGenes);

/** Gene index of the TF of an expression analysis; undefined for a predefined list. */
export const tfOf = ({ source }: NullSet): number | undefined => ('tf' in source ? source.tf : undefined);

/** Whether more than half of a null list is in the tested list, so that it says nothing about other lists. */
export const repeatsList = ({ genes, size }: NullSet, tested: Bitset): boolean =>
  2 * countCommon(genes, tested) > size;
