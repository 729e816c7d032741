// The search over genes, analyses, motifs and terms.
export * from './matchEntries.ts';
export * from './packSearch.ts';
export * from './searchDataset.ts';
export * from './searchHits.ts';
export * from './searchImage.ts';
export * from './searchIndex.ts';
export * from './searchKinds.ts';
export * from './searchWords.ts';
export * from './termSummary.ts';
