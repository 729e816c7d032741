import { useState, type KeyboardEvent } from 'react';
import type { TableOrder } from '../../api/table.ts';
import { nextSort } from '../../ui/sort.ts';
import { idColumn, type Tracks } from './columns.ts';
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

/** The cell that the keyboard is on. Column 0 is the gene id, column n the n-th of the others. */
export function useActiveCell({ id, rows, tracks, view, sort, onSort }: Options) {
  const [wanted, set] = useState<CellPlace>({ row: 0, column: 0 });
  const place = { row: Math.min(wanted.row, rows - 1), column: Math.min(wanted.column, tracks.list.length) };

  const enter = () => {
    if (place.row < 0) onSort(nextSort(sort, tracks.list[place.column - 1]?.column ?? idColumn, 'desc'));
    else document.getElementById(cellId(id, place))?.querySelector('a')?.click();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.target !== event.currentTarget) return;
    const bounds = { rows, columns: tracks.list.length + 1, page: view.page };
    const next = moveTo(event.key, event.ctrlKey || event.metaKey, place, bounds);
    if (next) {
      set(next);
      view.reveal(next.row, next.column - 1);
    } else if (event.key === 'Enter') enter();
    else return;
    event.preventDefault();
  };

  const column = tracks.list[place.column - 1]?.column;
  const inRows = place.row < 0 || (place.row >= view.rows.first && place.row <= view.rows.last);
  const inColumns = column === undefined || (column >= view.columns.first && column <= view.columns.last);
  return { place, set, onKeyDown, inSight: rows > 0 && inRows && inColumns };
}
