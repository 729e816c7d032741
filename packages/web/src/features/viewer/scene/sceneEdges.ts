import { edgesAt, type NetworkScene, type SceneEdge, type SceneNode } from './scene.ts';

/** An edge with the genes at its ends. */
interface EdgeWithEnds extends SceneEdge {
  readonly from: SceneNode;
  readonly to: SceneNode;
  readonly directed: boolean;
}

export const edgesWithEnds = ({ nodes, edges }: NetworkScene): EdgeWithEnds[] =>
  edges.map((edge) => ({
    ...edge,
    from: nodes[edge.source],
    to: nodes[edge.target],
    directed: edge.arrow !== 'none',
  }));

/** Whether an edge leads from a gene to itself. */
export const isLoop = ({ source, target }: Pick<SceneEdge, 'source' | 'target'>): boolean => source === target;

/** Returns how many self-loops of the same gene come before one. */
function loopRank(scene: NetworkScene, edge: number): number {
  let rank = 0;
  for (const other of edgesAt(scene, scene.edges[edge].source)) {
    if (other >= edge) break;
    if (isLoop(scene.edges[other])) rank++;
  }
  return rank;
}

/** The ring that a self-loop is drawn as, in units of the scene. */
interface LoopRing {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
}

/** Returns the ring of a self-loop: at the upper left of its node, through its middle; each further one is larger. */
export function loopRing(scene: NetworkScene, edge: number): LoopRing {
  const { x, y, size } = scene.nodes[scene.edges[edge].source];
  const radius = size * (0.7 + 0.3 * loopRank(scene, edge));
  return { x: x - radius * Math.SQRT1_2, y: y - radius * Math.SQRT1_2, radius };
}

interface NodeConnections {
  /** Number of distinct genes with an edge from the node. */
  readonly targets: number;
  /** Names of the edges at the node, in scene order, with the number of edges of each name. */
  readonly edgeNames: readonly { readonly name: string; readonly count: number }[];
}

/** Counts the edges at a node. Cost: one pass over them. */
export function nodeConnections(scene: NetworkScene, node: number): NodeConnections {
  const targets = new Set<number>();
  const counts = new Map<string, number>();
  for (const edge of edgesAt(scene, node)) {
    const { source, target, name } = scene.edges[edge];
    if (source === node) targets.add(target);
    counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  return { targets: targets.size, edgeNames: [...counts].map(([name, count]) => ({ name, count })) };
}
