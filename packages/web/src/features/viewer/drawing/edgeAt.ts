import { isLoop, loopRing } from '../scene/loops.ts';
import type { NetworkScene } from '../scene/scene.ts';
import type { SceneVisibility } from '../scene/visibility.ts';

interface Point {
  readonly x: number;
  readonly y: number;
}

/**
 * Returns the visible edge nearest to a point of the scene, within a distance; of equally near edges the last, which is
 * drawn on top. Cost: one pass over the edges.
 */
export function edgeAt(scene: NetworkScene, visible: SceneVisibility, at: Point, within: number): number | undefined {
  const { nodes, edges } = scene;
  let [found, nearest]: [number | undefined, number] = [undefined, within * within];
  for (let i = 0; i < edges.length; i++) {
    if (!visible.edges[i]) continue;
    const distance = isLoop(edges[i])
      ? squaredDistanceOfLoop(at, scene, i)
      : squaredDistance(at, nodes[edges[i].source], nodes[edges[i].target]);
    if (distance <= nearest) [found, nearest] = [i, distance];
  }
  return found;
}

function squaredDistanceOfLoop(at: Point, scene: NetworkScene, edge: number): number {
  const { x, y, radius } = loopRing(scene, edge);
  return (Math.hypot(at.x - x, at.y - y) - radius) ** 2;
}

/** Returns the squared distance of a point from a line segment. */
function squaredDistance(at: Point, start: Point, end: Point): number {
  const [dx, dy] = [end.x - start.x, end.y - start.y];
  const length = dx * dx + dy * dy;
  const along = length && Math.min(1, Math.max(0, ((at.x - start.x) * dx + (at.y - start.y) * dy) / length));
  const [x, y] = [start.x + along * dx - at.x, start.y + along * dy - at.y];
  return x * x + y * y;
}
