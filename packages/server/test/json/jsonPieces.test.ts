import fc from 'fast-check';
import { expect, it } from 'vitest';
import { encodedPieces, jsonPieces } from '../../src/json/jsonPieces.ts';

it('writes what JSON.stringify writes', () => {
  fc.assert(
    fc.property(fc.jsonValue(), fc.string({ unit: 'binary' }), (value, text) => {
      const given = { value, text, absent: undefined };
      expect([...jsonPieces(given)].join('')).toBe(JSON.stringify(given));
    }),
  );
});

it.each(['a', '"\n', '\u{1F331}', 'a\u{1F331}'])('writes %j many times in pieces', (unit) => {
  const value = { edges: ['x'], network: { text: unit.repeat(700_000), header: false } };
  const pieces = [...encodedPieces(value)];
  expect(pieces.length).toBeGreaterThan(2);
  expect(Buffer.concat(pieces).toString()).toBe(JSON.stringify(value));
});
