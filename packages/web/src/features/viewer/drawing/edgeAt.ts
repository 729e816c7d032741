import type { NetworkScene } from '../scene/scene.ts';
import type { SceneVisibility } from '../scene/visibility.ts';

interface Point {
  readonly x: number;
  readonly y: number;
}

/** The drawn edge nearest to a point of the scene, within a distance; the last drawn of equal ones. Cost: one pass. */
export function edgeAt(
  { nodes, edges }: NetworkScene,
  visible: SceneVisibility,
  at: Point,
  within: number,
): number | undefined {
  let [found, least]: [number | undefined, number] = [undefined, within * within];
  for (let i = 0; i < edges.length; i++) {
    if (!visible.edges[i]) continue;
    const distance = distanceToSegment(at, nodes[edges[i].source], nodes[edges[i].target]);
    if (distance <= least) [found, least] = [i, distance];
  }
  return found;
}

/** Square of the distance of a point to a line from start to end. */
function distanceToSegment(at: Point, start: Point, end: Point): number {
  const [dx, dy] = [end.x - start.x, end.y - start.y];
  const length = dx * dx + dy * dy;
  const along = length && Math.min(1, Math.max(0, ((at.x - start.x) * dx + (at.y - start.y) * dy) / length));
  const [x, y] = [start.x + along * dx - at.x, start.y + along * dy - at.y];
  return x * x + y * y;
}
