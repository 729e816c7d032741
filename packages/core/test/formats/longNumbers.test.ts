import { describe, expect, it } from 'vitest';
import { cellNumber, plainMinus, readGeneLists } from '../../src/formats/index.ts';

/** A word of a million digits that is not a number. */
const word = `${'3'.repeat(1_000_000)}x`;

describe('a word of a million digits', () => {
  // In a time that grows with the square of the length it would take half an hour.
  it('is read at once', () => {
    expect(cellNumber(word)).toBeNaN();
    expect(plainMinus(word)).toBe(word);
    expect(readGeneLists(word)).toEqual([{ name: 'default_list', genes: [word] }]);
  });
});
