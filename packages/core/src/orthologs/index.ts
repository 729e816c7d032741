// Orthologs of other editions: genes and queries carried over.
export * from './carryOver.ts';
export * from './conservation.ts';
export * from './findOrthologs.ts';
export * from './orthologEditions.ts';
export * from './orthologPairs.ts';
export * from './translateQuery.ts';
