import { anchorRadius, type Outline } from './outline.ts';

/** Least radius, as a share of the largest. */
const least = 0.1;

/** Most of the outline's area that the circles fill together. */
const fill = 0.2;

/** No circle is wider than this, however few there are. */
const widest = anchorRadius / 4;

/**
 * Radii of circles whose areas are in proportion to their sizes, except that none is below a tenth of the largest radius;
 * all shrink together until they fill at most a fifth of the outline.
 */
export function radiiOf(sizes: readonly number[], { area, apothem }: Outline): Float64Array {
  const largest = sizes.reduce((most, size) => Math.max(most, size), 0);
  const shares = Float64Array.from(sizes, (size) => (largest > 0 ? Math.max(Math.sqrt(size / largest), least) : 1));
  const sum = shares.reduce((total, share) => total + share * share, 0);
  const radius = Math.min(Math.sqrt((fill * area) / (Math.PI * sum)), widest, apothem / 2);
  return shares.map((share) => share * radius);
}
