import { describe, expect, it } from 'vitest';
import { csvCell, csvText, exactCsvCell } from '../../src/formats/csv.ts';

describe('a cell for people', () => {
  it.each([
    ['plain', 'plain'],
    ['', ''],
    ['two words', 'two words'],
    ['a=b', 'a=b'],
    [' -1', ' -1'],
    ['#1', '#1'],
    ['a,b', '"a,b"'],
    ['say "x"', '"say ""x"""'],
    ['two\nlines', '"two\nlines"'],
    ['two\rlines', '"two\rlines"'],
  ])('quotes %j only where it must', (text, cell) => {
    expect(csvCell(text)).toBe(cell);
  });

  it.each(['=1+1', '+1', '-2', '@x', '\t=1', '\uff1d1', '\uff0b1', '\uff0d1', '\uff201'])(
    'keeps %j from running as a formula',
    (text) => {
      expect(csvCell(text)).toBe(`'${text}`);
    },
  );

  it('both protects and quotes', () => {
    expect(csvCell('=A1,"B"')).toBe(`"'=A1,""B"""`);
    expect(csvCell('\r=1')).toBe(`"'\r=1"`);
  });

  it('is a number with all its digits, and empty for null', () => {
    expect([-1.5, 0, 1e-300, 0.1 + 0.2].map(csvCell)).toEqual(['-1.5', '0', '1e-300', '0.30000000000000004']);
    expect(csvCell(null)).toBe('');
  });
});

describe('an exact cell', () => {
  it.each([
    ['=1+1', '=1+1'],
    ['-2', '-2'],
    ['a#b', 'a#b'],
    ['#not a comment', '"#not a comment"'],
    ['a,b', '"a,b"'],
    ['"', '""""'],
    ['two\nlines', '"two\nlines"'],
    ['two\rlines', '"two\rlines"'],
    ['', ''],
  ])('of %j is read back as it was', (text, cell) => {
    expect(exactCsvCell(text)).toBe(cell);
  });
});

it('writes rows with the line end that is wanted', () => {
  const rows = [
    ['a,b', 1.5, null],
    ['-2', -2, ''],
  ];
  expect(csvText(rows)).toBe(`"a,b",1.5,\n'-2,-2,\n`);
  expect(csvText(rows, '\r\n')).toBe(`"a,b",1.5,\r\n'-2,-2,\r\n`);
  expect(csvText([])).toBe('');
});
