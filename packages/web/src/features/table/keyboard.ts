import { valueOf } from '@trellis/core';

/** A cell of the grid: row -1 is the header; column 0 is the gene id. */
export interface CellPlace {
  readonly row: number;
  readonly column: number;
}

interface GridExtent {
  readonly rows: number;
  readonly columns: number;
  /** Rows in the window. */
  readonly page: number;
}

const moves: Readonly<Record<string, (from: CellPlace, extent: GridExtent, all: boolean) => CellPlace>> = {
  ArrowUp: ({ row, column }) => ({ row: row - 1, column }),
  ArrowDown: ({ row, column }) => ({ row: row + 1, column }),
  ArrowLeft: ({ row, column }) => ({ row, column: column - 1 }),
  ArrowRight: ({ row, column }) => ({ row, column: column + 1 }),
  PageUp: ({ row, column }, { page }) => ({ row: Math.max(row - page, 0), column }),
  PageDown: ({ row, column }, { page }) => ({ row: row + page, column }),
  Home: ({ row }, _, all) => ({ row: all ? 0 : row, column: 0 }),
  End: ({ row }, { rows, columns }, all) => ({ row: all ? rows - 1 : row, column: columns - 1 }),
};

/** The cell that a key moves to; undefined for a key that does not move. `all` is the Ctrl key. */
export function moveTo(key: string, all: boolean, from: CellPlace, extent: GridExtent): CellPlace | undefined {
  const { row, column } = valueOf(moves, key)?.(from, extent, all) ?? {};
  if (row === undefined || column === undefined) return undefined;
  return { row: clamp(row, -1, extent.rows - 1), column: clamp(column, 0, extent.columns - 1) };
}

const clamp = (value: number, min: number, max: number) => Math.max(min, Math.min(value, max));
