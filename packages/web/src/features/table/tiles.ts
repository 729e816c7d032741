import type { Block } from '../../api/table.ts';
import { descriptorCount } from './columns.ts';

export const tileRows = 100;
export const tileColumns = 40;
export const headColumns = 200;

/** A range of whole numbers, both ends included. */
export interface Range {
  readonly first: number;
  readonly last: number;
}

/** Tile that a column is in: the descriptors make the first, the analyses follow in blocks of 40. */
export function columnTile(column: number): number {
  return column < descriptorCount ? 0 : 1 + Math.floor((column - descriptorCount) / tileColumns);
}

export const rowTile = (row: number): number => Math.floor(row / tileRows);

export const tileKey = (row: number, column: number): string => `${row}:${column}`;

/** Cells of a tile. */
export function blockOf(row: number, column: number): Block {
  const start = column === 0 ? 0 : descriptorCount + (column - 1) * tileColumns;
  return {
    row: row * tileRows,
    rows: tileRows,
    column: start,
    columns: column === 0 ? descriptorCount : tileColumns,
  };
}

/** Part of the header: no rows, many columns. */
export function headBlock(tile: number): Block {
  return { row: 0, rows: 0, column: tile * headColumns, columns: headColumns };
}

export interface Tile {
  readonly key: string;
  readonly row: number;
  readonly column: number;
  /** False for a neighbor that is fetched ahead. */
  readonly seen: boolean;
}

const clamp = ({ first, last }: Range, most: number): Range => ({
  first: Math.max(0, first),
  last: Math.min(last, most),
});

/**
 * Tiles that a window of rows and columns needs, and their neighbors that it may need next: first those that are
 * seen. The tile of the gene's own columns always belongs to them, since the gene id is always in sight.
 */
export function tilesOf(rows: Range, columns: Range, total: { rows: number; columns: number }): Tile[] {
  if (total.rows === 0) return [];
  const lastRow = rowTile(total.rows - 1);
  const lastColumn = columnTile(total.columns - 1);
  const seenRows = clamp({ first: rowTile(rows.first), last: rowTile(rows.last) }, lastRow);
  const seenColumns = clamp({ first: columnTile(columns.first), last: columnTile(columns.last) }, lastColumn);
  const nearRows = clamp({ first: seenRows.first - 1, last: seenRows.last + 1 }, lastRow);
  const nearColumns = clamp({ first: seenColumns.first - 1, last: seenColumns.last + 1 }, lastColumn);
  const tiles: Tile[] = [];
  for (let row = nearRows.first; row <= nearRows.last; row++) {
    for (const column of new Set([0, ...numbers(nearColumns)])) {
      const seen = within(row, seenRows) && (column === 0 || within(column, seenColumns));
      const corner = !within(row, seenRows) && column !== 0 && !within(column, seenColumns);
      if (!corner) tiles.push({ key: tileKey(row, column), row, column, seen });
    }
  }
  return tiles.sort((a, b) => Number(b.seen) - Number(a.seen));
}

const within = (value: number, { first, last }: Range) => value >= first && value <= last;
const numbers = ({ first, last }: Range) => Array.from({ length: last - first + 1 }, (_, index) => first + index);
