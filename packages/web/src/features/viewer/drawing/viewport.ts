import type { SceneNode } from '../scene/scene.ts';
import type { SceneBox } from '../scene/selection.ts';

/** Part of a scene that is shown: a point of the scene is drawn `x + zoom * point.x` pixels from the left. */
export interface Viewport {
  readonly zoom: number;
  readonly x: number;
  readonly y: number;
}

/** Size of a canvas in pixels. */
export interface CanvasSize {
  readonly width: number;
  readonly height: number;
}

interface Point {
  readonly x: number;
  readonly y: number;
}

export const zoomBounds = { min: 0.05, max: 20 } as const;

/** Zoom at which the labels of all nodes can be read. */
export const readingZoom = 1.5;

const maxFitZoom = 4;

const clampZoom = (zoom: number): number => Math.min(zoomBounds.max, Math.max(zoomBounds.min, zoom));

/** Changes the zoom around a point of the screen, which keeps its position. */
export function zoomAround(viewport: Viewport, newZoom: number, at: Point): Viewport {
  const zoom = clampZoom(newZoom);
  const point = scenePoint(viewport, at);
  return { zoom, x: at.x - point.x * zoom, y: at.y - point.y * zoom };
}

export const middleOf = ({ width, height }: CanvasSize): Point => ({ x: width / 2, y: height / 2 });

/** Centers a point of the scene, close enough to read its label. */
export function centerOn({ x, y }: Point, viewport: Viewport, size: CanvasSize): Viewport {
  const zoom = Math.max(viewport.zoom, readingZoom);
  const middle = middleOf(size);
  return { zoom, x: middle.x - x * zoom, y: middle.y - y * zoom };
}

/** Space around a network that fills the canvas, in pixels. */
const margin = 40;

/** Space at the left of wide canvases, so that the legend does not cover the TFs. */
const legendWidth = 300;
const minWidthWithLegend = 1000;

const leftMargin = (width: number): number => (width >= minWidthWithLegend ? legendWidth : margin);

/** Returns the viewport that shows some nodes, centered in the space next to the legend. */
export function fitViewport(nodes: readonly SceneNode[], size: CanvasSize, maxZoom = maxFitZoom): Viewport {
  const box = boundsOfNodes(nodes);
  if (!box) return { zoom: 1, ...middleOf(size) };
  const left = leftMargin(size.width);
  const [width, height] = [size.width - left - margin, size.height - 2 * margin].map((room) => Math.max(40, room));
  const zoom = clampZoom(Math.min(width / (box.right - box.left), height / (box.bottom - box.top), maxZoom));
  return {
    zoom,
    x: left + width / 2 - (zoom * (box.left + box.right)) / 2,
    y: size.height / 2 - (zoom * (box.top + box.bottom)) / 2,
  };
}

/**
 * Returns the viewport with some nodes in the middle: at the same zoom or, when they do not fit, at one at which they do.
 * Undefined without nodes.
 */
export function revealNodes(nodes: readonly SceneNode[], viewport: Viewport, size: CanvasSize): Viewport | undefined {
  const box = boundsOfNodes(nodes);
  if (!box) return undefined;
  const middle = middleOf(size);
  const fitting = fitViewport(nodes, size);
  if (fitting.zoom < viewport.zoom) return fitting;
  const { zoom } = viewport;
  return {
    zoom,
    x: middle.x - (zoom * (box.left + box.right)) / 2,
    y: middle.y - (zoom * (box.top + box.bottom)) / 2,
  };
}

/** Returns the viewport a share (0 to 1) of the way from one to another; the zoom changes by equal factors. */
export function betweenViews(from: Viewport, to: Viewport, share: number): Viewport {
  const mix = (a: number, b: number) => a + (b - a) * share;
  return { zoom: from.zoom * (to.zoom / from.zoom) ** share, x: mix(from.x, to.x), y: mix(from.y, to.y) };
}

/** Whether two viewports look the same on a screen. */
export const isSameView = (a: Viewport, b: Viewport): boolean =>
  Math.abs(a.zoom / b.zoom - 1) < 1e-4 && Math.abs(a.x - b.x) < 0.5 && Math.abs(a.y - b.y) < 0.5;

function boundsOfNodes(nodes: readonly SceneNode[]): SceneBox | undefined {
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

/** Converts a point of the screen to a point of the scene. */
export const scenePoint = ({ zoom, x, y }: Viewport, at: Point): Point => ({
  x: (at.x - x) / zoom,
  y: (at.y - y) / zoom,
});

/** Converts a box of the screen to a box of the scene. */
export function sceneBox(viewport: Viewport, { left, top, right, bottom }: SceneBox): SceneBox {
  const start = scenePoint(viewport, { x: left, y: top });
  const end = scenePoint(viewport, { x: right, y: bottom });
  return { left: start.x, top: start.y, right: end.x, bottom: end.y };
}

/** Returns the size of an element in pixels; 1 by 1 when it is not on the page. */
export const canvasSize = (element: HTMLElement | null): CanvasSize =>
  element ? { width: element.clientWidth, height: element.clientHeight } : { width: 1, height: 1 };
