import type { NetworkScene } from '../scene/scene.ts';
import type { SceneItem, SceneSelection } from '../scene/selection.ts';
import type { Viewport } from './viewport.ts';
import type { SceneVisibility } from '../scene/visibility.ts';

/** What is drawn, and how it stands out. */
export interface NetworkPicture {
  readonly scene: NetworkScene;
  readonly visible: SceneVisibility;
  readonly selection: SceneSelection;
  /** When given, everything else is dimmed. */
  readonly lit: SceneSelection | undefined;
}

/** Colors of the page that a drawing needs. */
export interface DrawingTheme {
  readonly ink: string;
  readonly paper: string;
  readonly quiet: string;
}

/** What a drawing tells. */
export interface DrawingEvents {
  readonly onPress: (item: SceneItem | undefined, add: boolean) => void;
  readonly onHover: (item: SceneItem | undefined, x: number, y: number) => void;
  readonly onViewport: (viewport: Viewport) => void;
  /** Nodes that were dragged, with where they are now. */
  readonly onMove: (moved: ReadonlyMap<number, { readonly x: number; readonly y: number }>) => void;
}

/** A drawing of a scene in an element; one is made with Cytoscape.js, the other with sigma. */
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

/** Above this many edges the network is drawn with WebGL. */
export const maxFastCanvasEdges = 3000;

/** Above this many edges a canvas takes so long that it is drawn only when it is asked for. */
export const maxCanvasEdges = 20_000;

export const hoverColor = '#e03131';
export const selectedColor = 'rgb(49,123,246)';

/** Width of an edge: its weight, from 1 to 5. */
export const edgeWidth = (weight: number | undefined): number => Math.min(5, Math.max(1, weight ?? 1));
