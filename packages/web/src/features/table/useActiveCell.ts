import { useState, type ClipboardEvent, type KeyboardEvent } from 'react';
import type { TableOrder } from '../../api/table.ts';
import { nextSort } from '../../ui/sort.ts';
import { drawnColumns, firstOrder, idColumn, trackAt, type Tracks } from './columns.ts';
import { cellId } from './cellId.ts';
import { moveTo, type CellPlace } from './keyboard.ts';
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
