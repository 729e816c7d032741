import type { CanvasSize } from './viewport.ts';

/** Returns the size of an element in pixels; 1 by 1 when it is not on the page. */
export const canvasSize = (element: HTMLElement | null): CanvasSize =>
  element ? { width: element.clientWidth, height: element.clientHeight } : { width: 1, height: 1 };
