import { hasBit, bitsToIndices } from '../dataset/bitset.ts';
import type { Dataset } from '../dataset/dataset.ts';
import { countList, type ListCounts, type ListInUniverse } from './listInUniverse.ts';
import type { RecognizedGenes } from './recognizeGenes.ts';

/** What the names of a list mean: its counts, its genes, the names that are a symbol or an alias, and what was read differently. */
export interface ListReport extends ListCounts, Pick<RecognizedGenes, 'aliases' | 'notes'> {
  /** By id. */
  readonly genes: readonly ListedGene[];
}

export interface ListedGene {
  readonly id: string;
  /** '' without one. */
  readonly symbol: string;
  readonly fullName: string;
  /** Whether tests use it. */
  readonly isInUniverse: boolean;
}

/** Describes every gene of a list. */
export function describeList({ genes }: Pick<Dataset, 'genes'>, requested: ListInUniverse): ListReport {
  return {
    ...countList(requested),
    aliases: requested.list.aliases,
    notes: requested.list.notes,
    genes: Array.from(bitsToIndices(requested.list.genes), (gene) => {
      const { id, name, fullName } = genes[gene];
      return { id, symbol: name, fullName, isInUniverse: hasBit(requested.within, gene) };
    }),
  };
}
