// What a release of a data set holds.
export * from './perturbation.ts';
export * from './regulons.ts';
