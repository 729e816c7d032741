// The query language: text to tree, tree to sets of targets.
export * from './ast.ts';
export * from './bareName.ts';
export * from './tokens.ts';
export * from './grammar.ts';
export * from './print.ts';
export * from './joinedBy.ts';
export { closestNames } from './closestNames.ts';
export * from './keywords.ts';
export * from './namedQueries.ts';
export * from './limits.ts';
export * from './conditions.ts';
export * from './referencesIn.ts';
export * from './replaceNames.ts';
export * from './resolveQuery.ts';
export * from './evaluate.ts';
