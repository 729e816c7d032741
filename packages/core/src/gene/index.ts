// What a data set knows of one gene or TF.
export * from './geneOrthologs.ts';
export * from './geneRecord.ts';
export * from './geneRegulators.ts';
export * from './geneTerms.ts';
export * from './motifClusters.ts';
export * from './resolveGene.ts';
export * from './specificity.ts';
export * from './tfRecord.ts';
