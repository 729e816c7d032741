// A data set: its analyses as columns, its genes, motifs and knowledge, packed into one image.
export * from './bitset.ts';
export * from './contents.ts';
export * from './image.ts';
export * from './knowledge.ts';
export * from './motifSource.ts';
export * from './publication.ts';
export * from './ontology.ts';
export type { Go, Knowledge } from './openKnowledge.ts';
export * from './provenance.ts';
export * from './origin.ts';
export * from './pack.ts';
export * from './dataset.ts';
export * from './direction.ts';
export * from './ownAnalyses.ts';
export * from './geneNames.ts';
export * from './offsets.ts';
export { newMemory } from './newMemory.ts';
export type { DatasetIndex, IndexedAnalysis } from './datasetIndex.ts';
