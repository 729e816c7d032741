export * from './route.ts';
export * from './analysisIds.ts';
export * from './query.ts';
export * from './table.ts';
export * from './summary.ts';
export * from './catalogue.ts';
export * from './overview.ts';
export * from './motif.ts';
