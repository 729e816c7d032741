import type { SceneNode } from '../scene/scene.ts';
import { centerOn, fitViewport, readingZoom, revealNodes, type CanvasSize, type Viewport } from './viewport.ts';

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
