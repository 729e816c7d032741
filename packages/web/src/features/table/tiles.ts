import type { CellBlock } from '../../api/table.ts';
import { shownGeneColumns } from './columns.ts';

export const tileRows = 100;
const tileColumns = 40;

/** A range of whole numbers, both ends included. */
export interface Range {
  readonly first: number;
  readonly last: number;
}

/** Tile of a column: the columns about the gene are the first tile, the analyses follow in tiles of 40. */
export function columnTile(column: number): number {
  return column < shownGeneColumns ? 0 : 1 + Math.floor((column - shownGeneColumns) / tileColumns);
}

export const rowTile = (row: number): number => Math.floor(row / tileRows);

export const tileKey = (row: number, column: number): string => `${row}:${column}`;

/** Cells of a tile. */
export function blockOf(row: number, column: number): CellBlock {
  const start = column === 0 ? 0 : shownGeneColumns + (column - 1) * tileColumns;
  return {
    row: row * tileRows,
    rows: tileRows,
    column: start,
    columns: column === 0 ? shownGeneColumns : tileColumns,
  };
}

export interface Tile {
  readonly key: string;
  readonly row: number;
  readonly column: number;
  /** False for a neighbor that is fetched in advance. */
  readonly seen: boolean;
}

const clamp = ({ first, last }: Range, max: number): Range => ({
  first: Math.max(0, first),
  last: Math.min(last, max),
});

/**
 * Tiles that a window of rows and columns needs, then their neighbors, which a scroll needs next. The tile of the columns
 * about the gene is always among them, because the gene id is always in sight.
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
