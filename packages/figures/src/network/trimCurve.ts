import type { Point } from '../parts/point.ts';
import type { Curve } from './arrows.ts';
import { isIn, type Box } from './boxes.ts';

/** Points of a curve that are looked at, and halvings of the step between two. */
const samples = 24;
const halvings = 6;

/** What the ends of a curve must not cover; empty where the curve may keep its end. */
interface Ends {
  readonly start: readonly Box[];
  readonly tip: readonly Box[];
}

/** Returns the part of a curve between the boxes at its start and those at its tip; the whole curve if they leave nothing of it. */
export function trimCurve(curve: Curve, { start, tip }: Ends): Curve {
  const points = [curve.start, ...curve.controls, curve.tip];
  const from = start.length ? leaves(points, start, (t) => t) : 0;
  const to = tip.length ? 1 - leaves(points, tip, (t) => 1 - t) : 1;
  if (to - from < 1 / samples) return curve;
  const [first, ...rest] = partOf(points, from, to);
  return { start: first, controls: rest.slice(0, -1), tip: rest[rest.length - 1] };
}

/** The share of a curve, counted from one of its ends, after which it first is outside of some boxes. */
function leaves(points: readonly Point[], boxes: readonly Box[], shareOf: (t: number) => number): number {
  const isInside = (t: number) => isIn(boxes, pointAt(points, shareOf(t)));
  let high = 0;
  while (high < 1 && isInside(high)) high += 1 / samples;
  let low = Math.max(high - 1 / samples, 0);
  for (let step = 0; step < halvings && high > 0; step++) {
    const between = (low + high) / 2;
    if (isInside(between)) low = between;
    else high = between;
  }
  return Math.min(high, 1);
}

const mix = (a: Point, b: Point, t: number): Point => ({ x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t });

const between = (points: readonly Point[], t: number): Point[] =>
  points.slice(1).map((point, i) => mix(points[i], point, t));

/** A point of a Bézier curve (de Casteljau). */
const pointAt = (points: readonly Point[], t: number): Point =>
  points.length === 1 ? points[0] : pointAt(between(points, t), t);

/** The control points of the first part of a curve, up to a share of it. */
const headOf = (points: readonly Point[], t: number): Point[] =>
  points.length === 1 ? [...points] : [points[0], ...headOf(between(points, t), t)];

/** The control points of a part of a curve. */
function partOf(points: readonly Point[], from: number, to: number): Point[] {
  const head = headOf(points, to);
  return headOf([...head].reverse(), 1 - from / to).reverse();
}
