import fc from 'fast-check';
import { expect, it } from 'vitest';
import { LinesIn, maxBlanks, type Line } from '../../../src/http/batch/linesIn.ts';

function linesOf(...parts: readonly string[]): Line[] {
  const lines = new LinesIn();
  return [...parts.flatMap((part) => [...lines.add(part)]), ...lines.end()];
}

const text = '\uFEFF{"a":1}\r\n\n \t\r\n  {"b":2}\n{"c":3}';

it('lines have their numbers, and empty ones are left out', () => {
  expect(linesOf(text)).toEqual([
    { line: 1, text: '{"a":1}\r' },
    { line: 4, text: '{"b":2}' },
    { line: 5, text: '{"c":3}' },
  ]);
  expect(linesOf('\n'.repeat(1000))).toEqual([]);
});

it('lines are the same wherever the text is cut into parts (property)', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(text.length), { maxLength: 8 }), (places) => {
      const cuts = [0, ...places.sort((a, b) => a - b), text.length];
      expect(linesOf(...cuts.slice(1).map((end, i) => text.slice(cuts[i], end)))).toEqual(linesOf(text));
    }),
  );
});

it('many blanks around the questions are refused at once, and blanks in them are not', () => {
  const lines = new LinesIn();
  expect([...lines.add('\n'.repeat(maxBlanks))]).toEqual([]);
  expect(() => [...lines.add('\n')]).toThrow('more than 100,000 blanks and empty lines');
  expect(() => linesOf('{"a":1}\n', ' '.repeat(maxBlanks + 1))).toThrow('more than 100,000');
  expect(linesOf('{"a":"', ' '.repeat(2 * maxBlanks), '"}')).toHaveLength(1);
});
