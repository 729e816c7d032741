import * as maths from '@trellis/core/maths';
import { valueOf } from '@trellis/core';
import type { Point } from '../parts/point.ts';

const directions: Readonly<Record<string, readonly [x: number, y: number] | undefined>> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
};

/** The nearest circle within 45 degrees of the direction of an arrow key; undefined if there is none. */
export function nextCircle(
  circles: readonly Point[],
  from: number,
  { key, isShown }: { readonly key: string; readonly isShown: (index: number) => boolean },
): number | undefined {
  const direction = valueOf(directions, key);
  if (!direction) return undefined;
  let [found, minDistance]: [number | undefined, number] = [undefined, Infinity];
  circles.forEach(({ x, y }, index) => {
    if (index === from || !isShown(index)) return;
    const [dx, dy] = [x - circles[from].x, y - circles[from].y];
    const along = dx * direction[0] + dy * direction[1];
    const across = Math.abs(dx * direction[1] - dy * direction[0]);
    const distance = maths.hypot(dx, dy);
    if (along > 0 && across <= along && distance < minDistance) [found, minDistance] = [index, distance];
  });
  return found;
}
