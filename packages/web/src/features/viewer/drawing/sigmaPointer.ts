import type { Sigma } from 'sigma';
import type { MouseCoords } from 'sigma/types';
import { isLoop, loopRing } from '../scene/loops.ts';
import type { NetworkScene } from '../scene/scene.ts';
import type { SceneItem } from '../scene/selection.ts';
import type { SceneVisibility } from '../scene/visibility.ts';
import type { DrawingEvents } from './drawing.ts';
import type { SigmaState } from './sigmaAppearance.ts';
import { scenePoint } from './viewport.ts';

/** Distance from the pointer within which an edge is found, in pixels. */
const maxEdgeDistance = 4;

interface Options {
  readonly events: Pick<DrawingEvents, 'onPress' | 'onHover'>;
  readonly redraw: (items: readonly SceneItem[]) => void;
}

/** Reports hovered and clicked items. Sigma reports nodes; edges are found by their distance from the pointer. */
export function listenToPointer(sigma: Sigma, state: SigmaState, { events, redraw }: Options): void {
  const hover = (item: SceneItem | undefined, x: number, y: number) => {
    const before = state.hovered;
    if (item?.group === before?.group && item?.index === before?.index) return;
    state.hovered = item;
    redraw([before, item].filter((one) => one !== undefined));
    events.onHover(item, x, y);
  };
  sigma.on('enterNode', ({ node }) => {
    const { picture, viewport } = state;
    const { x, y } = picture.scene.nodes[Number(node)];
    hover(nodeItem(node), viewport.x + x * viewport.zoom, viewport.y + y * viewport.zoom);
  });
  sigma.on('leaveNode', () => hover(undefined, 0, 0));
  sigma.on('moveBody', ({ event }) => {
    if (state.hovered?.group === 'nodes' || state.isMoving || sigma.getMouseCaptor().isMouseDown) return;
    hover(edgeItem(state, event), event.x, event.y);
  });
  sigma.on('clickNode', ({ node, event }) => events.onPress(nodeItem(node), isAdding(event)));
  sigma.on('clickStage', ({ event }) => events.onPress(edgeItem(state, event), isAdding(event)));
}

const nodeItem = (key: string): SceneItem => ({ group: 'nodes', index: Number(key) });

function edgeItem({ picture, viewport }: SigmaState, { x, y }: MouseCoords): SceneItem | undefined {
  const point = scenePoint(viewport, { x, y });
  const index = edgeAt(picture.scene, picture.visible, point, maxEdgeDistance / viewport.zoom);
  return index === undefined ? undefined : { group: 'edges', index };
}

const isAdding = ({ original }: MouseCoords): boolean =>
  'ctrlKey' in original && (original.ctrlKey || original.metaKey);

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
