import { expect, it } from 'vitest';
import { linesIn, maxBlanks } from '../../../src/http/batch/linesIn.ts';

it('lines have their numbers, and empty ones are left out', () => {
  expect([...linesIn('\uFEFF{"a":1}\r\n\n \t\r\n  {"b":2}\n{"c":3}')]).toEqual([
    { line: 1, text: '{"a":1}\r' },
    { line: 4, text: '{"b":2}' },
    { line: 5, text: '{"c":3}' },
  ]);
  expect([...linesIn('\n'.repeat(1000))]).toEqual([]);
});

it('many blanks around the questions are refused, and blanks in them are not', () => {
  expect(() => [...linesIn('\n'.repeat(maxBlanks + 1))]).toThrow('more than 100,000 blanks and empty lines');
  expect(() => [...linesIn(`{"a":1}\n${' '.repeat(maxBlanks + 1)}`)]).toThrow('more than 100,000');
  expect([...linesIn(`{"a":"${' '.repeat(2 * maxBlanks)}"}`)]).toHaveLength(1);
});
