import type { Comparator, Operator } from '@trellis/core';

interface Base {
  readonly id: number;
  /** The node that holds this one; undefined at the top. */
  readonly parent: number | undefined;
  /** Joins the node to the sibling before it; without meaning on a first sibling. */
  readonly operator: Operator;
  readonly not: boolean;
}

export type BuilderNode = Base & Content;

/** What a row of the builder says. */
export type Content =
  | { readonly kind: 'tf'; readonly name: string }
  | { readonly kind: 'group' }
  | { readonly kind: 'filter'; readonly key: string; readonly comparator: Comparator; readonly value: string }
  | { readonly kind: 'filterGroup' };

export type NodeKind = Content['kind'];

/** The tree as a list: the children of a node are those that name it as parent, in the order of the list. */
export type Nodes = readonly BuilderNode[];

/** Where a node goes: under a parent, before one of its children, or last. */
export interface Place {
  readonly parent: number | undefined;
  readonly before?: number;
}

export const isFilter = (kind: NodeKind): boolean => kind === 'filter' || kind === 'filterGroup';

/** Whether a node (undefined: the top) may hold a node of a kind. */
export function canHold(parent: NodeKind | undefined, kind: NodeKind): boolean {
  switch (parent) {
    case 'group':
      return true;
    case 'tf':
    case 'filterGroup':
      return isFilter(kind);
    case 'filter':
      return false;
    case undefined:
      return !isFilter(kind);
    default:
      return parent satisfies never;
  }
}

export const nodeOf = (nodes: Nodes, id: number | undefined): BuilderNode | undefined =>
  nodes.find((node) => node.id === id);

/** Filters of a node, or its TFs and groups, in order. */
export const childrenOf = (nodes: Nodes, parent: number | undefined, filters: boolean): Nodes =>
  nodes.filter((node) => node.parent === parent && isFilter(node.kind) === filters);

/** The nodes that a node stands among, itself included. */
export const siblingsOf = (nodes: Nodes, { parent, kind }: BuilderNode): Nodes =>
  childrenOf(nodes, parent, isFilter(kind));

/** Whether a node is another one or stands somewhere below it. */
export function isWithin(nodes: Nodes, id: number | undefined, above: number): boolean {
  for (let at = nodeOf(nodes, id); at; at = nodeOf(nodes, at.parent)) if (at.id === above) return true;
  return false;
}

/** The place behind a node. */
export function placeAfter(nodes: Nodes, node: BuilderNode): Place {
  const siblings = siblingsOf(nodes, node);
  return { parent: node.parent, before: siblings.at(siblings.indexOf(node) + 1)?.id };
}

/** The first place for a kind of node under a parent. */
export const placeFirst = (nodes: Nodes, parent: number | undefined, kind: NodeKind): Place => ({
  parent,
  before: childrenOf(nodes, parent, isFilter(kind)).at(0)?.id,
});

export const nextId = (nodes: Nodes): number => nodes.reduce((most, { id }) => Math.max(most, id), 0) + 1;

const contents: Readonly<Record<NodeKind, Content>> = {
  tf: { kind: 'tf', name: '' },
  group: { kind: 'group' },
  filter: { kind: 'filter', key: '', comparator: '=', value: '' },
  filterGroup: { kind: 'filterGroup' },
};

/** Adds an empty node; its id is `nextId` of the nodes before. */
export function addNode(nodes: Nodes, kind: NodeKind, place: Place): Nodes {
  const node: BuilderNode = {
    ...contents[kind],
    id: nextId(nodes),
    parent: place.parent,
    operator: 'or',
    not: false,
  };
  return insert(nodes, node, place.before);
}

function insert(nodes: Nodes, node: BuilderNode, before: number | undefined): Nodes {
  const at = nodes.findIndex(({ id }) => id === before);
  return at < 0 ? [...nodes, node] : [...nodes.slice(0, at), node, ...nodes.slice(at)];
}

/** Removes a node with everything below it. */
export const removeNode = (nodes: Nodes, id: number): Nodes => nodes.filter((node) => !isWithin(nodes, node.id, id));

/** Changes the operator, the negation or the content of a node. */
export const changeNode = (nodes: Nodes, id: number, change: NodeChange): Nodes =>
  nodes.map((node) => (node.id === id ? ({ ...node, ...change } as BuilderNode) : node));

export interface NodeChange {
  readonly operator?: Operator;
  readonly not?: boolean;
  readonly name?: string;
  readonly key?: string;
  readonly comparator?: Comparator;
  readonly value?: string;
}

/** Copies a node with everything below it; the copy has new ids and stands behind it. */
export function duplicateNode(nodes: Nodes, id: number): Nodes {
  const node = nodeOf(nodes, id);
  if (!node) return nodes;
  const copied = nodes.filter((one) => isWithin(nodes, one.id, id));
  const first = nextId(nodes);
  const ids = new Map(copied.map((one, i) => [one.id, first + i]));
  const copyOf = (one: BuilderNode): BuilderNode => ({
    ...one,
    id: ids.get(one.id) ?? one.id,
    parent: one.id === id ? one.parent : ids.get(one.parent ?? 0),
  });
  const below = copied.filter((one) => one.id !== id).map(copyOf);
  return [...insert(nodes, copyOf(node), placeAfter(nodes, node).before), ...below];
}

/**
 * Moves a node with everything below it. Nothing changes when the place cannot hold it or is within it. Where another
 * sibling comes first, the two exchange their operators: that of a first sibling is not seen, and what joined the rest
 * goes on joining it.
 */
export function moveNode(nodes: Nodes, id: number, { parent, before }: Place): Nodes {
  const node = nodeOf(nodes, id);
  if (!node || before === id || isWithin(nodes, parent, id)) return nodes;
  if (!canHold(nodeOf(nodes, parent)?.kind, node.kind)) return nodes;
  const others = nodes.filter((one) => one !== node);
  const moved = insert(others, { ...node, parent }, before);
  const [was] = childrenOf(nodes, parent, isFilter(node.kind));
  const [is] = childrenOf(moved, parent, isFilter(node.kind));
  if (was === undefined || was.id === is.id) return moved;
  return changeNode(changeNode(moved, is.id, { operator: was.operator }), was.id, { operator: is.operator });
}

/** A row of the builder: each node, then its filters, then what it groups. */
export interface Row {
  readonly node: BuilderNode;
  readonly depth: number;
  /** Whether it is the first of its siblings, which nothing joins to another. */
  readonly first: boolean;
}

/** The rows from top to bottom. */
export function rowsOf(nodes: Nodes, parent?: number, depth = 0): Row[] {
  return [true, false].flatMap((filters) =>
    childrenOf(nodes, parent, filters).flatMap((node, i) => [
      { node, depth, first: i === 0 },
      ...rowsOf(nodes, node.id, depth + 1),
    ]),
  );
}

/** Names of the TFs that a filter is about: the TF that holds it, or all of the group that does. */
export function tfsAround(nodes: Nodes, { parent }: BuilderNode): string[] {
  const holder = nodeOf(nodes, parent);
  if (holder?.kind === 'filterGroup') return tfsAround(nodes, holder);
  const names = nodes.flatMap((node) =>
    node.kind === 'tf' && holder && isWithin(nodes, node.id, holder.id) ? [node.name.trim()] : [],
  );
  return [...new Set(names.filter((name) => name !== ''))];
}
