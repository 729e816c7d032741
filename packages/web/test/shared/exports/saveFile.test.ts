import { expect, it } from 'vitest';
import { toCsv } from '../../../src/shared/exports/saveFile.ts';

it('doubles quotes and encloses what holds commas, quotes or line breaks', () => {
  expect(toCsv([['a,b', 'say "x"', 'c\nd', 1.5, null]])).toBe('"a,b","say ""x""","c\nd",1.5,\r\n');
});

it('writes as text what a spreadsheet would run as a formula', () => {
  expect(toCsv([['=1+1', '@x', '-2', -2]])).toBe("'=1+1,'@x,'-2,-2\r\n");
});
