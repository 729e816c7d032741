import { maxFastCanvasEdges } from './drawing.ts';

export type DrawingEngine = 'canvas' | 'webgl';

/** Whether this browser draws with WebGL. */
export function hasWebgl(): boolean {
  try {
    const context = document.createElement('canvas').getContext('webgl2');
    context?.getExtension('WEBGL_lose_context')?.loseContext();
    return context !== null;
  } catch {
    return false;
  }
}

/** Chooses WebGL for large networks where the browser supports it. */
export const engineFor = (edges: number, webgl: boolean): DrawingEngine =>
  edges > maxFastCanvasEdges && webgl ? 'webgl' : 'canvas';

/** Returns the warning above a large network; undefined for other networks. */
export function largeNetworkWarning(edges: number, webgl: boolean): string | undefined {
  if (edges <= maxFastCanvasEdges) return undefined;
  const where = webgl ? ' on old machines; it is drawn with WebGL.' : ' without WebGL.';
  return `More than ${maxFastCanvasEdges.toLocaleString('en')} edges: drawing and moving are slow${where}`;
}

const canvasEdgesPerMinute = 100_000;

/** `a minute` or `3 minutes`: how long a canvas takes to draw a large network. */
export function canvasTimeText(edges: number): string {
  const minutes = Math.ceil(edges / canvasEdgesPerMinute);
  return minutes === 1 ? 'a minute' : `${minutes} minutes`;
}
