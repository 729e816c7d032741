import { valueOf } from '@trellis/core';
import { useState, type ClipboardEvent, type KeyboardEvent } from 'react';
import type { TableOrder } from '../../api/table.ts';
import { nextSort } from '../../ui/sort.ts';
import { drawnColumns, firstOrder, idColumn, trackAt, type Tracks } from './columns.ts';
import type { GridViewport } from './useGridWindow.ts';

interface Options {
  readonly id: string;
  readonly rows: number;
  readonly tracks: Tracks;
  readonly view: Omit<GridViewport, 'attach'>;
  readonly sort: TableOrder['sort'];
  readonly onSort: (sort: TableOrder['sort']) => void;
}

/** The cell that the keyboard is on, by its place among the drawn columns; 0 is the gene id. Ctrl+C copies its text. */
export function useActiveCell({ id, rows, tracks, view, sort, onSort }: Options) {
  const [wanted, set] = useState<CellPlace>({ row: 0, column: 0 });
  const place = { row: Math.min(wanted.row, rows - 1), column: Math.min(wanted.column, drawnColumns(tracks) - 1) };
  const column = trackAt(tracks, place.column)?.column;

  const enter = () => {
    if (place.row < 0) onSort(nextSort(sort, column ?? idColumn, firstOrder(column ?? idColumn)));
    else document.getElementById(cellId(id, place))?.querySelector('a')?.click();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.target !== event.currentTarget) return;
    const bounds = { rows, columns: drawnColumns(tracks), page: view.page };
    const next = moveTo(event.key, event.ctrlKey || event.metaKey, place, bounds);
    if (next) {
      set(next);
      view.reveal(next.row, next.column - tracks.frozen.length);
    } else if (event.key === 'Enter') enter();
    else return;
    event.preventDefault();
  };

  // A selection of text is copied as it is.
  const onCopy = (event: ClipboardEvent) => {
    const cell = document.getElementById(cellId(id, place));
    if (!cell || window.getSelection()?.isCollapsed === false) return;
    event.clipboardData.setData('text/plain', cell.textContent);
    event.preventDefault();
  };

  const scrolled = place.column - tracks.frozen.length;
  const inRows = place.row < 0 || (place.row >= view.rows.first && place.row <= view.rows.last);
  const inColumns = scrolled < 0 || (scrolled >= view.places.first && scrolled <= view.places.last);
  return { place, set, onKeyDown, onCopy, inSight: rows > 0 && inRows && inColumns };
}

/** DOM id of a cell, by which the grid says which one is active. */
export const cellId = (grid: string, { row, column }: CellPlace): string => `${grid}-${row}-${column}`;

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
