import { formatCount } from '../formats/numbers.ts';

/** Something that a reader of a file wants to know: what was read differently from how it is written, or left out. */
export interface Note {
  readonly code: string;
  /** One sentence of at most 300 characters, with at most five names of the file. */
  readonly text: string;
}

/** A decision that the file leaves open; the first choice counts until another one is made. */
export interface Question extends Note {
  readonly choices: readonly string[];
}

/** Most names of a file in one sentence, and most characters of each. */
export const maxNamed = 5;
const maxCharacters = 24;

/** A text of a file, shortened for a sentence. */
const shortText = (text: string): string =>
  text.length > maxCharacters ? `${text.slice(0, maxCharacters)}...` : text;

/** The first names, and how many more there are: `A, B, C and 12 more`. */
export function someNames(names: readonly string[], most = 3): string {
  const shown = names.slice(0, most).map(shortText).join(', ');
  return names.length > most ? `${shown} and ${formatCount(names.length - most)} more` : shown;
}
