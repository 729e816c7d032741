import { middle, type Outline, type Point } from './outline.ts';

/**
 * A place inside the outline as two shares from 0 to 1: `turn`, the share of the area swept clockwise from the top, and
 * `out`, the square of the way from the middle to the line. Equal rectangles of these have equal areas.
 */
export interface Swept {
  readonly turn: number;
  readonly out: number;
}

/** Half the angle of an edge, seen from the middle. */
const halfAngle = ({ anchors }: Outline): number => Math.PI / anchors.length;

/** The shares of a point; those outside the outline count as on it. */
export function sweptOf(outline: Outline, { x, y }: Point): Swept {
  const { anchors, apothem } = outline;
  const [dx, dy] = [x - middle, y - middle];
  const angle = (Math.atan2(dx, -dy) + 2 * Math.PI) % (2 * Math.PI);
  const distance = Math.hypot(dx, dy);
  if (anchors.length < 3) return { turn: angle / (2 * Math.PI), out: clamp((distance / apothem) ** 2) };
  const half = halfAngle(outline);
  const sector = Math.min(Math.floor(angle / (2 * half)), anchors.length - 1);
  const beside = angle - (2 * sector + 1) * half;
  return {
    turn: clamp((sector + (Math.tan(beside) / Math.tan(half) + 1) / 2) / anchors.length),
    out: clamp(((distance * Math.cos(beside)) / apothem) ** 2),
  };
}

/** The point of two shares: `placeOf(sweptOf(point))` is the point. */
export function pointAt(outline: Outline, { turn, out }: Swept): Point {
  const { anchors, apothem } = outline;
  const across = Math.sqrt(out) * apothem;
  if (anchors.length < 3) return polar(turn * 2 * Math.PI, across, 0);
  const half = halfAngle(outline);
  const sector = Math.min(Math.floor(turn * anchors.length), anchors.length - 1);
  const along = across * (2 * (turn * anchors.length - sector) - 1) * Math.tan(half);
  return polar((2 * sector + 1) * half, across, along);
}

/** So far from the middle in a direction, and so far to its right. */
function polar(angle: number, across: number, along: number): Point {
  const [sin, cos] = [Math.sin(angle), Math.cos(angle)];
  return { x: middle + across * sin + along * cos, y: middle - across * cos + along * sin };
}

const clamp = (share: number): number => Math.min(Math.max(share, 0), 1);
