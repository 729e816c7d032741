// Examples that are chosen from the data.
export * from './chooseExamples.ts';
export * from './chooseInputs.ts';
export * from './chooseTfs.ts';
