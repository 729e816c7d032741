import { describe, expect, it } from 'vitest';
import { excerptOf, placeOf } from '../../../src/features/query/errorPlace.ts';

describe('the place that an error message names', () => {
  it('is the word at the position, counted from 1', () => {
    expect(placeOf('Unexpected B at position 3: expected and.', 'A BCD C')).toEqual({ offset: 2, length: 3 });
  });

  it('is a whole quoted text', () => {
    expect(placeOf("The quote ' at position 3 is never closed.", "A 'x y")).toEqual({ offset: 2, length: 4 });
  });

  it('is behind the last character when the query ends too early', () => {
    expect(placeOf('The query ends too early: expected a TF.', 'A and \n')).toEqual({ offset: 5, length: 0 });
  });

  it('is the name that the data set does not know, or knows twice', () => {
    expect(placeOf('Query not available: "X" is not in database', 'A or X')).toEqual({ offset: 5, length: 1 });
    expect(placeOf('"TWIN" stands for more than one gene (A, B): write one.', 'TWIN')).toEqual({
      offset: 0,
      length: 4,
    });
  });

  it('is unknown for a message without a position, or with one outside of the text', () => {
    expect(placeOf('empty query', 'X')).toBeUndefined();
    expect(placeOf('Unexpected ) at position 30.', 'X')).toBeUndefined();
  });

  it('is shown within its own line, cut on both sides', () => {
    const text = `first\n${'a '.repeat(50)}) end`;
    const place = { offset: text.indexOf(')'), length: 1 };
    const { before, wrong, after } = excerptOf(text, place, 10);
    expect([before, wrong, after]).toEqual(['…a a a a a ', ')', ' end']);
  });
});
