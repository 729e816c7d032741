/** Networks of more edges are slow to draw and hard to read; they are drawn with WebGL where the browser has it. */
export const maxFastCanvasEdges = 3000;

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
