/** Networks of more edges are drawn with WebGL where the browser has it. */
export const maxFastCanvasEdges = 3000;

/** Networks of more edges take seconds to draw even with WebGL. */
const maxFastWebglEdges = 100_000;

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

/** Whether a network takes seconds to draw. */
export const isSlowToDraw = (edges: number, webgl: boolean): boolean =>
  edges > (webgl ? maxFastWebglEdges : maxFastCanvasEdges);
