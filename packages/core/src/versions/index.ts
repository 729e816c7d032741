// Two versions of a data set compared.
export * from './carryStates.ts';
export * from './compareResults.ts';
export * from './compareVersions.ts';
export * from './differenceTables.ts';
export type { MetadataChange } from './changedMetadata.ts';
