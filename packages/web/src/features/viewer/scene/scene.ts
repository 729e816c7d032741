import type { NetworkElements } from '@trellis/contract';
import { edgeStyle, nodeStyles, type NetworkEdgeKind } from '@trellis/core';

/** What an edge stands for, as the legend tells it. */
export type SceneEdgeKind = NetworkEdgeKind | 'UPLOADED';
export type EdgeArrow = 'triangle' | 'tee' | 'none';

/** A gene of the network where it is drawn. */
export interface SceneNode {
  readonly id: string;
  /** Symbol; '' for none. */
  readonly name: string;
  /** Gene type as annotated; `user` for a node that an upload has made. */
  readonly type: string;
  readonly role: 'tf' | 'target' | 'user';
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly shape: string;
  readonly color: string;
  /** Whether its label is always shown. */
  readonly label: boolean;
}

/** An edge between two nodes, given by their places in the scene. */
export interface SceneEdge {
  readonly id: string;
  readonly source: number;
  readonly target: number;
  readonly name: string;
  readonly kind: SceneEdgeKind;
  readonly color: string;
  readonly arrow: EdgeArrow;
  /** How many analyses agree, from 1; undefined where that has no meaning. */
  readonly weight: number | undefined;
}

/** A network as it is drawn: everything else (search, filters, exports, both drawings) is computed from it. */
export interface NetworkScene {
  readonly nodes: readonly SceneNode[];
  readonly edges: readonly SceneEdge[];
  /** Place of each node, by its id in lower case. */
  readonly places: ReadonlyMap<string, number>;
  /** Edges at each node: `list[start[n]]` up to `list[start[n + 1]]`. */
  readonly incident: Incidence;
  /** Number of TFs with an edge to each node. */
  readonly tfCounts: Uint16Array;
}

export interface Incidence {
  readonly start: Uint32Array;
  readonly list: Uint32Array;
}

export const geneKey = (id: string): string => id.toLowerCase();

/** Builds the scene of what the server sent. Edges without both ends are left out. */
export function buildScene(elements: NetworkElements): NetworkScene {
  const nodes: SceneNode[] = [];
  const places = new Map<string, number>();
  for (const element of elements) {
    if (element.group !== 'nodes' || places.has(geneKey(element.data.id))) continue;
    const { id, name, type, size, showLabel, shape, color } = element.data;
    places.set(geneKey(id), nodes.length);
    const role = showLabel ? 'tf' : 'target';
    nodes.push({ id, name, type, role, ...element.position, size, shape, color, label: showLabel });
  }
  const edges: SceneEdge[] = [];
  for (const element of elements) {
    if (element.group !== 'edges') continue;
    const { id, name, color, shape, weight } = element.data;
    const [source, target] = [places.get(geneKey(element.data.source)), places.get(geneKey(element.data.target))];
    if (source === undefined || target === undefined) continue;
    edges.push({ id, source, target, name, kind: edgeKindOf(name, color), color, arrow: arrowOf(shape), weight });
  }
  return indexScene(nodes, edges, places);
}

/** Completes a scene with what is looked up in it often. Cost: two passes over the edges. */
export function indexScene(
  nodes: readonly SceneNode[],
  edges: readonly SceneEdge[],
  places: ReadonlyMap<string, number>,
): NetworkScene {
  return { nodes, edges, places, incident: incidenceOf(nodes.length, edges), tfCounts: countTfs(nodes, edges) };
}

/** The kind of an edge, which the server says by its color and, for expression, in its name. */
export function edgeKindOf(name: string, color: string): NetworkEdgeKind {
  if (color === edgeStyle({ kind: 'ADDITIONAL', directed: true }).color) return 'ADDITIONAL';
  if (color === edgeStyle({ kind: 'PREDICTED', directed: true }).color) return 'PREDICTED';
  const suffix = /:(INDUCED|REPRESSED|EXPRESSION)$/.exec(name)?.[1];
  return (suffix as NetworkEdgeKind | undefined) ?? 'BOUND';
}

const arrowOf = (shape: string): EdgeArrow => (shape === 'tee' || shape === 'none' ? shape : 'triangle');

function incidenceOf(size: number, edges: readonly SceneEdge[]): Incidence {
  const start = new Uint32Array(size + 1);
  for (const { source, target } of edges) {
    start[source + 1]++;
    if (target !== source) start[target + 1]++;
  }
  for (let i = 0; i < size; i++) start[i + 1] += start[i];
  const next = start.slice(0, size);
  const list = new Uint32Array(start[size]);
  edges.forEach(({ source, target }, i) => {
    list[next[source]++] = i;
    if (target !== source) list[next[target]++] = i;
  });
  return { start, list };
}

/** Edges of one source stand together, so remembering the last source of a target counts almost all; a set does the rest. */
function countTfs(nodes: readonly SceneNode[], edges: readonly SceneEdge[]): Uint16Array {
  const counts = new Uint16Array(nodes.length);
  const seen = new Set<number>();
  for (const { source, target } of edges) {
    const pair = source * nodes.length + target;
    if (nodes[source].role !== 'tf' || seen.has(pair)) continue;
    seen.add(pair);
    counts[target]++;
  }
  return counts;
}

/** Edges that start or end at a node. */
export function edgesAt({ incident: { start, list } }: NetworkScene, node: number): Uint32Array {
  return list.subarray(start[node], start[node + 1]);
}

/** `AT4G24020 (NLP7)`: the id with the symbol, if there is one. */
export const geneLabel = ({ id, name }: Pick<SceneNode, 'id' | 'name'>): string => (name ? `${id} (${name})` : id);

/** Number of nodes by what they are. */
export function countRoles({ nodes }: NetworkScene) {
  const counts = { tf: 0, target: 0, user: 0 };
  for (const { role } of nodes) counts[role]++;
  return counts;
}

/** Whether the scene has but one TF. */
export const hasOneTf = (scene: NetworkScene): boolean => countRoles(scene).tf === 1;

/** Different edge names, sorted. */
export const edgeNames = ({ edges }: NetworkScene): string[] =>
  [...new Set(edges.map(({ name }) => name))].sort((a, b) => a.localeCompare(b, 'en'));

/** Look of a node that an upload has made. */
export const uploadedNode = {
  type: 'user',
  size: 20,
  shape: 'round-rectangle',
  color: nodeStyles.target.color,
} as const;

/** The scene with nodes moved, by id. */
export function moveNodes(
  scene: NetworkScene,
  moved: ReadonlyMap<string, { readonly x: number; readonly y: number }>,
): NetworkScene {
  if (moved.size === 0) return scene;
  return { ...scene, nodes: scene.nodes.map((node) => ({ ...node, ...moved.get(node.id) })) };
}
