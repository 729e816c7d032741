import { childrenOf, findNode, isWithin, type BuilderNode, type Nodes } from './nodes.ts';

/** A visible row of the builder. */
export interface NodeRow {
  readonly node: BuilderNode;
  readonly depth: number;
  /** Whether it is the first of its siblings; its operator is not used. */
  readonly isFirst: boolean;
}

/** The rows from top to bottom: each node, then its filters, then its other children. */
export function rowsOf(nodes: Nodes, parent?: number, depth = 0): NodeRow[] {
  return [true, false].flatMap((filters) =>
    childrenOf(nodes, parent, filters).flatMap((node, i) => [
      { node, depth, isFirst: i === 0 },
      ...rowsOf(nodes, node.id, depth + 1),
    ]),
  );
}

/** Names of the TFs that a filter applies to: the TF that contains it, or all TFs of the group that does. */
export function tfsFilteredBy(nodes: Nodes, { parent }: BuilderNode): string[] {
  const holder = findNode(nodes, parent);
  if (holder?.kind === 'filterGroup') return tfsFilteredBy(nodes, holder);
  const names = nodes.flatMap((node) =>
    node.kind === 'tf' && holder && isWithin(nodes, node.id, holder.id) ? [node.name.trim()] : [],
  );
  return [...new Set(names.filter((name) => name !== ''))];
}

/** The names in the rows. */
export const namesOf = (nodes: Nodes): string[] =>
  nodes.flatMap((node) => (node.kind === 'tf' && node.name.trim() !== '' ? [node.name.trim()] : []));
