export * from './errors.ts';
export * from './compareTexts.ts';
export * from './groupBy.ts';
export * from './valueOf.ts';
