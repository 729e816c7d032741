import { valueOf } from '@trellis/core';
import type { SceneNode } from '../scene/scene.ts';
import {
  centerOn,
  fitViewport,
  middleOf,
  readingZoom,
  revealNodes,
  zoomAround,
  type CanvasSize,
  type Viewport,
} from './viewport.ts';

/** Commands of the page to the drawing. */
export interface GraphControls {
  fit(): void;
  /** Shows some nodes, close enough to read their labels if all of them fit. */
  frame(indices: readonly number[]): void;
  /** Moves some nodes to the middle; zooms out only when they do not fit. */
  reveal(indices: readonly number[]): void;
  /** Moves to a node, close enough to read its label. */
  center(index: number): void;
  visiblePart(): { readonly viewport: Viewport; readonly size: CanvasSize };
}

interface Options {
  readonly drawing: {
    viewport(): Viewport;
    moveTo(viewport: Viewport): void;
    glideTo(viewport: Viewport): void;
    fit(): void;
  };
  readonly nodes: readonly SceneNode[];
  readonly size: () => CanvasSize;
}

/** Makes the controls of a drawing. */
export const graphControls = ({ drawing, nodes, size }: Options): GraphControls => ({
  fit: () => drawing.fit(),
  frame: (indices) => {
    const shown = indices.map((index) => nodes[index]);
    if (shown.length) drawing.moveTo(fitViewport(shown, size(), readingZoom));
  },
  reveal: (indices) => {
    const next = revealNodes(
      indices.map((index) => nodes[index]),
      drawing.viewport(),
      size(),
    );
    if (next) drawing.glideTo(next);
  },
  center: (index) => drawing.moveTo(centerOn(nodes[index], drawing.viewport(), size())),
  visiblePart: () => ({ viewport: drawing.viewport(), size: size() }),
});

/** What a key does in the drawing. */
type GraphCommand =
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
