import type { Point } from './outline.ts';

const directions: Readonly<Record<string, readonly [x: number, y: number] | undefined>> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
};

/** The nearest circle in the direction of an arrow key, within 45 degrees of it; undefined when there is none. */
export function nextCircle(
  circles: readonly Point[],
  from: number,
  { key, isThere }: { readonly key: string; readonly isThere: (index: number) => boolean },
): number | undefined {
  const direction = directions[key];
  if (!direction) return undefined;
  let [found, least]: [number | undefined, number] = [undefined, Infinity];
  circles.forEach(({ x, y }, index) => {
    if (index === from || !isThere(index)) return;
    const [dx, dy] = [x - circles[from].x, y - circles[from].y];
    const along = dx * direction[0] + dy * direction[1];
    const across = Math.abs(dx * direction[1] - dy * direction[0]);
    const distance = Math.hypot(dx, dy);
    if (along > 0 && across <= along && distance < least) [found, least] = [index, distance];
  });
  return found;
}
