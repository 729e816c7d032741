import type { NetworkScene, SceneEdge, SceneNode } from './scene.ts';

/** An edge with the genes at its ends. */
export interface EdgeWithEnds extends SceneEdge {
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
