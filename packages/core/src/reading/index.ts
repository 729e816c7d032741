// Files as people have them: what they are, and what their columns mean.
export * from './decodeBytes.ts';
export * from './describeFile.ts';
export * from './fileSentence.ts';
export * from './genePositions.ts';
export * from './knownGenes.ts';
export * from './note.ts';
export * from './readingChoices.ts';
export * from './readContent.ts';
export * from './recognized.ts';
export type { ReadEdge } from './edgeRows.ts';
export { nameReaderFor, type ReadOptions } from './recognize.ts';
export * from './refusal.ts';
export * from './unsupported.ts';
