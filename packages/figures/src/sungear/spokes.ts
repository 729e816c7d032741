import * as maths from '@trellis/core/maths';
import type { PlacedAnchor, PlacedNode } from './types.ts';

const tenths = (value: number): number => Math.round(value * 10) / 10;

/** Lines from the edge of a circle to the corners of its analyses, as an SVG path. */
export const spokesOf = (
  { x, y, r, members }: Pick<PlacedNode, 'x' | 'y' | 'r' | 'members'>,
  anchors: readonly Pick<PlacedAnchor, 'corner'>[],
): string =>
  members
    .map((member) => {
      const { corner } = anchors[member];
      const share = r / (maths.hypot(corner.x - x, corner.y - y) || 1);
      const [startX, startY] = [x + (corner.x - x) * share, y + (corner.y - y) * share];
      return `M${tenths(startX)} ${tenths(startY)}L${tenths(corner.x)} ${tenths(corner.y)}`;
    })
    .join('');
