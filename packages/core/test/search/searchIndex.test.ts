import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { wordAt, wordsFrom } from '../../src/search/searchIndex.ts';
import { indexOfWords } from './searchableData.ts';

const word = fc.string({ unit: fc.constantFrom('a', 'b', 'ß', 'ж'), minLength: 1, maxLength: 4 });

describe('wordsFrom', () => {
  it('finds exactly the words that begin with a text', () => {
    fc.assert(
      fc.property(fc.uniqueArray(word, { maxLength: 20 }), word, (words, start) => {
        const index = indexOfWords(words);
        const { from, to, isWord } = wordsFrom(index, new TextEncoder().encode(start));
        const found = Array.from({ length: to - from }, (_, i) => wordAt(index, from + i));
        expect(found).toEqual(words.filter((each) => each.startsWith(start)).sort());
        expect(isWord).toBe(words.includes(start));
      }),
    );
  });
});
