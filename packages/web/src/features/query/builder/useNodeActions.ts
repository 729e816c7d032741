import { useState } from 'react';
import { positionTowards, type MoveDirection } from './nodeMoves.ts';
import { addNode, changeNode, duplicateNode, moveNode, nextId, removeNode } from './nodes.ts';
import type { NodeChange, NodeKind, NodePosition, Nodes } from './nodes.ts';
import { useBuilder } from './useBuilder.ts';

/** What can be done with a node, by its id. */
export interface NodeActions {
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
