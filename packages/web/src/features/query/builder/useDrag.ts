import { useRef, useState, type PointerEvent } from 'react';
import { dropOn, type Drop } from './moves.ts';
import { moveNode, type Nodes } from './nodes.ts';

/** Dragging of rows by mouse, pen or finger. */
export interface Drag {
  readonly dragged: number | undefined;
  readonly drop: Drop | undefined;
  /** For the handle of a row. */
  readonly handle: (id: number) => {
    onPointerDown: (event: PointerEvent<HTMLElement>) => void;
    onPointerMove: (event: PointerEvent<HTMLElement>) => void;
    onPointerUp: () => void;
    onPointerCancel: () => void;
  };
}

/** Follows the pointer from the handle of a row to the row that it is let go on. */
export function useDrag(nodes: Nodes, onMove: (nodes: Nodes) => void): Drag {
  const [dragged, setDragged] = useState<number>();
  const [drop, setDrop] = useState<Drop>();
  const latest = useRef<Drop>(undefined);
  const show = (next: Drop | undefined) => {
    latest.current = next;
    setDrop(next);
  };
  const stop = () => {
    setDragged(undefined);
    show(undefined);
  };
  return {
    dragged,
    drop,
    handle: (id) => ({
      onPointerDown: (event) => {
        if (event.button !== 0) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        setDragged(id);
      },
      onPointerMove: (event) => {
        if (dragged !== id) return;
        const on = rowAt(event.clientX, event.clientY);
        show(on && dropOn(nodes, id, on));
      },
      onPointerUp: () => {
        if (dragged === id && latest.current) onMove(moveNode(nodes, id, latest.current.place));
        stop();
      },
      onPointerCancel: stop,
    }),
  };
}

/** The row under a point, and how far down it the point is. */
function rowAt(x: number, y: number): { row: number; fraction: number } | undefined {
  const row = document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-row]');
  if (!row) return undefined;
  const { top, height } = row.getBoundingClientRect();
  return { row: Number(row.dataset['row']), fraction: (y - top) / height };
}
