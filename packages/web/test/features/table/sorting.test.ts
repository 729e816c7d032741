import { expect, it } from 'vitest';
import { ariaSort, nextSort } from '../../../src/features/table/sorting.ts';

it('cycles a column through descending, ascending and none', () => {
  const first = nextSort(undefined, 9);
  const second = nextSort(first, 9);
  expect([first, second, nextSort(second, 9)]).toEqual([
    { column: 9, order: 'desc' },
    { column: 9, order: 'asc' },
    undefined,
  ]);
  expect([ariaSort(first, 9), ariaSort(second, 9), ariaSort(second, 8)]).toEqual(['descending', 'ascending', 'none']);
});

it('starts anew at another column', () => {
  expect(nextSort({ column: 9, order: 'desc' }, 10)).toEqual({ column: 10, order: 'desc' });
});
