import type { GeneListDescription } from '@trellis/contract';
import { formatCount } from '@trellis/core/formats';
import type { ListCounts } from '@trellis/core/genes';
import { names, parts } from '@trellis/engine/text';

/** Says which genes of a list were tested, and among which genes. */
export function listLines(counts: ListCounts, list: Pick<GeneListDescription, 'hasBackground'>): string {
  const { given, recognized, listSize, inUniverse, universe, unknown, ambiguous } = named(counts);
  return parts(
    `Genes: ${formatCount(given)} names, ${formatCount(recognized)} recognized, ${formatCount(listSize)} different genes; ${formatCount(inUniverse)} of them are in the universe of the tests`,
    `Universe: ${formatCount(universe)} genes, ${list.hasBackground ? 'the background that was given' : 'all protein-coding genes of the data set'}`,
    unknown.length > 0 && `Unknown names: ${names(unknown)}`,
    ambiguous.length > 0 && `Names of several genes, left out: ${names(ambiguous.map(({ name }) => name))}`,
  );
}

const named = ({ N: universe, ...counts }: ListCounts) => ({ ...counts, universe });

/** Path of a page about a stored gene list. */
export const listPage = (page: 'regulators' | 'functions' | 'species', id: string): string =>
  `/genes/${page}?list=${encodeURIComponent(id)}`;
