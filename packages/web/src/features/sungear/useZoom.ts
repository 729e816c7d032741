import { useEffect, useRef, useState, type MouseEvent, type PointerEvent, type RefObject } from 'react';

/** Factors of a step of the wheel and of a click on a button. */
const [wheelFactor, buttonFactor] = [1.05, 1.25];

/** A pointer that moves this many pixels drags instead of clicking. */
const minDrag = 4;

/**
 * Zoom of a figure: the wheel with Ctrl (or a pinch) zooms at the pointer, steps zoom at `center`, dragging moves it.
 * `handlers` belong on the frame; a click that ends a drag does not reach the figure.
 */
export function useZoom(frame: RefObject<HTMLElement | null>, center: Point) {
  const [zoom, setZoom] = useState<Zoom>(whole);
  const drag = useRef<{ x: number; y: number; moved: boolean }>(undefined);
  useEffect(() => {
    const element = frame.current;
    if (!element) return;
    const onWheel = (event: WheelEvent) => {
      if (!event.ctrlKey && !event.metaKey) return;
      event.preventDefault();
      const { left, top } = element.getBoundingClientRect();
      const at = { x: event.clientX - left, y: event.clientY - top };
      setZoom((now) => zoomAt(now, event.deltaY < 0 ? wheelFactor : 1 / wheelFactor, at));
    };
    element.addEventListener('wheel', onWheel, { passive: false });
    return () => element.removeEventListener('wheel', onWheel);
  }, [frame]);
  return {
    zoom,
    zoomIn: () => setZoom((now) => zoomAt(now, buttonFactor, center)),
    zoomOut: () => setZoom((now) => zoomAt(now, 1 / buttonFactor, center)),
    reset: () => setZoom(whole),
    handlers: {
      onPointerDown: ({ button, clientX, clientY }: PointerEvent) => {
        if (button === 0) drag.current = { x: clientX, y: clientY, moved: false };
      },
      onPointerMove: ({ buttons, clientX, clientY }: PointerEvent) => {
        const from = drag.current;
        if (!from || !(buttons & 1)) return;
        const by = { x: clientX - from.x, y: clientY - from.y };
        if (!from.moved && Math.hypot(by.x, by.y) < minDrag) return;
        drag.current = { x: clientX, y: clientY, moved: true };
        setZoom((now) => pan(now, by));
      },
      onClickCapture: (event: MouseEvent) => {
        if (drag.current?.moved) event.stopPropagation();
        drag.current = undefined;
      },
    },
  };
}

/** Scale and shift of a picture; a point is drawn at `scale * point + shift`. */
interface Zoom {
  readonly scale: number;
  readonly x: number;
  readonly y: number;
}

interface Point {
  readonly x: number;
  readonly y: number;
}

const [minScale, maxScale] = [0.5, 10];

/** No zoom. */
export const whole: Zoom = { scale: 1, x: 0, y: 0 };

/** Scales by a factor, within the limits; the point `at` keeps its position. */
export function zoomAt({ scale, x, y }: Zoom, factor: number, at: Point): Zoom {
  const next = Math.max(minScale, Math.min(maxScale, scale * factor));
  const by = next / scale;
  return { scale: next, x: at.x - (at.x - x) * by, y: at.y - (at.y - y) * by };
}

/** Moves the picture by some pixels. */
export const pan = ({ scale, x, y }: Zoom, by: Point): Zoom => ({ scale, x: x + by.x, y: y + by.y });
