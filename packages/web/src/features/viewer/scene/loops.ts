import { edgesAt, type NetworkScene, type SceneEdge } from './scene.ts';

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
export interface LoopRing {
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
