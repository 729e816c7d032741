import { expect, it } from 'vitest';
import { groupBy } from '../src/groupBy.ts';

it('keeps keys and the items of a key in the order in which they come', () => {
  const groups = groupBy(['pear', 'fig', 'plum', 'kiwi', 'nut'], (word) => word.length);
  expect([...groups]).toEqual([
    [4, ['pear', 'plum', 'kiwi']],
    [3, ['fig', 'nut']],
  ]);
});

it('has no group without items', () => {
  expect(groupBy([], String).size).toBe(0);
});
