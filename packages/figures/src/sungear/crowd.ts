import { sungearSizes as sizes } from './sizes.ts';
import type { PlacedNode } from './types.ts';

/** Number of the largest circles of a crowded diagram whose arrows are always drawn. */
const maxLargest = 12;

/** Most arrows of a circle that do not blur into a ring. */
const maxDistinct = 12;

/** Indices of the largest circles with few arrows and room for them; of equal ones the first come first. */
export const largestCircles = (nodes: readonly Pick<PlacedNode, 'r' | 'members'>[]): number[] =>
  [...nodes.keys()]
    .filter((index) => nodes[index].r >= sizes.minClear && nodes[index].members.length <= maxDistinct)
    .sort((a, b) => nodes[b].r - nodes[a].r || a - b)
    .slice(0, maxLargest);

/** Width of the outline of a circle: thinner where it is small, which leaves its color visible. */
export const strokeOf = (r: number): number => Math.min(1, r / 4);
