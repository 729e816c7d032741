import type { DrawingEvents, DrawingStart, DrawingTheme, NetworkDrawing, NetworkPicture } from './drawing.ts';
import type { DrawingEngine } from './engine.ts';
import { betweenViews, canvasSize, fitViewport, isSameView, type Viewport } from './viewport.ts';

/** A drawing with what it shows. It outlives a change of the engine. */
export interface DrawingState {
  drawing?: NetworkDrawing | undefined;
  picture: NetworkPicture;
  events: DrawingEvents;
  viewport: Viewport;
  /** The viewport that shows everything, as long as it is the current one. */
  wholeView?: Viewport | undefined;
  /** Frame of the movement that is under way. */
  glide?: number | undefined;
  /** Whether the first viewport has been computed. */
  isPlaced: boolean;
}

/** Reads the colors of the page. */
export function themeOf(element: HTMLElement): DrawingTheme {
  const style = getComputedStyle(element);
  const read = (name: string) => style.getPropertyValue(name).trim();
  return { ink: read('--ink'), paper: read('--paper'), quiet: read('--ink-3') };
}

/** Returns the viewport that shows everything visible of a picture. */
const wholeViewOf = ({ scene, visible }: NetworkPicture, element: HTMLElement): Viewport =>
  fitViewport(
    scene.nodes.filter((_, i) => visible.nodes[i]),
    canvasSize(element),
  );

export function moveView(state: DrawingState, next: Viewport): void {
  stopGlide(state);
  placeView(state, next);
}

const glideMs = 200;

/** Moves to a viewport in several frames; at once for users who prefer less motion. */
export function glideView(state: DrawingState, next: Viewport): void {
  stopGlide(state);
  const { viewport: from } = state;
  if (isSameView(from, next)) return;
  if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) return placeView(state, next);
  const start = performance.now();
  const step = (now: number) => {
    const share = Math.min(1, Math.max(0, (now - start) / glideMs));
    state.glide = share < 1 ? requestAnimationFrame(step) : undefined;
    placeView(state, betweenViews(from, next, share * (2 - share)));
  };
  state.glide = requestAnimationFrame(step);
}

function stopGlide(state: DrawingState): void {
  if (state.glide !== undefined) cancelAnimationFrame(state.glide);
  state.glide = undefined;
}

function placeView(state: DrawingState, next: Viewport): void {
  state.viewport = next;
  state.drawing?.moveTo(next);
  state.events.onViewport(next);
}

export function showAll(state: DrawingState, element: HTMLElement): void {
  const next = wholeViewOf(state.picture, element);
  moveView(state, next);
  state.wholeView = next;
}

interface StartOptions {
  readonly element: HTMLElement;
  readonly engine: DrawingEngine;
  /** The drawing is there; the milliseconds are those of drawing alone, without loading the program for it. */
  readonly onDrawn: (ms: number) => void;
  readonly onFailure: (message: string) => void;
}

/** Starts a drawing, in the current viewport if there is one; returns a function that removes it. */
export function startDrawing(state: DrawingState, { element, engine, onDrawn, onFailure }: StartOptions) {
  let isRemoved = false;
  if (!state.isPlaced) state.viewport = state.wholeView = wholeViewOf(state.picture, element);
  state.isPlaced = true;
  const { viewport, picture } = state;
  draw(engine, { element, viewport, picture, theme: themeOf(element), events: eventsOf(state) })
    .then(([drawing, ms]) => {
      if (isRemoved) return drawing.destroy();
      state.drawing = drawing;
      drawing.show(state.picture);
      state.viewport = viewport;
      state.events.onViewport(viewport);
      onDrawn(ms);
    })
    .catch((error: unknown) => onFailure(error instanceof Error ? error.message : 'The network cannot be drawn.'));
  return () => {
    isRemoved = true;
    stopGlide(state);
    state.drawing?.destroy();
    state.drawing = undefined;
  };
}

async function draw(engine: DrawingEngine, start: DrawingStart): Promise<[NetworkDrawing, number]> {
  const drawWith =
    engine === 'webgl'
      ? (await import('./sigmaDrawing.ts')).drawWithSigma
      : (await import('./cytoscapeDrawing.ts')).drawWithCytoscape;
  const before = performance.now();
  return [drawWith(start), performance.now() - before];
}

/** Forwards events to the latest callbacks. */
const eventsOf = (state: DrawingState): DrawingEvents => ({
  onPress: (...args) => state.events.onPress(...args),
  onHover: (...args) => state.events.onHover(...args),
  onMove: (...args) => state.events.onMove(...args),
  onViewport: (next) => {
    state.viewport = next;
    if (state.wholeView && !isSameView(next, state.wholeView)) state.wholeView = undefined;
    state.events.onViewport(next);
  },
});

/** Adapts a drawing to the size of its element, and shows everything again if it did; returns a function that stops. */
export function followSize(state: DrawingState, element: HTMLElement): () => void {
  let { width, height } = canvasSize(element);
  const observer = new ResizeObserver(() => {
    const size = canvasSize(element);
    if (size.width === width && size.height === height) return;
    ({ width, height } = size);
    const wasWhole = state.wholeView !== undefined;
    state.drawing?.resize();
    if (wasWhole) showAll(state, element);
  });
  observer.observe(element);
  return () => observer.disconnect();
}
