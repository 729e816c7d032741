import type { Point } from '../parts/point.ts';
import { textWidth } from '../parts/textWidth.ts';
import { pieSizes as sizes } from './sizes.ts';
import type { PieLabel } from './types.ts';
import { isInWedge, pointAt, type Wedge } from './wedge.ts';

/** Shares of the radius at which a label is tried, in this order. */
const shares = [0.66, 0.74, 0.58, 0.82, 0.5];

/** Distance of a label from the border of its slice, and of the tested points of its box, in pixels. */
const margin = 3;
const step = 6;

/** Places a text in its slice, relative to the middle of the pie; undefined if it has no room there. */
export function insideLabel(wedge: Wedge, text: string, radius: number): PieLabel | undefined {
  const width = Math.ceil(textWidth(text, sizes.labelText)) + 2 * sizes.labelPad;
  const height = sizes.labelHeight;
  const isWhole = wedge.arc >= 2 * Math.PI;
  for (const share of isWhole ? [0] : shares) {
    const { x, y } = pointAt(wedge.middle, radius * share);
    const label = { slice: wedge.slice, text, x: x - width / 2, y: y - height / 2, width, height, leader: [] };
    if (borderOf(label).every((point) => isInWedge(wedge, point, radius, margin))) return label;
  }
  return undefined;
}

/** Points around a box, at most some pixels apart. */
function borderOf({ x, y, width, height }: PieLabel): Point[] {
  const along = (length: number) => {
    const steps = Math.ceil(length / step);
    return Array.from({ length: steps + 1 }, (_, i) => (length * i) / steps);
  };
  return [
    ...along(width).flatMap((dx) => [
      { x: x + dx, y },
      { x: x + dx, y: y + height },
    ]),
    ...along(height).flatMap((dy) => [
      { x, y: y + dy },
      { x: x + width, y: y + dy },
    ]),
  ];
}
