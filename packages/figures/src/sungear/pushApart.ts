import * as maths from '@trellis/core/maths';
import type { Circles } from './circles.ts';
import { moveInside, type Outline } from './outline.ts';
import { eachNearPair, sortIntoGrid } from './grid.ts';

/** Rounds of pushing before the circles shrink; fewer for many circles, because their rounds take longer. */
const maxRoundsFor = (circles: number): number => Math.min(40, Math.max(8, Math.round(200_000 / circles)));

/** Factor by which radii then shrink. */
const shrinkage = 0.93;

/** Pushing stops once all distances reach this share of the sum of the radii; a final shrink removes the rest. */
const nearEnough = 0.97;

/** The final shrink removes any overlaps left after these rounds. */
const maxRounds = 4000;

const goldenAngle = Math.PI * (3 - Math.sqrt(5));

/**
 * Pushes overlapping circles apart and back inside the outline, round by round until none overlap. Of two circles the
 * smaller one moves further. If that takes too many rounds all circles shrink a little. The same input gives the same
 * output to the last bit.
 */
export function pushApart(circles: Circles, outline: Outline): void {
  const roundsBeforeShrink = maxRoundsFor(circles.r.length);
  keepInside(circles, outline);
  for (let round = 1; round <= maxRounds; round++) {
    if (pushOnce(circles, outline) >= nearEnough && minGap(circles) >= nearEnough) break;
    if (round % roundsBeforeShrink === 0) scale(circles.r, shrinkage);
  }
  // Slightly less than measured, so that rounding leaves no overlap.
  scale(circles.r, Math.min(1, minGap(circles)) * (1 - 1e-12));
}

function scale(radii: Float64Array, factor: number): void {
  for (let i = 0; i < radii.length; i++) radii[i] *= factor;
}

function keepInside({ x, y, r }: Circles, outline: Outline): void {
  for (let i = 0; i < r.length; i++) {
    const inside = moveInside(outline, x[i], y[i], r[i]);
    x[i] = inside.x;
    y[i] = inside.y;
  }
}

/** Runs one round; returns the minimum ratio found of a distance to the sum of the two radii. */
function pushOnce(circles: Circles, outline: Outline): number {
  let worst = 1;
  eachNearPair(circles, sortIntoGrid(circles), (i, j) => {
    worst = Math.min(worst, pushPair(circles, i, j));
  });
  keepInside(circles, outline);
  return worst;
}

/**
 * Moves two overlapping circles until they touch; returns the ratio of their distance before to the sum of their radii, or
 * 1 without an overlap. For two circles in the same place the direction depends on their indices.
 */
function pushPair({ x, y, r }: Circles, i: number, j: number): number {
  const [dx, dy, wanted] = [x[j] - x[i], y[j] - y[i], r[i] + r[j]];
  const square = dx * dx + dy * dy;
  if (square >= wanted * wanted) return 1;
  const distance = Math.sqrt(square);
  const same = distance < wanted * 1e-6;
  const [ux, uy] = same ? [maths.cos(j * goldenAngle), maths.sin(j * goldenAngle)] : [dx / distance, dy / distance];
  const push = wanted - distance;
  const share = r[j] / wanted;
  x[i] -= ux * push * share;
  y[i] -= uy * push * share;
  x[j] += ux * push * (1 - share);
  y[j] += uy * push * (1 - share);
  return distance / wanted;
}

/** Minimum ratio of the distance of two circles to the sum of their radii; 1 if none overlap. */
function minGap(circles: Circles): number {
  const { x, y, r } = circles;
  let min = 1;
  eachNearPair(circles, sortIntoGrid(circles), (i, j) => {
    const [dx, dy] = [x[j] - x[i], y[j] - y[i]];
    const wanted = r[i] + r[j];
    const square = dx * dx + dy * dy;
    if (square < wanted * wanted * min * min) min = Math.sqrt(square) / wanted;
  });
  return min;
}
