import type { SceneNode } from '../scene/scene.ts';

/** Where a scene is seen: a point is at `x + zoom * point.x` pixels from the left. */
export interface Viewport {
  readonly zoom: number;
  readonly x: number;
  readonly y: number;
}

export interface CanvasSize {
  readonly width: number;
  readonly height: number;
}

export const zoomBounds = { min: 0.05, max: 20 } as const;
/** What the keys + and - add to the zoom. */
export const zoomStep = 0.01;

export const clampZoom = (zoom: number): number => Math.min(zoomBounds.max, Math.max(zoomBounds.min, zoom));

/** Another zoom around a point of the screen, which stays where it is. */
export function zoomAround({ zoom, x, y }: Viewport, wanted: number, at: { x: number; y: number }): Viewport {
  const next = clampZoom(wanted);
  return { zoom: next, x: at.x - ((at.x - x) / zoom) * next, y: at.y - ((at.y - y) / zoom) * next };
}

export const middleOf = ({ width, height }: CanvasSize) => ({ x: width / 2, y: height / 2 });

/** Room around a network that fills the window, in pixels. */
const margin = 40;

/** Room at the left of wide windows, so that the legend does not stand on the TFs. */
const legendRoom = 300;

const leftOf = (width: number): number => (width >= 1000 ? legendRoom : margin);

/** The viewport that shows all of some nodes, in the middle of the room beside the legend; never larger than `most`. */
export function fitViewport(nodes: readonly SceneNode[], size: CanvasSize, most = 4): Viewport {
  const box = boundsOfNodes(nodes);
  if (!box) return { zoom: 1, ...middleOf(size) };
  const left = leftOf(size.width);
  const [width, height] = [size.width - left - margin, size.height - 2 * margin].map((room) => Math.max(40, room));
  const zoom = clampZoom(Math.min(width / (box.right - box.left), height / (box.bottom - box.top), most));
  return {
    zoom,
    x: left + width / 2 - (zoom * (box.left + box.right)) / 2,
    y: size.height / 2 - (zoom * (box.top + box.bottom)) / 2,
  };
}

/** Whether two views cannot be told apart on a screen. */
export const isSameView = (a: Viewport, b: Viewport): boolean =>
  Math.abs(a.zoom / b.zoom - 1) < 1e-4 && Math.abs(a.x - b.x) < 0.5 && Math.abs(a.y - b.y) < 0.5;

/** The box around some nodes; undefined for none. */
export function boundsOfNodes(nodes: readonly SceneNode[]) {
  if (nodes.length === 0) return undefined;
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const { x, y, size } of nodes) {
    left = Math.min(left, x - size / 2);
    right = Math.max(right, x + size / 2);
    top = Math.min(top, y - size / 2);
    bottom = Math.max(bottom, y + size / 2);
  }
  return { left, top, right, bottom };
}

/** A point of the screen in the scene. */
export const scenePoint = ({ zoom, x, y }: Viewport, at: { x: number; y: number }) => ({
  x: (at.x - x) / zoom,
  y: (at.y - y) / zoom,
});

/** Zoom at which a node that was found is shown: near enough to read its label. */
export const readingZoom = 1.5;
