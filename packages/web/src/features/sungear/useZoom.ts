import { useEffect, useRef, useState, type MouseEvent, type PointerEvent, type RefObject } from 'react';
import { pan, whole, zoomAt, type Zoom } from './zoom.ts';

/** How much a step of the wheel, and a press of a button, enlarges. */
const [wheelFactor, buttonFactor] = [1.05, 1.25];

/** From this many pixels on a press is a drag. */
const dragFrom = 4;

/**
 * Zoom of a figure: the wheel with Ctrl (or a pinch) about the pointer, dragging moves it, and steps about its middle.
 * `handlers` belong on the frame; a click that ends a drag presses nothing.
 */
export function useZoom(frame: RefObject<HTMLElement | null>, side: number) {
  const [zoom, setZoom] = useState<Zoom>(whole);
  const drag = useRef<{ x: number; y: number; moved: boolean }>(undefined);
  useEffect(() => {
    const element = frame.current;
    const onWheel = (event: WheelEvent) => {
      if (!event.ctrlKey && !event.metaKey) return;
      event.preventDefault();
      const { left, top } = (event.currentTarget as HTMLElement).getBoundingClientRect();
      const at = { x: event.clientX - left, y: event.clientY - top };
      setZoom((now) => zoomAt(now, event.deltaY < 0 ? wheelFactor : 1 / wheelFactor, at));
    };
    element?.addEventListener('wheel', onWheel, { passive: false });
    return () => element?.removeEventListener('wheel', onWheel);
  }, [frame]);
  const middle = { x: side / 2, y: side / 2 };
  return {
    zoom,
    enlarge: () => setZoom((now) => zoomAt(now, buttonFactor, middle)),
    reduce: () => setZoom((now) => zoomAt(now, 1 / buttonFactor, middle)),
    reset: () => setZoom(whole),
    handlers: {
      onPointerDown: ({ button, clientX, clientY }: PointerEvent) => {
        if (button === 0) drag.current = { x: clientX, y: clientY, moved: false };
      },
      onPointerMove: ({ buttons, clientX, clientY }: PointerEvent) => {
        const from = drag.current;
        if (!from || !(buttons & 1)) return;
        const by = { x: clientX - from.x, y: clientY - from.y };
        if (!from.moved && Math.hypot(by.x, by.y) < dragFrom) return;
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
