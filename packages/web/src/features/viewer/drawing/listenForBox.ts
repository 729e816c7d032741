import type { SceneBox } from '../scene/selection.ts';

export interface BoxOptions {
  /** Whether a plain drag draws a box; a drag with Shift always does. */
  readonly on: boolean;
  /** A box was drawn, in pixels of the element; `add` when Ctrl or Cmd was held. */
  readonly onBox: (box: SceneBox, add: boolean) => void;
  /** A click with Shift, which draws no box. */
  readonly onPoint: () => void;
}

interface Point {
  readonly x: number;
  readonly y: number;
}

/** Width plus height of the smallest box, in pixels. */
const minBoxPixels = 4;

/** Returns the box between two opposite corners. */
export const boxBetween = (a: Point, b: Point): SceneBox => ({
  left: Math.min(a.x, b.x),
  right: Math.max(a.x, b.x),
  top: Math.min(a.y, b.y),
  bottom: Math.max(a.y, b.y),
});

/** Whether a box is large enough not to be a click. */
export const isBox = ({ left, right, top, bottom }: SceneBox): boolean => right - left + bottom - top > minBoxPixels;

function pointIn(element: HTMLElement, { clientX, clientY }: MouseEvent): Point {
  const { left, top } = element.getBoundingClientRect();
  return { x: clientX - left, y: clientY - top };
}

/** Listens for boxes drawn over an element and hides these drags from the drawing below; returns a function that stops. */
export function listenForBox(
  element: HTMLElement,
  options: () => BoxOptions,
  onChange: (box: SceneBox | undefined) => void,
): () => void {
  let start: Point | undefined;
  let box: SceneBox | undefined;
  /** Whether the click that ends a box is still to come. */
  let isClickDue = false;
  const block = (event: Event) => {
    if (start) event.stopPropagation();
  };
  const click = (event: Event) => {
    if (isClickDue) event.stopPropagation();
    isClickDue = false;
  };
  const down = (event: PointerEvent) => {
    isClickDue = false;
    if (event.button !== 0 || !(event.shiftKey || options().on)) return;
    start = pointIn(element, event);
    event.stopPropagation();
  };
  const move = (event: PointerEvent) => {
    if (!start) return;
    box = boxBetween(start, pointIn(element, event));
    onChange(box);
  };
  const up = (event: PointerEvent) => {
    if (!start) return;
    const drawn = box;
    [start, box] = [undefined, undefined];
    isClickDue = true;
    onChange(undefined);
    if (drawn && isBox(drawn)) options().onBox(drawn, event.ctrlKey || event.metaKey);
    else options().onPoint();
  };
  const listening = new AbortController();
  const inCapture = { capture: true, signal: listening.signal };
  element.addEventListener('pointerdown', down, inCapture);
  element.addEventListener('mousedown', block, inCapture);
  element.addEventListener('touchstart', block, inCapture);
  element.addEventListener('click', click, inCapture);
  window.addEventListener('pointermove', move, { signal: listening.signal });
  window.addEventListener('pointerup', up, { signal: listening.signal });
  return () => listening.abort();
}
