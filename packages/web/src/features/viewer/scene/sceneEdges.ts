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
