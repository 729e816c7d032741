import { describe, expect, it } from 'vitest';
import { excerptOf, spanOf } from '../../../src/features/query/QueryError.tsx';

describe('the place of an error in a query', () => {
  it('is given in code points and shown in UTF-16 units', () => {
    expect(spanOf({ from: 2, to: 5 }, 'A BCD C')).toEqual({ offset: 2, length: 3 });
    expect(spanOf({ from: 5, to: 14 }, 'A or Überträger')).toEqual({ offset: 5, length: 9 });
    expect(spanOf({ from: 2, to: 4 }, '🌱 🌱B')).toEqual({ offset: 3, length: 3 });
  });

  it('is behind the last character when the query ends too early', () => {
    expect(spanOf({ from: 7, to: 7 }, 'A and \n')).toEqual({ offset: 5, length: 0 });
  });

  it('is unknown outside of the text', () => {
    expect(spanOf({ from: 30, to: 31 }, 'X')).toBeUndefined();
  });

  it('is shown within its own line, cut on both sides', () => {
    const text = `first\n${'a '.repeat(50)}) end`;
    const range = { offset: text.indexOf(')'), length: 1 };
    const { before, wrong, after } = excerptOf(text, range, 10);
    expect([before, wrong, after]).toEqual(['…a a a a a ', ')', ' end']);
  });
});
