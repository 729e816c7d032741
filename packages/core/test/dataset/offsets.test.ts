import fc from 'fast-check';
import { expect, it } from 'vitest';
import { nextPositions, startsOf } from '../../src/dataset/offsets.ts';

it('lays entries out group after group, each in the order in which it comes', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 8 }), fc.array(fc.nat(7)), (size, all) => {
      const groups = all.filter((group) => group < size);
      const starts = startsOf(size, (count) => groups.forEach((group) => count(group)));
      const placeOf = nextPositions(starts);
      const entries: number[] = [];
      groups.forEach((group, entry) => (entries[placeOf(group)] = entry));
      const sorted = [...groups.keys()].sort((a, b) => groups[a] - groups[b] || a - b);
      expect(entries).toEqual(sorted);
      expect(starts[size]).toBe(groups.length);
      for (let group = 0; group < size; group++) {
        const own = entries.slice(starts[group], starts[group + 1]);
        expect(own.every((entry) => groups[entry] === group)).toBe(true);
      }
    }),
  );
});

it('gives a group without entries no room', () => {
  expect([...startsOf(4, (count) => [3, 1, 3].forEach((group) => count(group)))]).toEqual([0, 0, 1, 1, 3]);
});
