import type { VirtualItem } from '@tanstack/react-virtual';
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { RequestRef } from '../../api/requestRef.ts';
import type { TableOrder } from '../../api/table.ts';
import { useVirtual } from '../../ui/useVirtual.ts';
import { geneColumn, type Tracks } from './columns.ts';
import { headerRows } from './headerSpans.ts';
import { freshTable, useTableStates } from './state.ts';
import type { Range } from './tiles.ts';

export const rowHeight = 24;
export const headHeight = headerRows * rowHeight;

/** Rows and columns drawn beyond the edge, so that a slow scroll never shows one too late. */
const spareRows = 8;
const spareColumns = 3;

export interface GridWindow {
  readonly attach: (element: HTMLDivElement | null) => void;
  readonly rows: Range;
  /** First and last column in sight, as indices of the table. */
  readonly columns: Range;
  readonly items: readonly VirtualItem[];
  readonly page: number;
  /** Scrolls a cell into sight: row -1 is the header, place -1 the gene id. */
  readonly reveal: (row: number, place: number) => void;
}

interface Options {
  readonly request: RequestRef;
  readonly rows: number;
  readonly tracks: Tracks;
  readonly order: TableOrder;
}

/** Which part of the grid is in sight. Scroll is kept when the tab is left, and goes to the top with a new order. */
export function useGridWindow({ request, rows, tracks, order }: Options): GridWindow {
  const [element, setElement] = useState<HTMLDivElement | null>(null);
  const [start] = useState(() => useTableStates.getState().tables[request.id] ?? freshTable);
  const scroller = useCallback(() => element, [element]);
  const down = useVirtual({
    count: rows,
    getScrollElement: scroller,
    estimateSize: () => rowHeight,
    paddingStart: headHeight,
    scrollPaddingStart: headHeight,
    overscan: spareRows,
    initialOffset: start.top,
  });
  const across = useVirtual({
    horizontal: true,
    count: tracks.list.length,
    getScrollElement: scroller,
    estimateSize: (place) => tracks.list[place].width,
    paddingStart: tracks.frozen,
    scrollPaddingStart: tracks.frozen,
    overscan: spareColumns,
    initialOffset: start.left,
  });
  useEffect(() => across.measure(), [across, tracks]);
  useKeptScroll(element, request.id);
  useTopOnChange(element, order);

  const items = down.getVirtualItems();
  const places = across.getVirtualItems();
  return {
    attach: setElement,
    rows: { first: items.at(0)?.index ?? 0, last: items.at(-1)?.index ?? 0 },
    columns: {
      first: tracks.list[places.at(0)?.index ?? 0]?.column ?? geneColumn,
      last: tracks.list[places.at(-1)?.index ?? 0]?.column ?? geneColumn,
    },
    items,
    page: Math.max(1, Math.floor(((element?.clientHeight ?? 0) - headHeight) / rowHeight) - 1),
    reveal: (row, place) => {
      if (row >= 0) down.scrollToIndex(row, { align: 'auto' });
      if (place >= 0) across.scrollToIndex(place, { align: 'auto' });
    },
  };
}

function useKeptScroll(element: HTMLElement | null, request: string): void {
  useLayoutEffect(() => {
    if (!element) return;
    let [top, left] = [element.scrollTop, element.scrollLeft];
    const note = () => ([top, left] = [element.scrollTop, element.scrollLeft]);
    element.addEventListener('scroll', note, { passive: true });
    return () => {
      element.removeEventListener('scroll', note);
      useTableStates.getState().change(request, { top, left });
    };
  }, [element, request]);
}

function useTopOnChange(element: HTMLElement | null, order: TableOrder): void {
  const last = useRef(order);
  useEffect(() => {
    if (last.current === order) return;
    last.current = order;
    element?.scrollTo({ top: 0 });
  }, [element, order]);
}
