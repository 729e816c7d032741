import { expect, it } from 'vitest';
import { linesIn } from '../../../src/http/batch/linesIn.ts';

it('lines have their numbers, and empty ones are left out', () => {
  expect([...linesIn('\uFEFF{"a":1}\r\n\n \t\r\n  {"b":2}\n{"c":3}')]).toEqual([
    { line: 1, text: '{"a":1}\r' },
    { line: 4, text: '{"b":2}' },
    { line: 5, text: '{"c":3}' },
  ]);
  expect([...linesIn('\n'.repeat(1000))]).toEqual([]);
});
