import { valueOf } from '@trellis/core';
import type { VirtualItem } from '@tanstack/react-virtual';
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { RequestRef } from '../../api/requestRef.ts';
import type { TableOrder } from '../../api/table.ts';
import { useVirtual } from '../../ui/useVirtual.ts';
import { idColumn, type Tracks } from './columns.ts';
import { headHeight } from './headerSpans.ts';
import { useTableStates } from './state.ts';
import type { Range } from './tiles.ts';

export const rowHeight = 24;

/** Rows and columns drawn beyond the edge, so that a slow scroll shows no gap. */
const spareRows = 8;
const spareColumns = 3;

export interface GridViewport {
  readonly attach: (element: HTMLDivElement | null) => void;
  readonly rows: Range;
  /** First and last column in sight, as indices of the table. */
  readonly columns: Range;
  /** The same, as places among the drawn columns that scroll. */
  readonly places: Range;
  readonly items: readonly VirtualItem[];
  /** Rows that Page Up and Page Down move. */
  readonly page: number;
  /** Scrolls to a cell: row -1 is the header, a negative place a frozen column. */
  readonly reveal: (row: number, place: number) => void;
}

interface Options {
  readonly request: RequestRef;
  readonly rows: number;
  readonly tracks: Tracks;
  readonly order: TableOrder;
}

/** The part of the grid in sight. The scroll position outlives the tab; a new order of the rows scrolls to the top. */
export function useGridWindow({ request, rows, tracks, order }: Options): GridViewport {
  const [element, setElement] = useState<HTMLDivElement | null>(null);
  const [start] = useState(() => valueOf(useTableStates.getState().positions, request.id) ?? { top: 0, left: 0 });
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
    paddingStart: tracks.frozenWidth,
    scrollPaddingStart: tracks.frozenWidth,
    overscan: spareColumns,
    initialOffset: start.left,
  });
  useEffect(() => across.measure(), [across, tracks]);
  useStoredScroll(element, request.id);
  useTopOnChange(element, order);

  const items = down.getVirtualItems();
  const drawn = across.getVirtualItems();
  const places = { first: drawn.at(0)?.index ?? 0, last: drawn.at(-1)?.index ?? 0 };
  return {
    attach: setElement,
    rows: { first: items.at(0)?.index ?? 0, last: items.at(-1)?.index ?? 0 },
    columns: {
      first: tracks.list[places.first]?.column ?? idColumn,
      last: tracks.list[places.last]?.column ?? idColumn,
    },
    places,
    items,
    page: Math.max(1, Math.floor(((element?.clientHeight ?? 0) - headHeight) / rowHeight) - 1),
    reveal: (row, place) => {
      if (row >= 0) down.scrollToIndex(row, { align: 'auto' });
      if (place >= 0) across.scrollToIndex(place, { align: 'auto' });
    },
  };
}

function useStoredScroll(element: HTMLElement | null, request: string): void {
  useLayoutEffect(() => {
    if (!element) return;
    let [top, left] = [element.scrollTop, element.scrollLeft];
    const note = () => ([top, left] = [element.scrollTop, element.scrollLeft]);
    element.addEventListener('scroll', note, { passive: true });
    return () => {
      element.removeEventListener('scroll', note);
      useTableStates.getState().leave(request, { top, left });
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
