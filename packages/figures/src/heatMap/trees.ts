import type { HeatMapTree } from './types.ts';

interface Room {
  /** Along the axis the first leaf begins at `start`, and each takes `pitch`. */
  readonly start: number;
  readonly pitch: number;
  /** Positions of the leaves and of the root across the axis. */
  readonly leaves: number;
  readonly root: number;
}

const round = (value: number): number => Math.round(value * 100) / 100;

/**
 * Draws a tree as one SVG path of brackets whose heights are the distances of the clusters they join. `column` trees are
 * above the columns, `row` trees to the left of the rows.
 */
export function treePath(tree: HeatMapTree | undefined, axis: 'row' | 'column', room: Room): string {
  if (!tree) return '';
  const top = tree.merges.reduce((max, { height }) => Math.max(max, height), 0);
  const across = (height: number) => room.leaves + (room.root - room.leaves) * (top > 0 ? height / top : 0);
  const ends: { along: number; across: number }[] = [];
  tree.order.forEach((leaf, place) => {
    ends[leaf] = { along: room.start + (place + 0.5) * room.pitch, across: room.leaves };
  });
  const brackets = tree.merges.map(({ left, right, height }, i) => {
    const [a, b, at] = [ends[left], ends[right], across(height)];
    ends[tree.order.length + i] = { along: (a.along + b.along) / 2, across: at };
    const [a1, b1, a2, b2, end] = [a.along, b.along, a.across, b.across, at].map(round);
    return axis === 'column' ? `M${a1} ${a2}V${end}H${b1}V${b2}` : `M${a2} ${a1}H${end}V${b1}H${b2}`;
  });
  return brackets.join('');
}
