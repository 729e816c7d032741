import { formatCount } from '@trellis/core/formats';
import type { Point } from '../parts/point.ts';
import { insideLabel } from './insideLabel.ts';
import { outsideLabels, type Outsider } from './outsideLabels.ts';
import { alwaysLabeled, pieSizes as sizes } from './sizes.ts';
import type { PieLabel } from './types.ts';
import type { Wedge } from './wedge.ts';

/** Shares of the largest radius that are tried until all labels have room, in this order. */
const shares = [1, 0.95, 0.9, 0.85, 0.8, 0.75, 0.7, 0.65, 0.6];

/** A pie with its labels, relative to its middle. */
export interface LabeledPie {
  readonly radius: number;
  readonly labels: readonly PieLabel[];
}

/**
 * Labels slices with value and count, inside where the text fits and outside otherwise, and makes the pie as large as that allows.
 * The largest slices are always labeled, the others only where nothing has to move. `half`: half the width and height of the room.
 * Undefined if names would leave the pie too small.
 */
export function labelByName(wedges: readonly Wedge[], half: Point): LabeledPie | undefined {
  const attempt = tryShares(wedges, half, ({ label, count }) => `${label}: ${formatCount(count)}`);
  return attempt.isWhole ? attempt : undefined;
}

/** Labels slices with their counts alone. */
export const labelByCount = (wedges: readonly Wedge[], half: Point): LabeledPie =>
  tryShares(wedges, half, ({ count }) => formatCount(count));

interface Attempt extends LabeledPie {
  /** Whether all of the largest slices are labeled. */
  readonly isWhole: boolean;
}

function tryShares(wedges: readonly Wedge[], half: Point, textOf: (wedge: Wedge) => string): Attempt {
  const largest = Math.max(Math.min(half.x, half.y) - sizes.edge, sizes.minRadius);
  const bySize = [...wedges].sort((a, b) => b.count - a.count || a.slice - b.slice);
  const all = bySize.map((wedge, rank): Outsider => ({ wedge, text: textOf(wedge), must: rank < alwaysLabeled }));
  let attempt: Attempt = { radius: largest, labels: [], isWhole: false };
  for (const share of shares) {
    attempt = labelAll(all, { radius: Math.max(largest * share, sizes.minRadius), half });
    if (attempt.isWhole) break;
  }
  return attempt;
}

function labelAll(all: readonly Outsider[], around: { readonly radius: number; readonly half: Point }): Attempt {
  const { radius, half } = around;
  const inside = all.flatMap(({ wedge, text }) => insideLabel(wedge, text, radius) ?? []);
  const isInside = new Set(inside.map(({ slice }) => slice));
  const others = all.filter(
    ({ wedge, must }) => !isInside.has(wedge.slice) && (must || wedge.arc * radius >= sizes.minArc),
  );
  const hasSpace = radius + sizes.leader + sizes.edge <= half.y;
  const outside = hasSpace ? outsideLabels(others, around) : [];
  const isLabeled = new Set([...isInside, ...outside.map(({ slice }) => slice)]);
  return {
    radius,
    labels: [...inside, ...outside].sort((a, b) => a.slice - b.slice),
    isWhole: all.every(({ wedge, must }) => !must || isLabeled.has(wedge.slice)),
  };
}
