/** A cell of the grid: row -1 is the header; column 0 is the gene id. */
export interface CellPlace {
  readonly row: number;
  readonly column: number;
}

interface Bounds {
  readonly rows: number;
  readonly columns: number;
  /** Rows that fit into the window. */
  readonly page: number;
}

const moves: Readonly<Record<string, (from: CellPlace, bounds: Bounds, all: boolean) => CellPlace>> = {
  ArrowUp: ({ row, column }) => ({ row: row - 1, column }),
  ArrowDown: ({ row, column }) => ({ row: row + 1, column }),
  ArrowLeft: ({ row, column }) => ({ row, column: column - 1 }),
  ArrowRight: ({ row, column }) => ({ row, column: column + 1 }),
  PageUp: ({ row, column }, { page }) => ({ row: Math.max(row - page, 0), column }),
  PageDown: ({ row, column }, { page }) => ({ row: row + page, column }),
  Home: ({ row }, _, all) => ({ row: all ? 0 : row, column: 0 }),
  End: ({ row }, { rows, columns }, all) => ({ row: all ? rows - 1 : row, column: columns - 1 }),
};

/** Where a key leads in the grid; undefined for a key that does not move. `all` is the Ctrl key. */
export function moveTo(key: string, all: boolean, from: CellPlace, bounds: Bounds): CellPlace | undefined {
  const { row, column } = moves[key]?.(from, bounds, all) ?? {};
  if (row === undefined || column === undefined) return undefined;
  return { row: clamp(row, -1, bounds.rows - 1), column: clamp(column, 0, bounds.columns - 1) };
}

const clamp = (value: number, least: number, most: number) => Math.max(least, Math.min(value, most));
