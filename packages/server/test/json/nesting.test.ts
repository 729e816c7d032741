import fc from 'fast-check';
import { expect, it } from 'vitest';
import { nestingOf, shapeOf } from '../../src/json/nesting.ts';

/** The depth of a value that was parsed. */
function depthOf(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 0;
  return 1 + Math.max(0, ...Object.values(value).map(depthOf));
}

it('is the depth of the value that the text stands for', () => {
  fc.assert(fc.property(fc.json(), (text) => nestingOf(text) === depthOf(JSON.parse(text))));
});

it('counts no brackets within strings, whatever ends them', () => {
  expect(nestingOf(JSON.stringify({ 'a[[[': ['\\"[{', '"', '\\'] }))).toBe(2);
  expect(nestingOf('["[[')).toBe(1);
});

it('counts what is open, also in a text that is no JSON', () => {
  expect(nestingOf('['.repeat(200_000))).toBe(200_000);
  expect(nestingOf(']]][')).toBe(0);
});

it('about as many values are counted as a text has, those in strings not', () => {
  expect(shapeOf('[1,2,{"a":"x,y"},[]]')).toEqual({ depth: 2, values: 7 });
});
