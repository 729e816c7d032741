import { shownSymbol } from '@trellis/core/formats';
import type { NetworkElements } from '@trellis/contract';
import { edgeStyle, isDashedKind, nodeStyles, type NetworkEdgeKind } from '@trellis/core/views';

/** Kind of an edge in the legend. */
export type SceneEdgeKind = NetworkEdgeKind | 'UPLOADED';
export type EdgeArrow = 'triangle' | 'tee' | 'none';

/** A gene and its position. */
export interface SceneNode {
  readonly id: string;
  /** Symbol; empty when there is none. */
  readonly name: string;
  /** Annotated gene type; `user` for a node created by an upload. */
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

/** An edge; `source` and `target` are indices of nodes. */
export interface SceneEdge {
  readonly id: string;
  readonly source: number;
  readonly target: number;
  readonly name: string;
  readonly kind: SceneEdgeKind;
  readonly color: string;
  readonly arrow: EdgeArrow;
  readonly dashed: boolean;
  /** Number of analyses that agree, from 1; undefined when it does not apply. */
  readonly weight: number | undefined;
  /** The same by publications, whose analyses count once. */
  readonly evidence: number | undefined;
}

/** The network and its layout. Search, filters, files and both drawings are computed from it. */
export interface NetworkScene {
  readonly nodes: readonly SceneNode[];
  readonly edges: readonly SceneEdge[];
  /** Index of each node, by its lower-case id. */
  readonly indexById: ReadonlyMap<string, number>;
  /** Edges at each node n: `list[start[n]]` up to, but not including, `list[start[n + 1]]`. */
  readonly incident: Incidence;
  /** Number of TFs with an edge to each node. */
  readonly tfCounts: Uint16Array;
}

export interface Incidence {
  readonly start: Uint32Array;
  readonly list: Uint32Array;
}

export const geneKey = (id: string): string => id.toLowerCase();

/** Builds a scene from the elements that the server sends; skips edges with an unknown end. */
export function buildScene(elements: Readonly<NetworkElements>): NetworkScene {
  const nodes: SceneNode[] = [];
  const indexById = new Map<string, number>();
  for (const element of elements) {
    if (element.group !== 'nodes' || indexById.has(geneKey(element.data.id))) continue;
    const { id, name, type, size, showLabel, shape, color } = element.data;
    indexById.set(geneKey(id), nodes.length);
    const role = showLabel ? 'tf' : 'target';
    nodes.push({
      id,
      name: shownSymbol(name),
      type,
      role,
      ...element.position,
      size,
      shape,
      color,
      label: showLabel,
    });
  }
  const edges: SceneEdge[] = [];
  for (const element of elements) {
    if (element.group !== 'edges') continue;
    const { id, name, color, shape, weight, evidence = weight } = element.data;
    const [source, target] = [
      indexById.get(geneKey(element.data.source)),
      indexById.get(geneKey(element.data.target)),
    ];
    if (source === undefined || target === undefined) continue;
    const kind = sceneEdgeKind(name, color);
    const look = { color, arrow: arrowOf(shape), dashed: isDashedKind(kind) };
    edges.push({ id, source, target, name, kind, ...look, weight, evidence });
  }
  return indexScene(nodes, edges, indexById);
}

/** Adds the lookup tables of a scene. Cost: two passes over the edges. */
export function indexScene(
  nodes: readonly SceneNode[],
  edges: readonly SceneEdge[],
  indexById: ReadonlyMap<string, number>,
): NetworkScene {
  return { nodes, edges, indexById, incident: incidenceOf(nodes.length, edges), tfCounts: countTfs(nodes, edges) };
}

/** Reads the kind of an edge from its color and, for expression edges, from the end of its name. */
export function sceneEdgeKind(name: string, color: string): NetworkEdgeKind {
  if (color === edgeStyle({ kind: 'ADDITIONAL', directed: true }).color) return 'ADDITIONAL';
  if (color === edgeStyle({ kind: 'PREDICTED', directed: true }).color) return 'PREDICTED';
  return expressionKinds.find((kind) => name.endsWith(`:${kind}`)) ?? 'BOUND';
}

const expressionKinds = ['INDUCED', 'REPRESSED', 'EXPRESSION'] as const;

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

/** Counts each TF of a target once, whatever the number of edges between them. */
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

/** Returns the edges that start or end at a node. */
export function edgesAt({ incident: { start, list } }: NetworkScene, node: number): Uint32Array {
  return list.subarray(start[node], start[node + 1]);
}

/** `AT4G24020 (NLP7)`, or the id alone for a gene without a symbol. */
export const geneLabel = ({ id, name }: Pick<SceneNode, 'id' | 'name'>): string => (name ? `${id} (${name})` : id);

/** Returns the number of nodes of each role. */
export function countRoles({ nodes }: NetworkScene) {
  const counts = { tf: 0, target: 0, user: 0 };
  for (const { role } of nodes) counts[role]++;
  return counts;
}

export const hasOneTf = (scene: NetworkScene): boolean => countRoles(scene).tf === 1;

/** Returns the distinct edge names, sorted. */
export const edgeNames = ({ edges }: NetworkScene): string[] =>
  [...new Set(edges.map(({ name }) => name))].sort((a, b) => a.localeCompare(b, 'en'));

/** Style of a node created by an upload. */
export const uploadedNode = {
  type: 'user',
  size: 20,
  shape: 'round-rectangle',
  color: nodeStyles.target.color,
} as const;

/** Returns the scene with some nodes moved; keys are ids. */
export function moveNodes(
  scene: NetworkScene,
  moved: ReadonlyMap<string, { readonly x: number; readonly y: number }>,
): NetworkScene {
  if (moved.size === 0) return scene;
  return { ...scene, nodes: scene.nodes.map((node) => ({ ...node, ...moved.get(node.id) })) };
}
