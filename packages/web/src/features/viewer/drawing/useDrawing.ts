import { useEffect, useMemo, useRef, useState, type RefObject } from 'react';
import { useColorScheme } from '../../../ui/colorScheme.ts';
import type { SceneItem } from '../scene/selection.ts';
import type { DrawingEvents, NetworkPicture } from './drawing.ts';
import {
  followSize,
  glideView,
  moveView,
  showAll,
  startDrawing,
  themeOf,
  type DrawingState,
} from './drawingState.ts';
import type { DrawingEngine } from './engine.ts';
import type { Viewport } from './viewport.ts';

/** A drawing that follows its picture. */
interface DrawingHandle {
  readonly ready: boolean;
  readonly failure: string | undefined;
  viewport(): Viewport;
  moveTo(viewport: Viewport): void;
  /** Moves in several frames; a large network moves at once. */
  glideTo(viewport: Viewport): void;
  /** Shows everything visible, also after the window changes its size, until the view is moved. */
  fit(): void;
}

interface Options {
  readonly picture: NetworkPicture;
  readonly engine: DrawingEngine;
  readonly events: DrawingEvents;
  /** The drawing is on the screen, after so many milliseconds. */
  readonly onDrawn: (ms: number) => void;
}

/** Draws a picture in an element and redraws it when it changes. */
export function useDrawing(
  host: RefObject<HTMLDivElement | null>,
  { picture, engine, events, onDrawn }: Options,
): DrawingHandle {
  const state = useRef<DrawingState>({ picture, events, viewport: { zoom: 1, x: 0, y: 0 }, isPlaced: false });
  const [drawn, setDrawn] = useState<DrawingEngine>();
  const [failure, setFailure] = useState<string>();
  const scheme = useColorScheme();

  useEffect(() => {
    Object.assign(state.current, { picture, events });
    state.current.drawing?.show(picture);
  }, [picture, events]);

  useEffect(() => {
    if (!host.current) return undefined;
    const done = (ms: number) => {
      setDrawn(engine);
      const drawn = performance.now();
      requestAnimationFrame(() => onDrawn(ms + performance.now() - drawn));
    };
    return startDrawing(state.current, { element: host.current, engine, onDrawn: done, onFailure: setFailure });
  }, [engine, host, onDrawn]);

  useEffect(() => {
    if (host.current) state.current.drawing?.paint(themeOf(host.current));
  }, [scheme, host, drawn]);

  useEffect(() => (host.current ? followSize(state.current, host.current) : undefined), [host]);

  return {
    ready: drawn === engine,
    failure,
    viewport: () => state.current.viewport,
    moveTo: (next) => moveView(state.current, next),
    glideTo: (next) => (engine === 'canvas' ? glideView : moveView)(state.current, next),
    fit: () => host.current && showAll(state.current, host.current),
  };
}

/** The node or edge under the pointer, and the position of its name in pixels. */
export interface HoveredItem {
  readonly item: SceneItem;
  readonly x: number;
  readonly y: number;
}

/** Follows the pointer and the zoom of a drawing; writes the viewport to the data attributes of its frame. */
export function usePointer(
  frame: RefObject<HTMLElement | null>,
  { onPress, onMove }: Pick<DrawingEvents, 'onPress' | 'onMove'>,
) {
  const [zoom, setZoom] = useState(1);
  const [hovered, setHovered] = useState<HoveredItem>();
  /** Stays set while the view moves, when no name is shown. */
  const pointed = useRef<SceneItem>(undefined);
  const events = useMemo<DrawingEvents>(
    () => ({
      onPress,
      onMove,
      onHover: (item, x, y) => {
        pointed.current = item;
        setHovered(item && { item, x, y });
      },
      onViewport: ({ zoom: next, x, y }) => {
        setZoom(next);
        setHovered(undefined);
        if (!frame.current) return;
        Object.assign(frame.current.dataset, { zoom: next.toFixed(4), x: x.toFixed(1), y: y.toFixed(1) });
      },
    }),
    [frame, onPress, onMove],
  );
  return { zoom, hovered, pointed, events };
}
