import { maxFastCanvasEdges } from '../../../ui/drawingSpeed.ts';

export type DrawingEngine = 'canvas' | 'webgl';

/** Chooses WebGL for large networks where the browser supports it. */
export const engineFor = (edges: number, webgl: boolean): DrawingEngine =>
  edges > maxFastCanvasEdges && webgl ? 'webgl' : 'canvas';

/** Drawing that takes longer is worth a notice, in milliseconds. */
const slowMs = 3000;

/** Returns a notice for a large network whose drawing took long; undefined for others, and while it is being drawn. */
export function slowDrawingNotice(edges: number, drawMs: number | undefined, webgl: boolean): string | undefined {
  if (drawMs === undefined || drawMs < slowMs || edges <= maxFastCanvasEdges) return undefined;
  const seconds = Math.round(drawMs / 1000);
  return `Drawing took ${seconds} s${webgl ? '' : ' without WebGL'}. Filters and "TFs only" make it faster.`;
}

const canvasEdgesPerMinute = 100_000;

/** `a minute` or `3 minutes`: how long a canvas takes to draw a large network. */
export function canvasTimeText(edges: number): string {
  const minutes = Math.ceil(edges / canvasEdgesPerMinute);
  return minutes === 1 ? 'a minute' : `${minutes} minutes`;
}
