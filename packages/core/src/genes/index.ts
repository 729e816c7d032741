// Lists of genes: names to genes, and what a list is made of.
export * from './describeList.ts';
export * from './listInUniverse.ts';
export * from './recognizeGenes.ts';
