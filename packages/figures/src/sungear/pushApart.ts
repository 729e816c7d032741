import { moveInside, type Outline } from './outline.ts';
import { eachNearPair, sortIntoGrid } from './grid.ts';

/** Circles that are moved in place. */
export interface Circles {
  readonly x: Float64Array;
  readonly y: Float64Array;
  readonly r: Float64Array;
}

/** Rounds of pushing before the circles are taken to lack room: fewer when there are so many that a round takes long. */
const maxRoundsFor = (circles: number): number => Math.min(40, Math.max(8, Math.round(200_000 / circles)));

/** How much they then shrink. */
const shrinkage = 0.93;

/** Circles whose distances are this share of what they should be need no more pushing: a last shrink does the rest. */
const nearEnough = 0.97;

/** Never more rounds than this; the last shrink makes good whatever is left. */
const maxRounds = 4000;

const goldenAngle = Math.PI * (3 - Math.sqrt(5));

/**
 * Pushes overlapping circles apart and back inside the outline, the smaller of two further than the larger, round after
 * round until none overlap. When that takes long there is not enough room: all shrink a little, and so on. The same input
 * gives the same output to the last bit.
 */
export function pushApart(circles: Circles, outline: Outline): void {
  const patience = maxRoundsFor(circles.r.length);
  keepInside(circles, outline);
  for (let round = 1; round <= maxRounds; round++) {
    if (pushOnce(circles, outline) >= nearEnough && minGap(circles) >= nearEnough) break;
    if (round % patience === 0) scale(circles.r, shrinkage);
  }
  // A hair less than measured, so that rounding leaves no overlap.
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

/** One round; answers the least ratio of a distance to the sum of the two radii that it met. */
function pushOnce(circles: Circles, outline: Outline): number {
  let worst = 1;
  eachNearPair(circles, sortIntoGrid(circles), (i, j) => {
    worst = Math.min(worst, pushPair(circles, i, j));
  });
  keepInside(circles, outline);
  return worst;
}

/**
 * Moves two circles that overlap until they touch, and answers the ratio of their distance before to the sum of their
 * radii. Of two in the same place the direction depends on their numbers.
 */
function pushPair({ x, y, r }: Circles, i: number, j: number): number {
  const [dx, dy, wanted] = [x[j] - x[i], y[j] - y[i], r[i] + r[j]];
  const square = dx * dx + dy * dy;
  if (square >= wanted * wanted) return 1;
  const distance = Math.sqrt(square);
  const same = distance < wanted * 1e-6;
  const [ux, uy] = same ? [Math.cos(j * goldenAngle), Math.sin(j * goldenAngle)] : [dx / distance, dy / distance];
  const push = wanted - distance;
  const share = r[j] / wanted;
  x[i] -= ux * push * share;
  y[i] -= uy * push * share;
  x[j] += ux * push * (1 - share);
  y[j] += uy * push * (1 - share);
  return distance / wanted;
}

/** Least ratio of the distance of two circles to the sum of their radii; at least 1 when none overlap. */
function minGap(circles: Circles): number {
  const { x, y, r } = circles;
  let least = 1;
  eachNearPair(circles, sortIntoGrid(circles), (i, j) => {
    const [dx, dy] = [x[j] - x[i], y[j] - y[i]];
    const wanted = r[i] + r[j];
    const square = dx * dx + dy * dy;
    if (square < wanted * wanted * least * least) least = Math.sqrt(square) / wanted;
  });
  return least;
}
