import * as maths from '@trellis/core/maths';
import { halfChord } from '../parts/halfChord.ts';
import type { Point } from '../parts/point.ts';
import { spreadOut } from '../parts/spreadOut.ts';
import { textWidth } from '../parts/textWidth.ts';
import { pieSizes as sizes } from './sizes.ts';
import type { PieLabel } from './types.ts';
import { pointAt, type Wedge } from './wedge.ts';

/** A slice with the text that goes outside. */
export interface Outsider {
  readonly wedge: Wedge;
  readonly text: string;
  /** Whether it is labeled even where its label has to move away from its slice. */
  readonly must: boolean;
}

/** The pie, and half the width and height of the room around it. */
export interface Surroundings {
  readonly radius: number;
  readonly half: Point;
}

/** Largest angle between two points of a leader, in radians. */
const leaderStep = 0.08;

/**
 * Writes labels on both sides of the pie, in the order of their slices, each with a leader that winds around the pie to its row.
 * Leaders are straight in polar coordinates and keep the order of the slices, so that they cross neither the pie nor each other.
 * Leaves out labels without room; the largest slices come first. Positions are relative to the middle of the pie.
 */
export function outsideLabels(outsiders: readonly Outsider[], around: Surroundings): PieLabel[] {
  return [1, -1].flatMap((sign) =>
    placeSide(
      outsiders.filter(({ wedge }) => signOf(wedge) === sign),
      sign,
      around,
    ),
  );
}

const signOf = ({ middle }: Wedge): number => (middle < Math.PI ? 1 : -1);

/** Angle from the top to the middle of a slice on its own side, from 0 to pi. */
const fallOf = ({ middle }: Wedge): number => (middle < Math.PI ? middle : 2 * Math.PI - middle);

function placeSide(outsiders: readonly Outsider[], sign: number, { radius, half }: Surroundings): PieLabel[] {
  const reach = radius + sizes.leader;
  const limit = Math.min(reach, half.y - sizes.rowHeight / 2);
  const wantedOf = ({ wedge }: Outsider) => -maths.cos(fallOf(wedge)) * reach;
  const chosen = choose(outsiders, wantedOf, Math.floor((2 * limit) / sizes.rowHeight) + 1);
  const rows = spreadOut(chosen.map(wantedOf), sizes.rowHeight, { min: -limit, max: limit });
  return chosen.flatMap(({ wedge, text }, i) => {
    const y = rows[i];
    const width = Math.ceil(textWidth(text, sizes.labelText));
    const inner = halfChord(reach, Math.max(Math.abs(y) - sizes.rowHeight / 2, 0)) + sizes.leaderEnd;
    if (inner + width > half.x) return [];
    const leader = leaderOf(fallOf(wedge), { radius, reach, y, end: inner - 3 }, sign);
    const x = sign > 0 ? inner : -inner - width;
    const height = sizes.outsideHeight;
    return [{ slice: wedge.slice, text, x, y: y - height / 2, width, height, leader }];
  });
}

/** The labels of a side from top to bottom: as many as there are rows; those that are optional only in a row of their own. */
function choose(
  outsiders: readonly Outsider[],
  wantedOf: (outsider: Outsider) => number,
  rows: number,
): readonly Outsider[] {
  const kept: Outsider[] = [];
  for (const outsider of outsiders) {
    const isFree = kept.every((other) => Math.abs(wantedOf(other) - wantedOf(outsider)) >= sizes.rowHeight);
    if (kept.length < rows && (outsider.must || isFree)) kept.push(outsider);
  }
  return kept.sort((a, b) => fallOf(a.wedge) - fallOf(b.wedge));
}

interface LeaderEnds {
  readonly radius: number;
  readonly reach: number;
  /** Row and end of the leader. */
  readonly y: number;
  readonly end: number;
}

function leaderOf(fall: number, { radius, reach, y, end }: LeaderEnds, sign: number): Point[] {
  const to = maths.atan2(halfChord(reach, y), -y);
  const steps = Math.max(1, Math.ceil(Math.abs(to - fall) / leaderStep));
  const points = Array.from({ length: steps + 1 }, (_, i) =>
    pointAt(fall + ((to - fall) * i) / steps, radius + (sizes.leader * i) / steps),
  );
  return [...points, { x: end, y }].map((point) => ({ x: tenths(sign * point.x), y: tenths(point.y) }));
}

const tenths = (value: number): number => Math.round(value * 10) / 10;
