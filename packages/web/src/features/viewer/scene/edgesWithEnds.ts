import type { NetworkScene, SceneEdge, SceneNode } from './scene.ts';

/** An edge with its ends, as files write it. */
export interface EdgeWithEnds extends SceneEdge {
  readonly from: SceneNode;
  readonly to: SceneNode;
  readonly directed: boolean;
}

/** The edges of a scene with their ends. */
export const edgesWithEnds = ({ nodes, edges }: NetworkScene): EdgeWithEnds[] =>
  edges.map((edge) => ({
    ...edge,
    from: nodes[edge.source],
    to: nodes[edge.target],
    directed: edge.arrow !== 'none',
  }));
