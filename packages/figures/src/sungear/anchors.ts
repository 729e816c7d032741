import type { Point } from '../parts/point.ts';
import { fitLabel } from '../parts/fitLabel.ts';
import { textWidth } from '../parts/textWidth.ts';
import { sungearSizes as sizes } from './sizes.ts';
import type { PlacedAnchor, SungearAnchor } from './types.ts';

/** The square of the diagram in the figure, by its upper left corner. */
export interface Square extends Point {
  readonly side: number;
}

export interface AnchorBounds {
  readonly width: number;
  readonly top: number;
  readonly bottom: number;
}

/**
 * Places labels outside the corners, rotated with the outline but never upside down. They shrink, and are then shortened,
 * to fit the length of an edge and the figure.
 */
export function placeAnchors(
  anchors: readonly SungearAnchor[],
  square: Square,
  bounds: AnchorBounds,
): PlacedAnchor[] {
  const step = (2 * Math.PI) / anchors.length;
  const edge = anchors.length < 3 ? square.side * 0.9 : distanceOf(anchors[0], anchors[1]) * square.side;
  return anchors.map((anchor, i) => placeAnchor(anchor, { angle: i * step, edge, square, bounds }));
}

const distanceOf = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);

interface Place {
  /** Clockwise from the top, in radians. */
  readonly angle: number;
  readonly edge: number;
  readonly square: Square;
  readonly bounds: AnchorBounds;
}

function placeAnchor(anchor: SungearAnchor, { angle, edge, square, bounds }: Place): PlacedAnchor {
  const corner = { x: square.x + anchor.x * square.side, y: square.y + anchor.y * square.side };
  const gap = Math.min(sizes.anchorGap, square.side / 16 - sizes.anchorText / 2);
  const middle = { x: corner.x + Math.sin(angle) * gap, y: corner.y - Math.cos(angle) * gap };
  const room = Math.min(edge, roomAlong(middle, angle, bounds)) - 4;
  const wanted = textWidth(anchor.label, sizes.anchorText);
  const size = Math.max(Math.min(1, room / wanted) * sizes.anchorText, sizes.minText);
  const text = fitLabel(anchor.label, size, room + 1);
  const degrees = Math.round((angle * 180) / Math.PI);
  const upsideDown = degrees > 90 && degrees < 270;
  return {
    text,
    full: text === anchor.label ? undefined : anchor.label,
    ...middle,
    turn: upsideDown ? degrees - 180 : degrees > 180 ? degrees - 360 : degrees,
    size: Math.floor(size * 2) / 2,
    corner,
  };
}

/** Maximum length of a text centered at a point and rotated by an angle that stays inside the figure. */
function roomAlong({ x, y }: Point, angle: number, { width, top, bottom }: AnchorBounds): number {
  const [across, down] = [Math.abs(Math.cos(angle)), Math.abs(Math.sin(angle))];
  const limit = (distance: number, part: number) => (part > 1e-6 ? Math.max(distance, 0) / part : Infinity);
  return 2 * Math.min(limit(Math.min(x, width - x), across), limit(Math.min(y - top, bottom - y), down));
}
