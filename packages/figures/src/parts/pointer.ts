import type { Point } from './point.ts';

interface PointerPosition {
  readonly clientX: number;
  readonly clientY: number;
  readonly currentTarget: { getBoundingClientRect(): DOMRectReadOnly };
}

/** Position of the pointer on the listening element as shares of its width and height (0 to 1), at any zoom. */
export function pointerShare({ clientX, clientY, currentTarget }: PointerPosition): Point {
  const { left, top, width, height } = currentTarget.getBoundingClientRect();
  const clamp = (share: number) => Math.min(Math.max(share, 0), 1);
  return { x: clamp((clientX - left) / (width || 1)), y: clamp((clientY - top) / (height || 1)) };
}
