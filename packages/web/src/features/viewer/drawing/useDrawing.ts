import { useComputedColorScheme } from '@mantine/core';
import { useCallback, useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react';
import {
  maxFastCanvasEdges,
  type NetworkDrawing,
  type DrawingEvents,
  type DrawingStart,
  type DrawingTheme,
  type NetworkPicture,
} from './drawing.ts';
import { fitViewport, isSameView, type CanvasSize, type Viewport } from './viewport.ts';

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

/** What draws a network of this size. */
export const engineFor = (edges: number, webgl: boolean): DrawingEngine =>
  edges > maxFastCanvasEdges && webgl ? 'webgl' : 'canvas';

async function draw(engine: DrawingEngine, start: DrawingStart): Promise<NetworkDrawing> {
  if (engine === 'webgl') return (await import('./sigmaDrawing.ts')).drawWithSigma(start);
  return (await import('./cytoscapeDrawing.ts')).drawWithCytoscape(start);
}

function themeOf(element: HTMLElement): DrawingTheme {
  const style = getComputedStyle(element);
  const read = (name: string) => style.getPropertyValue(name).trim();
  return { ink: read('--ink'), paper: read('--paper'), quiet: read('--ink-3') };
}

export const sizeOf = ({ clientWidth: width, clientHeight: height }: HTMLElement): CanvasSize => ({ width, height });

/** The view that shows all that is drawn of a picture. */
const wholeView = ({ scene, visible }: NetworkPicture, element: HTMLElement): Viewport =>
  fitViewport(
    scene.nodes.filter((_, i) => visible.nodes[i]),
    sizeOf(element),
  );

/** A drawing that follows a picture. */
export interface DrawingHandle {
  readonly ready: boolean;
  readonly failure: string | undefined;
  viewport(): Viewport;
  moveTo(viewport: Viewport): void;
  /** Shows all that is drawn, and goes on doing so while the window changes its size, until the view is moved. */
  fit(): void;
}

/** Draws a picture in an element, and draws it anew when it changes, with the library that fits its size. */
export function useDrawing(
  host: RefObject<HTMLDivElement | null>,
  { picture, engine, events }: { picture: NetworkPicture; engine: DrawingEngine; events: DrawingEvents },
): DrawingHandle {
  const drawing = useRef<NetworkDrawing>(undefined);
  const viewport = useRef<Viewport>({ zoom: 1, x: 0, y: 0 });
  const isDrawn = useRef(false);
  /** The view that shows everything, as long as it is the one that is shown. */
  const whole = useRef<Viewport>(undefined);
  const latest = useRef({ picture, events });
  const [drawn, setDrawn] = useState<DrawingEngine>();
  const [failure, setFailure] = useState<string>();
  const scheme = useComputedColorScheme();

  const moveTo = useCallback((next: Viewport) => {
    viewport.current = next;
    drawing.current?.moveTo(next);
    latest.current.events.onViewport(next);
  }, []);
  const showAll = () => {
    if (!host.current) return;
    const next = wholeView(latest.current.picture, host.current);
    moveTo(next);
    whole.current = next;
  };
  const showAllAgain = useEffectEvent(showAll);

  useEffect(() => {
    latest.current = { picture, events };
    drawing.current?.show(picture);
  }, [picture, events]);

  useEffect(() => {
    const element = host.current;
    if (!element) return;
    let gone = false;
    const first = wholeView(latest.current.picture, element);
    const at = isDrawn.current ? viewport.current : first;
    if (!isDrawn.current) whole.current = first;
    isDrawn.current = true;
    const forward: DrawingEvents = {
      onPress: (...args) => latest.current.events.onPress(...args),
      onHover: (...args) => latest.current.events.onHover(...args),
      onMove: (...args) => latest.current.events.onMove(...args),
      onViewport: (next) => {
        viewport.current = next;
        if (whole.current && !isSameView(next, whole.current)) whole.current = undefined;
        latest.current.events.onViewport(next);
      },
    };
    const start = { element, viewport: at, theme: themeOf(element), events: forward };
    draw(engine, { ...start, picture: latest.current.picture })
      .then((made) => {
        if (gone) return made.destroy();
        drawing.current = made;
        made.show(latest.current.picture);
        viewport.current = at;
        latest.current.events.onViewport(at);
        setDrawn(engine);
      })
      .catch((error: unknown) => setFailure(error instanceof Error ? error.message : 'The network cannot be drawn.'));
    return () => {
      gone = true;
      drawing.current?.destroy();
      drawing.current = undefined;
    };
  }, [engine, host]);

  useEffect(() => {
    if (host.current) drawing.current?.paint(themeOf(host.current));
  }, [scheme, host, drawn]);

  useEffect(() => {
    const element = host.current;
    if (!element) return;
    const observer = new ResizeObserver(() => {
      const follow = whole.current !== undefined;
      drawing.current?.resize();
      if (follow) showAllAgain();
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [host]);

  return { ready: drawn === engine, failure, viewport: () => viewport.current, moveTo, fit: showAll };
}
