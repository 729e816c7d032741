import fc from 'fast-check';
import { expect, it } from 'vitest';
import { ElementReader } from '../../src/api/elementReader.ts';

const elements = [
  { group: 'nodes', data: { id: 'a', name: 'brace } and "quote" and \\ and [' } },
  { group: 'nodes', data: { id: 'b' }, position: { x: 1, y: -2 } },
  { group: 'edges', data: { id: 'e0', name: "5'" } },
];
const text = JSON.stringify(elements);

function readIn(pieces: readonly string[]): unknown[] {
  const reader = new ElementReader();
  const read = pieces.flatMap((piece) => reader.push(piece) as unknown[]);
  reader.end();
  return read;
}

it('a network read in pieces of any size is the network read at once', () => {
  fc.assert(
    fc.property(fc.array(fc.nat({ max: text.length }), { maxLength: 12 }), (cuts) => {
      const ends = [...cuts, text.length].sort((a, b) => a - b);
      const pieces = ends.map((end, i) => text.slice(i ? ends[i - 1] : 0, end));
      expect(readIn(pieces)).toEqual(elements);
    }),
  );
});

it('an empty network has no elements', () => {
  expect(readIn(['[', ']'])).toEqual([]);
});

it('a network that breaks off is refused', () => {
  for (const end of [1, 30, text.length - 1]) expect(() => readIn([text.slice(0, end)])).toThrow(/incomplete/);
});

it('a text with an odd number of quotes, or a backslash at its end, hides no brace', () => {
  const odd = [
    { group: 'nodes', data: { id: 'a', name: '5" { long' } },
    { group: 'nodes', data: { id: 'b', name: '} 3" wide' } },
    { group: 'nodes', data: { id: 'c', name: 'back\\' } },
    { group: 'nodes', data: { id: 'd', name: '"{' } },
  ];
  const whole = JSON.stringify(odd);
  expect(readIn([whole])).toEqual(odd);
  expect(readIn([...whole])).toEqual(odd);
});
