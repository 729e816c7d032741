import { nameAsWord, wordsOf } from './searchWords.ts';
import { wordAt, type SearchIndex } from './searchIndex.ts';
import { maxChanges, similarWords } from './similarWords.ts';

/** A search text as the index compares it. */
export interface SearchQuery {
  /** The whole text as one word, see `nameAsWord`. */
  readonly name: string;
  readonly words: readonly SearchedWord[];
}

export interface SearchedWord {
  readonly text: string;
  /** The words of the index that are similar to it, as numbers and as texts; empty unless typing errors are tolerated. */
  readonly similar: readonly number[];
  readonly similarTexts: ReadonlySet<string>;
}

/** What comes before a DOI in addresses and reference lists. */
const beforeDoi = /^\s*(?:https?:\/\/(?:dx\.)?doi\.org\/|doi:)\s*(?=10\.)/i;

/**
 * Reads a search text; a DOI can be an address. `changes` is the number of changes in which words may differ, as far as they are
 * long enough.
 */
export function searchQuery(index: SearchIndex, searched: string, changes: number): SearchQuery {
  const text = searched.replace(beforeDoi, '');
  const words = [...new Set(wordsOf(text))].map((word): SearchedWord => {
    const most = Math.min(changes, maxChanges(word.length));
    const similar = most === 0 ? [] : similarWords(index, new TextEncoder().encode(word), most);
    return { text: word, similar, similarTexts: new Set(similar.map((each) => wordAt(index, each))) };
  });
  return { name: nameAsWord(text), words };
}
