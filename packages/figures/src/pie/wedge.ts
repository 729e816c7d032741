import * as maths from '@trellis/core/maths';
import type { Point } from '../parts/point.ts';

/** A slice as angles: radians clockwise from the top. */
export interface Wedge {
  readonly slice: number;
  readonly label: string;
  readonly count: number;
  readonly middle: number;
  readonly arc: number;
}

/** A point at an angle and a distance from the middle of the pie, which is at 0. */
export const pointAt = (angle: number, distance: number): Point => ({
  x: maths.sin(angle) * distance,
  y: -maths.cos(angle) * distance,
});

/** Whether a point lies in a slice, at least `margin` from its sides and its rim. */
export function isInWedge({ middle, arc }: Wedge, { x, y }: Point, radius: number, margin: number): boolean {
  const distance = maths.hypot(x, y);
  if (distance > radius - margin) return false;
  if (arc >= 2 * Math.PI) return true;
  const angle = maths.atan2(x, -y) - middle;
  const off = Math.abs(angle - 2 * Math.PI * Math.round(angle / (2 * Math.PI)));
  const toSide = arc / 2 - off;
  if (toSide <= 0) return false;
  return toSide >= Math.PI / 2 || distance * maths.sin(toSide) >= margin;
}
