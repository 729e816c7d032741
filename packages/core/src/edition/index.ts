// What an edition says of itself, and the kinds of evidence that its analyses give.
export * from './bindingWords.ts';
export * from './editionSettings.ts';
export * from './evidence.ts';
