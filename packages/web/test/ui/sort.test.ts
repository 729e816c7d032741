import { describe, expect, it } from 'vitest';
import { ariaSort, nextSort, sortRows } from '../../src/ui/sort.ts';

describe('a click on a header', () => {
  it('sorts in the first direction, then in the other one, then not at all', () => {
    const once = nextSort(undefined, 9, 'desc');
    const twice = nextSort(once, 9, 'desc');
    expect([once, twice, nextSort(twice, 9, 'desc')]).toEqual([
      { column: 9, order: 'desc' },
      { column: 9, order: 'asc' },
      undefined,
    ]);
  });

  it('begins with the first direction in another column', () => {
    expect(nextSort({ column: 'a', order: 'desc' }, 'b', 'asc')).toEqual({ column: 'b', order: 'asc' });
  });
});

it('names the direction of each column as ARIA does', () => {
  const sort = { column: 9, order: 'desc' } as const;
  expect([ariaSort(sort, 9), ariaSort({ ...sort, order: 'asc' }, 9), ariaSort(sort, 8)]).toEqual([
    'descending',
    'ascending',
    'none',
  ]);
});

describe('sorted rows', () => {
  const rows = [{ v: 10 }, { v: null }, { v: 9 }, { v: '' }, { v: 100 }];

  it('are in the order of their numbers, with empty values last in both directions', () => {
    expect(sortRows(rows, (row) => row.v, 'asc').map((row) => row.v)).toEqual([9, 10, 100, null, '']);
    expect(sortRows(rows, (row) => row.v, 'desc').map((row) => row.v)).toEqual([100, 10, 9, null, '']);
  });

  it('keep the order of equal values', () => {
    const equal = [
      { v: 'b', n: 1 },
      { v: 'a', n: 2 },
      { v: 'b', n: 3 },
    ];
    expect(sortRows(equal, (row) => row.v, 'desc').map((row) => row.n)).toEqual([1, 3, 2]);
  });

  it('can compare texts in another way', () => {
    const numeric = new Intl.Collator('en', { numeric: true });
    const texts = ['14 days', '9 days'];
    expect(sortRows(texts, (text) => text, 'asc')).toEqual(['14 days', '9 days']);
    expect(sortRows(texts, (text) => text, 'asc', numeric.compare)).toEqual(['9 days', '14 days']);
  });
});
