import type { NameMeaning } from '@trellis/core/views';
import { createContext, useContext, useRef, useState, type PointerEvent } from 'react';
import {
  dropTargetAt,
  positionTowards,
  type DropTarget,
  type MoveDirection,
  type PointerOnRow,
} from './nodeMoves.ts';
import {
  addNode,
  changeNode,
  duplicateNode,
  moveNode,
  nextId,
  removeNode,
  type NodeChange,
  type NodeKind,
  type NodePosition,
  type Nodes,
} from './nodes.ts';
import { useBuilder } from './useBuilder.ts';

/** What all rows of the builder share. */
interface BuilderRowsContext {
  readonly nodes: Nodes;
  readonly actions: NodeActions;
  readonly drag: RowDrag;
  /** The meanings of the names in the rows, as far as it is known. */
  readonly meanings: ReadonlyMap<string, NameMeaning>;
  /** Id of the node that was added last; its first field takes the focus. */
  readonly added: number | undefined;
}

export const BuilderContext = createContext<BuilderRowsContext | undefined>(undefined);

/** Throws outside of `BuilderContext`. */
export function useBuilderRows(): BuilderRowsContext {
  const context = useContext(BuilderContext);
  if (!context) throw new Error('a row of the builder needs a BuilderContext');
  return context;
}

/** What can be done with a node, by its id. */
interface NodeActions {
  readonly change: (id: number, change: NodeChange) => void;
  readonly add: (kind: NodeKind, position: NodePosition) => void;
  readonly duplicate: (id: number) => void;
  readonly remove: (id: number) => void;
  readonly move: (id: number, direction: MoveDirection) => void;
}

/** The actions on the nodes of the builder; `status` describes the last move for screen readers. */
export function useNodeActions() {
  const change = useBuilder((builder) => builder.change);
  const [status, setStatus] = useState('');
  const [added, setAdded] = useState<number>();
  // As they are when something is done, which can be before a change is drawn.
  const nodesNow = (): Nodes => useBuilder.getState().nodes;
  const applyMove = (next: Nodes) => {
    setStatus(next === nodesNow() ? 'It cannot go there.' : 'Moved.');
    change(next);
  };
  const actions: NodeActions = {
    add: (kind, position) => {
      setAdded(nextId(nodesNow()));
      change(addNode(nodesNow(), kind, position));
    },
    change: (id, next) => change(changeNode(nodesNow(), id, next), `${id} ${Object.keys(next).join(' ')}`),
    duplicate: (id) => change(duplicateNode(nodesNow(), id)),
    remove: (id) => change(removeNode(nodesNow(), id)),
    move: (id, direction) => {
      const nodes = nodesNow();
      const position = positionTowards(nodes, id, direction);
      applyMove(position ? moveNode(nodes, id, position) : nodes);
      requestAnimationFrame(() => document.querySelector<HTMLElement>(`[data-handle="${id}"]`)?.focus());
    },
  };
  return { actions, applyMove, status, added };
}

/** Dragging of rows with a mouse, pen or finger. */
interface RowDrag {
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
