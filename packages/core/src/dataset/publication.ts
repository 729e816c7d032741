import type { Analysis } from './dataset.ts';

/** Keys that name the publication of an analysis, in the order in which they are read. */
const publicationKeys = ['DATA_SOURCE/PUBLICATION', 'DOI', 'PMID', 'GEO'] as const;

/**
 * What the analyses of one publication have in common: 25 cell types of one study are one experiment with 25 samples. An analysis
 * that names none is a publication of its own.
 */
export function publicationOf({ id, metadata }: Pick<Analysis, 'id' | 'metadata'>): string {
  const named = publicationKeys.map((key) => metadata.get(key)?.trim()).find(Boolean);
  return named?.toLowerCase() ?? `analysis ${id}`;
}

/** Number of different publications of some analyses. */
export const countPublications = (analyses: readonly Pick<Analysis, 'id' | 'metadata'>[]): number =>
  new Set(analyses.map(publicationOf)).size;
