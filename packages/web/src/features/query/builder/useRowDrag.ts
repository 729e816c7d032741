import { useRef, useState, type PointerEvent } from 'react';
import { dropTargetAt, type DropTarget, type PointerOnRow } from './nodeMoves.ts';
import { moveNode, type Nodes } from './nodes.ts';

/** Dragging of rows with a mouse, pen or finger. */
export interface RowDrag {
  /** Id of the dragged node. */
  readonly dragged: number | undefined;
  readonly target: DropTarget | undefined;
  /** Event handlers for the handle of a row. */
  readonly handleProps: (id: number) => {
    onPointerDown: (event: PointerEvent<HTMLElement>) => void;
    onPointerMove: (event: PointerEvent<HTMLElement>) => void;
    onPointerUp: () => void;
    onPointerCancel: () => void;
  };
}

/** Tracks a drag from the handle of a row; `onMove` receives the nodes after a drop. */
export function useRowDrag(nodes: Nodes, onMove: (nodes: Nodes) => void): RowDrag {
  const [dragged, setDragged] = useState<number>();
  const [target, setTarget] = useState<DropTarget>();
  const latestTarget = useRef<DropTarget>(undefined);
  const show = (next: DropTarget | undefined) => {
    latestTarget.current = next;
    setTarget(next);
  };
  const stop = () => {
    setDragged(undefined);
    show(undefined);
  };
  return {
    dragged,
    target,
    handleProps: (id) => ({
      onPointerDown: (event) => {
        if (event.button !== 0) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        setDragged(id);
      },
      onPointerMove: (event) => {
        if (dragged !== id) return;
        const pointer = pointerOnRow(event.clientX, event.clientY);
        show(pointer && dropTargetAt(nodes, id, pointer));
      },
      onPointerUp: () => {
        if (dragged === id && latestTarget.current) onMove(moveNode(nodes, id, latestTarget.current.position));
        stop();
      },
      onPointerCancel: stop,
    }),
  };
}

/** The row under a point of the window. */
function pointerOnRow(x: number, y: number): PointerOnRow | undefined {
  const row = document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-row]');
  if (!row) return undefined;
  const { top, height } = row.getBoundingClientRect();
  return { row: Number(row.dataset['row']), fraction: (y - top) / height };
}
