import { valueOf } from '@trellis/core';
import type { Viewport } from './viewport.ts';
import { middleOf, zoomAround, type CanvasSize } from './viewport.ts';

/** What a key does in the drawing. */
export type GraphCommand =
  | { readonly type: 'zoom'; readonly by: number }
  | { readonly type: 'pan'; readonly x: number; readonly y: number }
  | { readonly type: 'fit' }
  | { readonly type: 'clear selection' };

const zoomStep = 0.01;
const panPixels = 60;

const commands: Readonly<Record<string, GraphCommand>> = {
  '+': { type: 'zoom', by: zoomStep },
  '=': { type: 'zoom', by: zoomStep },
  '-': { type: 'zoom', by: -zoomStep },
  _: { type: 'zoom', by: -zoomStep },
  '0': { type: 'fit' },
  Escape: { type: 'clear selection' },
  ArrowLeft: { type: 'pan', x: panPixels, y: 0 },
  ArrowRight: { type: 'pan', x: -panPixels, y: 0 },
  ArrowUp: { type: 'pan', x: 0, y: panPixels },
  ArrowDown: { type: 'pan', x: 0, y: -panPixels },
};

/** Returns the command of a key; undefined for keys that the drawing does not use. */
export const graphCommand = (key: string): GraphCommand | undefined => valueOf(commands, key);

/** Returns the viewport after a zoom around the middle or a pan. */
export function viewAfter(
  command: Extract<GraphCommand, { type: 'zoom' | 'pan' }>,
  viewport: Viewport,
  size: CanvasSize,
): Viewport {
  if (command.type === 'zoom') return zoomAround(viewport, viewport.zoom + command.by, middleOf(size));
  return { ...viewport, x: viewport.x + command.x, y: viewport.y + command.y };
}
