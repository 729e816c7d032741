import { canHold, isFilter, isWithin, nodeOf, placeAfter, placeFirst, siblingsOf } from './nodes.ts';
import type { BuilderNode, Nodes, Place } from './nodes.ts';

/** Where a dragged node would go, and the row at which that is shown. */
export interface Drop {
  readonly place: Place;
  readonly row: number;
  readonly where: 'before' | 'after' | 'into';
}

/** The upper part of the row of a group; a node dropped there goes before it, below that into it. */
const upperPart = 0.3;

/**
 * Where a node goes that is dropped on a row; `fraction` is how far down the row the pointer is, from 0 to 1. Undefined
 * when nothing there can take it, and for any row of its own subtree.
 */
export function dropOn(nodes: Nodes, dragged: number, on: { row: number; fraction: number }): Drop | undefined {
  const node = nodeOf(nodes, dragged);
  const target = nodeOf(nodes, on.row);
  if (!node || !target || isWithin(nodes, on.row, dragged)) return undefined;
  const { id } = target;
  if (isFilter(node.kind) && !isFilter(target.kind)) return { place: { parent: id }, row: id, where: 'into' };
  if (!isFilter(node.kind) && isFilter(target.kind)) return dropOnHolder(nodes, dragged, target);
  if (canHold(target.kind, node.kind)) {
    if (on.fraction < upperPart) return dropBefore(target);
    return { place: placeFirst(nodes, id, node.kind), row: id, where: 'into' };
  }
  return on.fraction < 0.5 ? dropBefore(target) : { place: placeAfter(nodes, target), row: id, where: 'after' };
}

const dropBefore = ({ id, parent }: BuilderNode): Drop => ({
  place: { parent, before: id },
  row: id,
  where: 'before',
});

/** A TF or group that is over a filter goes to what the filter belongs to. */
function dropOnHolder(nodes: Nodes, dragged: number, { parent }: BuilderNode): Drop | undefined {
  return parent === undefined ? undefined : dropOn(nodes, dragged, { row: parent, fraction: 1 });
}

export type Step = 'up' | 'down' | 'in' | 'out';

/** Where one step of the keyboard takes a node: past a sibling, into the one before it, or out of its holder. */
export function placeOfStep(nodes: Nodes, id: number, step: Step): Place | undefined {
  const node = nodeOf(nodes, id);
  if (!node) return undefined;
  const siblings = siblingsOf(nodes, node);
  const at = siblings.indexOf(node);
  const previous = at > 0 ? siblings[at - 1] : undefined;
  const next = siblings.at(at + 1);
  switch (step) {
    case 'up':
      return previous && { parent: node.parent, before: previous.id };
    case 'down':
      return next && placeAfter(nodes, next);
    case 'in':
      return previous && canHold(previous.kind, node.kind) ? { parent: previous.id } : undefined;
    case 'out':
      return placeOut(nodes, node);
    default:
      return step satisfies never;
  }
}

/** Behind the holder; a filter whose holder's holder is a group becomes the last filter of that. */
function placeOut(nodes: Nodes, node: BuilderNode): Place | undefined {
  const holder = nodeOf(nodes, node.parent);
  if (!holder || !canHold(nodeOf(nodes, holder.parent)?.kind, node.kind)) return undefined;
  return isFilter(node.kind) === isFilter(holder.kind) ? placeAfter(nodes, holder) : { parent: holder.parent };
}
