import { separatePlaces } from './separatePlaces.ts';
import type { Place } from './types.ts';

/** Area of the picture per node, in squares of a step. */
const spacePerNode = 3;

/** Largest distance from the middle, in sides of a square with room for all nodes; a few far nodes come closer. */
const maxReach = 4;

/**
 * Scales places around their middle so that the nodes have enough room, and moves those apart that still overlap. Places
 * that are not numbers become the middle. `step` is the smallest distance of two nodes.
 */
export function spreadPlaces(places: readonly Place[], step: number): Place[] {
  const sound = places.filter(({ x, y }) => Number.isFinite(x) && Number.isFinite(y));
  const [left, right] = extent(sound.map(({ x }) => x));
  const [top, bottom] = extent(sound.map(({ y }) => y));
  const area = Math.max(right - left, 1e-9) * Math.max(bottom - top, 1e-9);
  const side = Math.sqrt(places.length * spacePerNode) * step;
  const scale = Math.min(1e6, side / Math.sqrt(area));
  const placeOf = (value: number, middle: number) => {
    const scaled = (value - middle) * scale;
    return Number.isFinite(scaled) ? Math.max(-maxReach * side, Math.min(maxReach * side, scaled)) : 0;
  };
  const scaled = places.map(({ x, y }) => ({
    x: placeOf(x, (left + right) / 2),
    y: placeOf(y, (top + bottom) / 2),
  }));
  return separatePlaces(scaled, step);
}

function extent(values: readonly number[]): [number, number] {
  let [low, high] = values.length ? [Infinity, -Infinity] : [0, 0];
  for (const value of values) [low, high] = [Math.min(low, value), Math.max(high, value)];
  return [low, high];
}
