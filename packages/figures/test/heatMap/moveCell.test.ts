import { describe, expect, it } from 'vitest';
import { moveCell } from '../../src/heatMap/moveCell.ts';

const grid = { rows: [2, 0, 1], columns: [1, 0] };

describe('moving over the cells of a heat map with the arrow keys', () => {
  it('goes in the order shown, not in that of the data', () => {
    expect(moveCell(grid, { row: 2, column: 1 }, 'ArrowDown')).toEqual({ row: 0, column: 1 });
    expect(moveCell(grid, { row: 2, column: 1 }, 'ArrowRight')).toEqual({ row: 2, column: 0 });
  });

  it('stays at the edge', () => {
    expect(moveCell(grid, { row: 2, column: 1 }, 'ArrowUp')).toEqual({ row: 2, column: 1 });
    expect(moveCell(grid, { row: 1, column: 0 }, 'ArrowRight')).toEqual({ row: 1, column: 0 });
  });

  it('begins at the upper left, and leaves other keys alone', () => {
    expect(moveCell(grid, undefined, 'ArrowDown')).toEqual({ row: 2, column: 1 });
    expect(moveCell(grid, undefined, 'Tab')).toBeUndefined();
    expect(moveCell({ rows: [], columns: [] }, undefined, 'ArrowDown')).toBeUndefined();
  });
});
