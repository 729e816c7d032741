import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { similarWords } from '../../src/search/similarWords.ts';
import { wordAt } from '../../src/search/searchIndex.ts';
import { propertyRuns } from '../propertyRuns.ts';
import { naiveDistance } from './naiveSearch.ts';
import { indexOfWords } from './searchableData.ts';

const letters = fc.constantFrom('a', 'b', 'c');
const word = fc.string({ unit: letters, minLength: 1, maxLength: 7 });

const similar = (words: readonly string[], text: string, most: number): string[] => {
  const index = indexOfWords(words);
  return similarWords(index, new TextEncoder().encode(text), most).map((each) => wordAt(index, each));
};

describe('similarWords', () => {
  it('finds a letter added, left out, replaced, or swapped with its neighbor', () => {
    const words = ['nitrate', 'nitrates', 'nitrat', 'nitrite', 'nirtate', 'nitric', 'titration'];
    expect(similar(words, 'nitrate', 1)).toEqual(['nirtate', 'nitrat', 'nitrate', 'nitrates', 'nitrite']);
  });

  it('finds the same words as a comparison with each', () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(word, { maxLength: 30 }),
        word,
        fc.integer({ min: 1, max: 2 }),
        (words, text, most) => {
          const expected = words.filter((each) => naiveDistance(each, text) <= most).sort();
          expect(similar(words, text, most)).toEqual(expected);
        },
      ),
      { numRuns: propertyRuns(1000) },
    );
  });
});
