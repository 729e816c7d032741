import { describe, expect, it } from 'vitest';
import { nextSort, sortRows } from '../../src/ui/sort.ts';

describe('a click on a header', () => {
  it('goes round: first order, the other one, none', () => {
    const once = nextSort(undefined, 'a', 'desc');
    expect(once).toEqual({ column: 'a', order: 'desc' });
    expect(nextSort(once, 'a', 'desc')).toEqual({ column: 'a', order: 'asc' });
    expect(nextSort({ column: 'a', order: 'asc' }, 'a', 'desc')).toBeUndefined();
  });

  it('starts anew in another column', () => {
    expect(nextSort({ column: 'a', order: 'desc' }, 'b', 'asc')).toEqual({ column: 'b', order: 'asc' });
  });
});

describe('sorted rows', () => {
  const rows = [{ v: 10 }, { v: null }, { v: 9 }, { v: '' }, { v: 100 }];

  it('go by number, with empty ones last in either order', () => {
    expect(sortRows(rows, (row) => row.v, 'asc').map((row) => row.v)).toEqual([9, 10, 100, null, '']);
    expect(sortRows(rows, (row) => row.v, 'desc').map((row) => row.v)).toEqual([100, 10, 9, null, '']);
  });

  it('keep equal ones as they were', () => {
    const equal = [
      { v: 'b', n: 1 },
      { v: 'a', n: 2 },
      { v: 'b', n: 3 },
    ];
    expect(sortRows(equal, (row) => row.v, 'desc').map((row) => row.n)).toEqual([1, 3, 2]);
  });
});
