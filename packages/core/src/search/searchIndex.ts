import type { SearchImage } from './searchImage.ts';

/** An opened search index; nothing is copied. */
export interface SearchIndex {
  /** Number of words; they ascend by their UTF-8 bytes. */
  readonly words: number;
  /** The UTF-8 bytes of all words; those of word `w` are from `wordStarts[w]` up to `wordStarts[w + 1]`. */
  readonly letters: Uint8Array;
  readonly wordStarts: Uint32Array;
  /** See `posting`; those of word `w` are from `postingStarts[w]` up to `postingStarts[w + 1]`. */
  readonly postings: Uint32Array;
  readonly postingStarts: Uint32Array;
}

export const openSearch = ({ columns, words, letters, postings, ...at }: SearchImage): SearchIndex => ({
  words,
  letters: new Uint8Array(columns, letters.at, letters.bytes),
  wordStarts: new Uint32Array(columns, at.wordStarts, words + 1),
  postings: new Uint32Array(columns, postings.at, postings.count),
  postingStarts: new Uint32Array(columns, at.postingStarts, words + 1),
});

/** Words that begin with a text: from `from` up to `to`. If the text itself is a word, it is the first of them. */
export interface WordRange {
  readonly from: number;
  readonly to: number;
  readonly isWord: boolean;
}

/** Finds the words that begin with a text, from a place on that is not behind them. Binary search. */
export function wordsFrom(index: SearchIndex, start: Uint8Array, first = 0): WordRange {
  const { words, wordStarts } = index;
  const from = firstWhere(first, words, (word) => compareStart(index, word, start) >= 0);
  const to = firstWhere(from, words, (word) => compareStart(index, word, start) > 0);
  const isWord = from < to && wordStarts[from + 1] - wordStarts[from] === start.length;
  return { from, to, isWord };
}

/** Compares as many letters of a word as a text has with the text. */
function compareStart({ letters, wordStarts }: SearchIndex, word: number, start: Uint8Array): number {
  const begin = wordStarts[word];
  const length = Math.min(start.length, wordStarts[word + 1] - begin);
  for (let i = 0; i < length; i++) {
    const apart = letters[begin + i] - start[i];
    if (apart !== 0) return apart;
  }
  return length - start.length;
}

function firstWhere(low: number, high: number, holds: (word: number) => boolean): number {
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (holds(middle)) high = middle;
    else low = middle + 1;
  }
  return low;
}

/** The text of a word. */
export const wordAt = ({ letters, wordStarts }: SearchIndex, word: number): string =>
  new TextDecoder().decode(letters.slice(wordStarts[word], wordStarts[word + 1]));
