// Tests that allow for genes that are in many sets.
export * from './testModel.ts';
export * from './editionModels.ts';
export * from './overlapByDegrees.ts';
