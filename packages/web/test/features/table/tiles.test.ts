import { describe, expect, it } from 'vitest';
import { blockOf, columnTile, rowTile, tilesOf } from '../../../src/features/table/tiles.ts';

const big = { rows: 30_000, columns: 3_010 };
const keys = (tiles: readonly { key: string }[]) => tiles.map(({ key }) => key).sort();

describe('tiles of the table', () => {
  it('holds the columns of the gene apart from those of the analyses', () => {
    expect([0, 9, 10, 49, 50, 3_009].map(columnTile)).toEqual([0, 0, 1, 1, 2, 75]);
    expect([0, 99, 100, 29_999].map(rowTile)).toEqual([0, 0, 1, 299]);
  });

  it('covers every cell once', () => {
    expect(blockOf(0, 0)).toEqual({ row: 0, rows: 100, column: 0, columns: 10 });
    expect(blockOf(2, 1)).toEqual({ row: 200, rows: 100, column: 10, columns: 40 });
    expect(blockOf(2, 2)).toEqual({ row: 200, rows: 100, column: 50, columns: 40 });
  });

  it('asks for the tiles in sight first, then for their neighbors', () => {
    const tiles = tilesOf({ first: 0, last: 30 }, { first: 0, last: 12 }, big);
    expect(keys(tiles.filter(({ seen }) => seen))).toEqual(['0:0', '0:1']);
    expect(keys(tiles.filter(({ seen }) => !seen))).toEqual(['0:2', '1:0', '1:1']);
    expect(tiles.slice(0, 2).every(({ seen }) => seen)).toBe(true);
  });

  it('always asks for the tile with the gene ids', () => {
    const tiles = tilesOf({ first: 250, last: 280 }, { first: 2_900, last: 2_910 }, big);
    expect(tiles.filter(({ seen }) => seen).map(({ key }) => key)).toContain('2:0');
  });

  it('stays inside the table at its far corner', () => {
    const tiles = tilesOf({ first: 29_980, last: 29_999 }, { first: 2_995, last: 3_007 }, big);
    expect(Math.max(...tiles.map(({ row }) => row))).toBe(299);
    expect(Math.max(...tiles.map(({ column }) => column))).toBe(75);
  });

  it('asks for nothing when no row is left', () => {
    expect(tilesOf({ first: 0, last: 0 }, { first: 0, last: 5 }, { rows: 0, columns: 20 })).toEqual([]);
  });
});
