import * as maths from '@trellis/core/maths';
import type { Point } from '../parts/point.ts';
import { middle, type Outline } from './outline.ts';

/**
 * Equal-area coordinates inside the outline, each from 0 to 1: `sweep` is the share of the area swept clockwise from the
 * top, `out` the squared distance from the middle relative to the outline.
 */
export interface Swept {
  readonly sweep: number;
  readonly out: number;
}

/** Half the central angle of an edge. */
const halfAngle = ({ anchors }: Outline): number => Math.PI / anchors.length;

/** Equal-area coordinates of a point; points outside are moved to the outline. */
export function sweptOf(outline: Outline, { x, y }: Point): Swept {
  const { anchors, apothem } = outline;
  const [dx, dy] = [x - middle, y - middle];
  const angle = (maths.atan2(dx, -dy) + 2 * Math.PI) % (2 * Math.PI);
  const distance = maths.hypot(dx, dy);
  if (anchors.length < 3) return { sweep: angle / (2 * Math.PI), out: clamp(maths.square(distance / apothem)) };
  const half = halfAngle(outline);
  const sector = Math.min(Math.floor(angle / (2 * half)), anchors.length - 1);
  const offset = angle - (2 * sector + 1) * half;
  return {
    sweep: clamp((sector + (maths.tan(offset) / maths.tan(half) + 1) / 2) / anchors.length),
    out: clamp(maths.square((distance * maths.cos(offset)) / apothem)),
  };
}

/** The inverse of `sweptOf`. */
export function pointAt(outline: Outline, { sweep, out }: Swept): Point {
  const { anchors, apothem } = outline;
  const across = Math.sqrt(out) * apothem;
  if (anchors.length < 3) return polar(sweep * 2 * Math.PI, across, 0);
  const half = halfAngle(outline);
  const sector = Math.min(Math.floor(sweep * anchors.length), anchors.length - 1);
  const along = across * (2 * (sweep * anchors.length - sector) - 1) * maths.tan(half);
  return polar((2 * sector + 1) * half, across, along);
}

/** The point at a distance from the middle in the direction of `angle`, shifted to its right by `along`. */
function polar(angle: number, across: number, along: number): Point {
  const [sin, cos] = [maths.sin(angle), maths.cos(angle)];
  return { x: middle + across * sin + along * cos, y: middle - across * cos + along * sin };
}

const clamp = (share: number): number => Math.min(Math.max(share, 0), 1);
