import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useRestoredScroll } from '../../ui/useRestoredScroll.ts';
import { useVirtual } from '../../ui/useVirtual.ts';

/** Up to this many analyses the whole grid is in the document. */
const maxWholeGrid = 80;

/** Size of a cell with the line next to it, in pixels: see PairGrid.module.css. */
const cellWidth = 165;
export const cellHeight = 81;

/** Rows or columns of a grid that are in the document, and the room before and after them in pixels. */
export interface GridWindow {
  readonly first: number;
  readonly last: number;
  readonly before: number;
  readonly after: number;
}

/** The rows and columns of a square grid to draw: all of a small one, those in sight of a large one. */
export function usePairWindow(count: number) {
  const element = useRef<HTMLDivElement>(null);
  const restore = useRestoredScroll<HTMLDivElement>('pairs');
  const frame = useCallback(
    (node: HTMLDivElement | null) => {
      element.current = node;
      return restore(node);
    },
    [restore],
  );
  const isWindow = count > maxWholeGrid;
  const common = { count, getScrollElement: () => element.current, enabled: isWindow, overscan: 4 };
  const rows = useVirtual({ ...common, estimateSize: () => cellHeight });
  const columns = useVirtual({ ...common, estimateSize: () => cellWidth, horizontal: true });
  const rowWindow = windowOf(rows.getVirtualItems(), { count, size: cellHeight, isWindow });
  const columnWindow = windowOf(columns.getVirtualItems(), { count, size: cellWidth, isWindow });
  return { frame, isWindow, rows: rowWindow, columns: useSame(columnWindow) };
}

/** The same object as long as a window does not change, so that rows need not be rendered again. */
function useSame({ first, last, before, after }: GridWindow): GridWindow {
  return useMemo(() => ({ first, last, before, after }), [first, last, before, after]);
}

interface Whole {
  readonly count: number;
  readonly size: number;
  readonly isWindow: boolean;
}

function windowOf(items: readonly { readonly index: number }[], { count, size, isWindow }: Whole): GridWindow {
  if (!isWindow) return { first: 0, last: count - 1, before: 0, after: 0 };
  const first = items.at(0)?.index ?? 0;
  const last = items.at(-1)?.index ?? -1;
  // A gap has a line of its own.
  return { first, last, before: first * size - 1, after: (count - 1 - last) * size - 1 };
}

/**
 * The number of rows of a grid that are built: one more in each animation frame until there are `count`, so that a large grid
 * does not stop the page. Rows that are built stay when the grid changes.
 */
export function useRowPerFrame(count: number): number {
  const [built, setBuilt] = useState(1);
  useEffect(() => {
    if (built >= count) return undefined;
    const frame = requestAnimationFrame(() => setBuilt(built + 1));
    return () => cancelAnimationFrame(frame);
  }, [built, count]);
  return Math.min(built, count);
}
