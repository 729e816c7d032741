import type { Scene, SceneEdge, SceneNode } from './scene.ts';

/** An edge with its ends, as files write it. */
export interface Interaction extends SceneEdge {
  readonly from: SceneNode;
  readonly to: SceneNode;
  readonly directed: boolean;
}

/** The edges of a scene with their ends. */
export const interactionsOf = ({ nodes, edges }: Scene): Interaction[] =>
  edges.map((edge) => ({
    ...edge,
    from: nodes[edge.source],
    to: nodes[edge.target],
    directed: edge.arrow !== 'none',
  }));
