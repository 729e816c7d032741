import { replaceExampleNames } from '../exampleNames.mjs';

/** Begins and ends the mark of a name in a text: characters that no text has. */
const [begin, end] = ['\uE000', '\uE001'];

/** Marks the names of the demo data in a guide, so that each site shows names of its own in their place. */
export const markExampleNames = (markdown: string): string =>
  replaceExampleNames(markdown, (key) => `${begin}${key}${end}`);

/** Whether a text has marks of names. */
export const hasExampleNames = (text: string): boolean => text.includes(begin);
