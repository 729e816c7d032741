import { canContain, findNode, firstPosition, isFilter, isWithin, positionAfter, siblingsOf } from './nodes.ts';
import type { BuilderNode, NodePosition, Nodes } from './nodes.ts';

/** The target of a drag: where the node would go, and the row that shows it. */
export interface DropTarget {
  readonly position: NodePosition;
  readonly row: number;
  readonly where: 'before' | 'after' | 'into';
}

/** The pointer over a row; `fraction` is its distance from the row's top, from 0 to 1. */
export interface PointerOnRow {
  readonly row: number;
  readonly fraction: number;
}

/** Fraction of a group's row, from its top, in which a dropped node goes before the group instead of into it. */
const beforeFraction = 0.3;

/** Where a dragged node goes when it is dropped; undefined when it is not allowed there or within its own descendants. */
export function dropTargetAt(nodes: Nodes, dragged: number, pointer: PointerOnRow): DropTarget | undefined {
  const node = findNode(nodes, dragged);
  const target = findNode(nodes, pointer.row);
  if (!node || !target || isWithin(nodes, pointer.row, dragged)) return undefined;
  const { id } = target;
  if (isFilter(node.kind) && !isFilter(target.kind)) return { position: { parent: id }, row: id, where: 'into' };
  if (!isFilter(node.kind) && isFilter(target.kind)) return dropOnHolder(nodes, dragged, target);
  if (canContain(target.kind, node.kind)) {
    if (pointer.fraction < beforeFraction) return dropBefore(target);
    return { position: firstPosition(nodes, id, node.kind), row: id, where: 'into' };
  }
  if (pointer.fraction < 0.5) return dropBefore(target);
  return { position: positionAfter(nodes, target), row: id, where: 'after' };
}

const dropBefore = ({ id, parent }: BuilderNode): DropTarget => ({
  position: { parent, before: id },
  row: id,
  where: 'before',
});

/** A TF or group over a filter is dropped on the node that the filter belongs to. */
function dropOnHolder(nodes: Nodes, dragged: number, { parent }: BuilderNode): DropTarget | undefined {
  return parent === undefined ? undefined : dropTargetAt(nodes, dragged, { row: parent, fraction: 1 });
}

/** A move by keyboard: past a sibling, into the sibling before, or out of the parent. */
export type MoveDirection = 'up' | 'down' | 'in' | 'out';

/** The position one move away; undefined when the node cannot move that way. */
export function positionTowards(nodes: Nodes, id: number, direction: MoveDirection): NodePosition | undefined {
  const node = findNode(nodes, id);
  if (!node) return undefined;
  const siblings = siblingsOf(nodes, node);
  const index = siblings.indexOf(node);
  const previous = index > 0 ? siblings[index - 1] : undefined;
  const next = siblings.at(index + 1);
  switch (direction) {
    case 'up':
      return previous && { parent: node.parent, before: previous.id };
    case 'down':
      return next && positionAfter(nodes, next);
    case 'in':
      return previous && canContain(previous.kind, node.kind) ? { parent: previous.id } : undefined;
    case 'out':
      return positionOut(nodes, node);
    default:
      return direction satisfies never;
  }
}

/** After the parent; a filter of a member of a group becomes the last filter of the group. */
function positionOut(nodes: Nodes, node: BuilderNode): NodePosition | undefined {
  const parent = findNode(nodes, node.parent);
  if (!parent || !canContain(findNode(nodes, parent.parent)?.kind, node.kind)) return undefined;
  return isFilter(node.kind) === isFilter(parent.kind) ? positionAfter(nodes, parent) : { parent: parent.parent };
}
