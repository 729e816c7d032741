import { wordsFrom, type SearchIndex } from './searchIndex.ts';

/** Most changes of one letter in which a word with this many letters may differ from a similar one. */
export const maxChanges = (letters: number): number => (letters < 4 ? 0 : letters < 8 ? 1 : 2);

/**
 * The words that differ from a text in at most `most` changes: a letter added, left out or replaced, or two neighbors swapped
 * (optimal string alignment distance, over UTF-8 bytes). Walks the sorted words like a tree: rows of the distance table are
 * kept for what a word has in common with the one before, and words with a hopeless beginning are skipped.
 */
export function similarWords(index: SearchIndex, text: Uint8Array, most: number): number[] {
  const { words, letters, wordStarts } = index;
  const table = new DistanceTable(text, most);
  const found: number[] = [];
  for (let word = 0; word < words;) {
    const [begin, end] = [wordStarts[word], wordStarts[word + 1]];
    const hopeless = table.read(letters.subarray(begin, end));
    if (hopeless > 0) {
      word = wordsFrom(index, letters.slice(begin, begin + hopeless), word).to;
      continue;
    }
    if (table.distance(end - begin) <= most) found.push(word);
    word++;
  }
  return found;
}

/** The distances of the beginnings of one word to all beginnings of a text; the next word keeps those it has in common. */
class DistanceTable {
  private readonly text: Uint8Array;
  private readonly most: number;
  /** Row `r` has the distances of the first `r` letters of the word. */
  private readonly rows: Uint8Array[];
  private readonly smallest: number[] = [0];
  private word: Uint8Array = new Uint8Array();
  /** Number of letters of `word` that have their row. */
  private known = 0;

  constructor(text: Uint8Array, most: number) {
    this.text = text;
    this.most = most;
    this.rows = [Uint8Array.from({ length: text.length + 1 }, (_, i) => i)];
  }

  distance(letters: number): number {
    return this.rows[letters][this.text.length];
  }

  /** Fills the rows of a word. Returns the length of a beginning with which no word can be similar, or 0. */
  read(word: Uint8Array): number {
    let common = 0;
    while (common < this.known && common < word.length && word[common] === this.word[common]) common++;
    this.word = word;
    this.known = common;
    while (this.known < word.length) {
      this.fill(++this.known);
      if (this.isHopeless(this.known)) return this.known;
    }
    return 0;
  }

  /** Whether neither the last row nor a swap with the row before it can lead to a similar word. */
  private isHopeless(row: number): boolean {
    return this.smallest[row] > this.most && this.smallest[row - 1] >= this.most;
  }

  private fill(row: number): void {
    const { text, word, rows } = this;
    const [before, letter] = [rows[row - 1], word[row - 1]];
    const current = (rows[row] ??= new Uint8Array(text.length + 1));
    current[0] = row;
    let smallest = row;
    for (let i = 1; i <= text.length; i++) {
      const replaced = before[i - 1] + (text[i - 1] === letter ? 0 : 1);
      let least = Math.min(before[i] + 1, current[i - 1] + 1, replaced);
      const isSwapped = row > 1 && i > 1 && text[i - 2] === letter && text[i - 1] === word[row - 2];
      if (isSwapped) least = Math.min(least, rows[row - 2][i - 2] + 1);
      current[i] = least;
      if (least < smallest) smallest = least;
    }
    this.smallest[row] = smallest;
  }
}
