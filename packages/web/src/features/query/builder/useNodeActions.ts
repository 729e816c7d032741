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
  const { nodes, change } = useBuilder();
  const [status, setStatus] = useState('');
  const [added, setAdded] = useState<number>();
  const applyMove = (next: Nodes) => {
    setStatus(next === nodes ? 'It cannot go there.' : 'Moved.');
    change(next);
  };
  const actions: NodeActions = {
    add: (kind, position) => {
      setAdded(nextId(nodes));
      change(addNode(nodes, kind, position));
    },
    change: (id, next) => change(changeNode(nodes, id, next), `${id} ${Object.keys(next).join(' ')}`),
    duplicate: (id) => change(duplicateNode(nodes, id)),
    remove: (id) => change(removeNode(nodes, id)),
    move: (id, direction) => {
      const position = positionTowards(nodes, id, direction);
      applyMove(position ? moveNode(nodes, id, position) : nodes);
      requestAnimationFrame(() => document.querySelector<HTMLElement>(`[data-handle="${id}"]`)?.focus());
    },
  };
  return { actions, applyMove, status, added };
}
