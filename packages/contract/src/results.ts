// What is asked of a result and answered: a file for each view. What it exports as `...Routes` are its calls.
export * from './analysisIds.ts';
export * from './aupr.ts';
export * from './bound.ts';
export * from './geneSets.ts';
export * from './motif.ts';
export * from './network.ts';
export * from './networkAnalysis.ts';
export * from './query.ts';
export * from './resultFunctions.ts';
export * from './summary.ts';
export * from './sungear.ts';
export * from './table.ts';
export * from './targetLists.ts';
export * from './versions.ts';
