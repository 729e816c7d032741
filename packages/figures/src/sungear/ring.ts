import * as maths from '@trellis/core/maths';
import type { Point } from '../parts/point.ts';
import { anchorRadius } from './outline.ts';

/** The circle through the corners of the diagram, in pixels. */
export interface Ring {
  readonly center: Point;
  readonly radius: number;
}

/** The square of `placeSungear` in the figure, by its upper left corner. */
export interface Square extends Point {
  readonly side: number;
}

export function squareOf({ center, radius }: Ring): Square {
  const side = radius / anchorRadius;
  return { x: center.x - side / 2, y: center.y - side / 2, side };
}

/** A point of a circle around the center of the ring; the angle is clockwise from the top, in radians. */
export const pointOn = ({ center }: Ring, radius: number, angle: number): Point => ({
  x: center.x + maths.sin(angle) * radius,
  y: center.y - maths.cos(angle) * radius,
});

/** Angle of a corner, in radians clockwise from the top. */
export const angleOf = (index: number, count: number): number => (2 * Math.PI * index) / count;

/** How far the lowest corner, or the outline of fewer than three, is below the center, as a share of the radius. */
export const fallOf = (count: number): number => (count < 3 || count % 2 === 0 ? 1 : maths.cos(Math.PI / count));

/** The space that the diagram and its labels may take. */
export interface Area {
  readonly width: number;
  readonly top: number;
  readonly height: number;
}

/** Where the corners are, what is written next to them, and where that ends. */
export interface LabeledRing<Label> {
  readonly ring: Ring;
  readonly labels: readonly Label[];
  readonly bottom: number;
}
