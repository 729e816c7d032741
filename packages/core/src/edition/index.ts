// What an edition says of itself, and the kinds of evidence that its analyses give.
export * from './bindingTerms.ts';
export * from './editionSettings.ts';
export * from './evidence.ts';
