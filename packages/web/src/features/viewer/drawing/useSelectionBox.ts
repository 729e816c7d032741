import { useEffect, useRef, useState, type RefObject } from 'react';
import type { SceneBox } from '../scene/selection.ts';

interface Options {
  /** Whether a plain drag draws a box; with Shift it always does. */
  readonly on: boolean;
  /** A box was drawn, in pixels of the element; `add` when Ctrl or Cmd was held. */
  readonly onBox: (box: SceneBox, add: boolean) => void;
  /** Shift was held but nothing was drawn: a press on one thing. */
  readonly onPoint: () => void;
}

const least = 4;

/** A box drawn over an element; it keeps the drags that draw it from what is below. */
export function useSelectionBox(frame: RefObject<HTMLElement | null>, options: Options): SceneBox | undefined {
  const [box, setBox] = useState<SceneBox>();
  const latest = useRef(options);
  useEffect(() => {
    latest.current = options;
  });
  useEffect(() => {
    const element = frame.current;
    if (!element) return;
    let start: { x: number; y: number } | undefined;
    let now: SceneBox | undefined;
    const at = ({ clientX, clientY }: MouseEvent) => {
      const { left, top } = element.getBoundingClientRect();
      return { x: clientX - left, y: clientY - top };
    };
    const block = (event: Event) => {
      if (start) event.stopPropagation();
    };
    const down = (event: PointerEvent) => {
      if (event.button !== 0 || !(event.shiftKey || latest.current.on)) return;
      start = at(event);
      event.stopPropagation();
    };
    const move = (event: PointerEvent) => {
      if (!start) return;
      const end = at(event);
      now = {
        left: Math.min(start.x, end.x),
        right: Math.max(start.x, end.x),
        top: Math.min(start.y, end.y),
        bottom: Math.max(start.y, end.y),
      };
      setBox(now);
    };
    const up = (event: PointerEvent) => {
      if (!start) return;
      start = undefined;
      setBox(undefined);
      const drawn = now && now.right - now.left + now.bottom - now.top > least ? now : undefined;
      now = undefined;
      if (drawn) latest.current.onBox(drawn, event.ctrlKey || event.metaKey);
      else latest.current.onPoint();
    };
    element.addEventListener('pointerdown', down, true);
    for (const name of ['mousedown', 'touchstart']) element.addEventListener(name, block, true);
    window.addEventListener('pointermove', move);
    window.addEventListener('pointerup', up);
    return () => {
      element.removeEventListener('pointerdown', down, true);
      for (const name of ['mousedown', 'touchstart']) element.removeEventListener(name, block, true);
      window.removeEventListener('pointermove', move);
      window.removeEventListener('pointerup', up);
    };
  }, [frame]);
  return box;
}
