import type { NetworkDress } from '../scene/dressScene.ts';
import type { NetworkScene } from '../scene/scene.ts';
import type { SceneItem, SceneSelection } from '../scene/selection.ts';
import type { SceneVisibility } from '../scene/visibility.ts';
import type { Viewport } from './viewport.ts';

/** What is drawn: a scene, what is visible of it, and what stands out. */
export interface NetworkPicture {
  readonly scene: NetworkScene;
  /** Names, sizes and colors, for the legend. */
  readonly dress?: NetworkDress;
  readonly visible: SceneVisibility;
  readonly selection: SceneSelection;
  /** Part that keeps its colors while the rest is dimmed; undefined when nothing is dimmed. */
  readonly lit: SceneSelection | undefined;
}

/** Page colors that a drawing uses. */
export interface DrawingTheme {
  readonly ink: string;
  readonly paper: string;
  readonly quiet: string;
}

/** Callbacks of a drawing. */
export interface DrawingEvents {
  /** A click on a node or an edge, or on the background; `add` when Ctrl or Cmd is held. */
  readonly onPress: (item: SceneItem | undefined, add: boolean) => void;
  /** The pointer enters a node or an edge, or leaves it; the position is in pixels. */
  readonly onHover: (item: SceneItem | undefined, x: number, y: number) => void;
  readonly onViewport: (viewport: Viewport) => void;
  /** New positions of dragged nodes, by index. */
  readonly onMove: (moved: ReadonlyMap<number, { readonly x: number; readonly y: number }>) => void;
}

/** A drawing in an element. Cytoscape.js and sigma each implement it. */
export interface NetworkDrawing {
  show(picture: NetworkPicture): void;
  paint(theme: DrawingTheme): void;
  moveTo(viewport: Viewport): void;
  resize(): void;
  destroy(): void;
}

export interface DrawingStart {
  readonly element: HTMLElement;
  readonly picture: NetworkPicture;
  readonly viewport: Viewport;
  readonly theme: DrawingTheme;
  readonly events: DrawingEvents;
}

/** Without WebGL, networks of more edges are drawn only on request. */
export const maxCanvasEdges = 20_000;

/**
 * Above this number, WebGL draws edges as lines of one pixel without arrows: wider edges block the page on machines without a
 * graphics card. Edges that are selected, hovered or lit keep their width and arrow.
 */
export const maxWideEdges = 20_000;

export const hoverColor = '#e03131';
export const selectedColor = 'rgb(49,123,246)';

/** Returns the width of an edge: its weight, limited to 1 to 5. */
export const edgeWidth = (weight: number | undefined): number => Math.min(5, Math.max(1, weight ?? 1));
