import { anchorRadius, type Outline } from './outline.ts';

/** Minimum radius, as a share of the largest. */
const minShare = 0.1;

/** Maximum share of the outline's area that all circles fill together. */
const maxFill = 0.2;

const maxRadius = anchorRadius / 4;

/**
 * Radii of circles with areas proportional to their sizes, but not below a tenth of the largest radius. All of them scale
 * together to fill up to a fifth of the outline.
 */
export function radiiOf(sizes: readonly number[], { area, apothem }: Outline): Float64Array {
  const largest = sizes.reduce((max, size) => Math.max(max, size), 0);
  const shares = Float64Array.from(sizes, (size) =>
    largest > 0 ? Math.max(Math.sqrt(size / largest), minShare) : 1,
  );
  const sum = shares.reduce((total, share) => total + share * share, 0);
  const radius = Math.min(Math.sqrt((maxFill * area) / (Math.PI * sum)), maxRadius, apothem / 2);
  return shares.map((share) => share * radius);
}
