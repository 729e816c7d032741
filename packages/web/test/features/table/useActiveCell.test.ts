import { describe, expect, it } from 'vitest';
import { moveTo } from '../../../src/features/table/useActiveCell.ts';

const bounds = { rows: 100, columns: 20, page: 10 };
const from = { row: 50, column: 5 };

describe('keys in the grid', () => {
  it.each([
    ['ArrowDown', false, { row: 51, column: 5 }],
    ['ArrowLeft', false, { row: 50, column: 4 }],
    ['PageDown', false, { row: 60, column: 5 }],
    ['PageUp', false, { row: 40, column: 5 }],
    ['Home', false, { row: 50, column: 0 }],
    ['End', false, { row: 50, column: 19 }],
    ['Home', true, { row: 0, column: 0 }],
    ['End', true, { row: 99, column: 19 }],
  ])('%s with ctrl %s leads to %o', (key, all, place) => {
    expect(moveTo(key, all, from, bounds)).toEqual(place);
  });

  it('leads from the first row into the header and no further', () => {
    expect(moveTo('ArrowUp', false, { row: 0, column: 2 }, bounds)).toEqual({ row: -1, column: 2 });
    expect(moveTo('ArrowUp', false, { row: -1, column: 2 }, bounds)).toEqual({ row: -1, column: 2 });
  });

  it('leaves other keys alone', () => {
    expect(moveTo('a', false, from, bounds)).toBeUndefined();
  });
});
