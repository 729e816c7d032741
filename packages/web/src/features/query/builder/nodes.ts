import type { Comparator, Operator } from '@trellis/core/query';

interface NodeBase {
  readonly id: number;
  /** Id of the node that contains this one; undefined at the top level. */
  readonly parent: number | undefined;
  /** Joins the node to the sibling before it; ignored on a first sibling. */
  readonly operator: Operator;
  readonly not: boolean;
}

export type BuilderNode = NodeBase & NodeContent;

export type NodeContent =
  | { readonly kind: 'tf'; readonly name: string }
  | { readonly kind: 'group' }
  | { readonly kind: 'filter'; readonly key: string; readonly comparator: Comparator; readonly value: string }
  | { readonly kind: 'filterGroup' };

export type NodeKind = NodeContent['kind'];

export const nodeKinds = ['tf', 'group', 'filter', 'filterGroup'] as const satisfies readonly NodeKind[];

/** The tree as a list: the children of a node have its id as `parent`, in the order of the list. */
export type Nodes = readonly BuilderNode[];

/** A position in the tree: the parent, and the child to insert before; without `before`, the last position. */
export interface NodePosition {
  readonly parent: number | undefined;
  readonly before?: number;
}

export const isFilter = (kind: NodeKind): boolean => kind === 'filter' || kind === 'filterGroup';

/** Whether a parent (undefined: the top level) can contain a node of a kind. */
export function canContain(parent: NodeKind | undefined, kind: NodeKind): boolean {
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

export const findNode = (nodes: Nodes, id: number | undefined): BuilderNode | undefined =>
  nodes.find((node) => node.id === id);

/** The filters of a node, or its TFs and groups, in order. */
export const childrenOf = (nodes: Nodes, parent: number | undefined, filters: boolean): Nodes =>
  nodes.filter((node) => node.parent === parent && isFilter(node.kind) === filters);

/** The siblings of a node, itself included. */
export const siblingsOf = (nodes: Nodes, { parent, kind }: BuilderNode): Nodes =>
  childrenOf(nodes, parent, isFilter(kind));

/** Whether a node is `ancestor` itself or one of its descendants. */
export function isWithin(nodes: Nodes, id: number | undefined, ancestor: number): boolean {
  for (let node = findNode(nodes, id); node; node = findNode(nodes, node.parent))
    if (node.id === ancestor) return true;
  return false;
}

/** The position after a node. */
export function positionAfter(nodes: Nodes, node: BuilderNode): NodePosition {
  const siblings = siblingsOf(nodes, node);
  return { parent: node.parent, before: siblings.at(siblings.indexOf(node) + 1)?.id };
}

/** The first position for a kind of node under a parent. */
export const firstPosition = (nodes: Nodes, parent: number | undefined, kind: NodeKind): NodePosition => ({
  parent,
  before: childrenOf(nodes, parent, isFilter(kind)).at(0)?.id,
});

export const nextId = (nodes: Nodes): number => nodes.reduce((max, { id }) => Math.max(max, id), 0) + 1;

const emptyContents: Readonly<Record<NodeKind, NodeContent>> = {
  tf: { kind: 'tf', name: '' },
  group: { kind: 'group' },
  filter: { kind: 'filter', key: '', comparator: '=', value: '' },
  filterGroup: { kind: 'filterGroup' },
};

/** Adds an empty node, with the operator of its siblings; its id is `nextId(nodes)`. */
export function addNode(nodes: Nodes, kind: NodeKind, { parent, before }: NodePosition): Nodes {
  const operator = commonOperator(childrenOf(nodes, parent, isFilter(kind))) ?? 'or';
  const node: BuilderNode = { ...emptyContents[kind], id: nextId(nodes), parent, operator, not: false };
  return joined(nodes, insert(nodes, node, before), node);
}

/** The operator between siblings; undefined when they have several, and for fewer than two. */
function commonOperator([, ...others]: Nodes): Operator | undefined {
  const different = new Set(others.map(({ operator }) => operator));
  return different.size === 1 ? others[0].operator : undefined;
}

/**
 * The nodes after a change of the siblings of a node. When another sibling has become the first, the old and the new first
 * one swap their operators: the operator of a first sibling is not shown, so the visible ones stay where they are.
 */
function joined(before: Nodes, after: Nodes, node: BuilderNode): Nodes {
  const [oldFirst] = siblingsOf(before, node);
  const [newFirst] = siblingsOf(after, node);
  if (oldFirst === undefined || oldFirst.id === newFirst.id) return after;
  const swapped = changeNode(after, newFirst.id, { operator: oldFirst.operator });
  return changeNode(swapped, oldFirst.id, { operator: newFirst.operator });
}

function insert(nodes: Nodes, node: BuilderNode, before: number | undefined): Nodes {
  const at = nodes.findIndex(({ id }) => id === before);
  return at < 0 ? [...nodes, node] : [...nodes.slice(0, at), node, ...nodes.slice(at)];
}

/** Removes a node and its descendants. */
export const removeNode = (nodes: Nodes, id: number): Nodes => nodes.filter((node) => !isWithin(nodes, node.id, id));

export interface NodeChange {
  readonly operator?: Operator;
  readonly not?: boolean;
  readonly name?: string;
  readonly key?: string;
  readonly comparator?: Comparator;
  readonly value?: string;
}

/** Changes a node; properties that its kind does not have are ignored. */
export const changeNode = (nodes: Nodes, id: number, change: NodeChange): Nodes =>
  nodes.map((node) => (node.id === id ? withChange(node, change) : node));

function withChange(node: BuilderNode, change: NodeChange): BuilderNode {
  const { operator = node.operator, not = node.not } = change;
  switch (node.kind) {
    case 'tf':
      return { ...node, operator, not, name: change.name ?? node.name };
    case 'filter': {
      const { key = node.key, comparator = node.comparator, value = node.value } = change;
      return { ...node, operator, not, key, comparator, value };
    }
    case 'group':
    case 'filterGroup':
      return { ...node, operator, not };
    default:
      return node satisfies never;
  }
}

/** Inserts a copy of a node and its descendants after it, with new ids. */
export function duplicateNode(nodes: Nodes, id: number): Nodes {
  const node = findNode(nodes, id);
  if (!node) return nodes;
  const copied = nodes.filter((one) => isWithin(nodes, one.id, id));
  const first = nextId(nodes);
  const ids = new Map(copied.map((one, i) => [one.id, first + i]));
  const copyOf = (one: BuilderNode): BuilderNode => ({
    ...one,
    id: ids.get(one.id) ?? one.id,
    parent: one.id === id ? one.parent : ids.get(one.parent ?? 0),
  });
  const descendants = copied.filter((one) => one.id !== id).map(copyOf);
  return [...insert(nodes, copyOf(node), positionAfter(nodes, node).before), ...descendants];
}

/**
 * Moves a node and its descendants; returns `nodes` itself when the position is not allowed or within the node. Among other
 * siblings it takes their operator; among its own, the visible operators stay where they are.
 */
export function moveNode(nodes: Nodes, id: number, { parent, before }: NodePosition): Nodes {
  const node = findNode(nodes, id);
  if (!node || before === id || isWithin(nodes, parent, id)) return nodes;
  if (!canContain(findNode(nodes, parent)?.kind, node.kind)) return nodes;
  const others = nodes.filter((one) => one !== node);
  const theirs = parent === node.parent ? undefined : commonOperator(childrenOf(nodes, parent, isFilter(node.kind)));
  const moved = { ...node, parent, operator: theirs ?? node.operator };
  return joined(nodes, insert(others, moved, before), moved);
}
