import * as maths from '@trellis/core/maths';
import type { Point } from '../parts/point.ts';

/** Radius of the circle of anchors in a unit square, around its middle. */
export const anchorRadius = 0.4375;
export const middle = 0.5;

/** The line around the nodes: a regular polygon with an anchor at each corner, or a circle for fewer than three anchors. */
export interface Outline {
  readonly anchors: readonly Point[];
  readonly area: number;
  /** Distance from the middle to the nearest points of the line. */
  readonly apothem: number;
}

/** The outline of a diagram; its anchors start at the top and run clockwise. */
export function sungearOutline(vertices: number): Outline {
  const angle = (2 * Math.PI) / vertices;
  const anchors = Array.from({ length: vertices }, (_, i) => ({
    x: middle + anchorRadius * maths.sin(i * angle),
    y: middle - anchorRadius * maths.cos(i * angle),
  }));
  if (vertices < 3) return { anchors, area: Math.PI * maths.square(anchorRadius), apothem: anchorRadius };
  return {
    anchors,
    area: (vertices / 2) * maths.square(anchorRadius) * maths.sin(angle),
    apothem: anchorRadius * maths.cos(angle / 2),
  };
}

/** Distance between a circle and the outline, so that rounding never moves the circle across it. */
const clearance = 1e-10;

/** The point nearest to (x, y) where a circle of radius r lies inside the outline. r must not exceed the apothem. */
export function moveInside({ anchors, apothem }: Outline, x: number, y: number, r: number): Point {
  const [dx, dy] = [x - middle, y - middle];
  const maxDistance = Math.max(apothem - r - clearance, 0);
  const distance = Math.sqrt(dx * dx + dy * dy);
  if (distance <= maxDistance) return { x, y };
  if (anchors.length < 3)
    return { x: middle + (dx / distance) * maxDistance, y: middle + (dy / distance) * maxDistance };
  // By symmetry the nearest edge is the one whose sector contains the point; clamping along and across it gives the point.
  const sector = (2 * Math.PI) / anchors.length;
  const normal = (Math.floor(maths.atan2(dx, -dy) / sector) + 0.5) * sector;
  const [nx, ny] = [maths.sin(normal), -maths.cos(normal)];
  const across = Math.min(dx * nx + dy * ny, maxDistance);
  const half = maxDistance * maths.tan(sector / 2);
  const along = Math.min(Math.max(dy * nx - dx * ny, -half), half);
  return { x: middle + across * nx - along * ny, y: middle + across * ny + along * nx };
}
