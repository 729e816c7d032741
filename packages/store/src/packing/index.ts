// Numbers and sections in few bytes: what the store and the folders of a site keep.
export * from './rising.ts';
export * from './sections.ts';
export * from './varints.ts';
