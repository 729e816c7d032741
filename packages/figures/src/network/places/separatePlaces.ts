import type { Place } from './types.ts';

/** More rows than any network has, so that a column and a row make one number. */
const rowCount = 2 ** 24;

/**
 * Moves nodes apart so that any two differ by at least `step` horizontally or vertically. A node stays where it is if no
 * earlier one is there, else it takes the nearest free place around it. The same places give the same answer.
 */
export function separatePlaces(places: readonly Place[], step: number): Place[] {
  const taken = new Map<number, Place[]>();
  const cellOf = (value: number) => Math.floor(value / step);
  const key = (column: number, row: number) => column * rowCount + row;
  const isFree = ({ x, y }: Place) => {
    for (let column = cellOf(x) - 1; column <= cellOf(x) + 1; column++) {
      for (let row = cellOf(y) - 1; row <= cellOf(y) + 1; row++) {
        const near = taken.get(key(column, row));
        if (near?.some((other) => Math.abs(other.x - x) < step && Math.abs(other.y - y) < step)) return false;
      }
    }
    return true;
  };
  /** Smallest ring that can have a free place, by cell: inner rings around the same cell are full. */
  const firstRing = new Map<number, number>();
  return places.map((place) => {
    const start = key(cellOf(place.x), cellOf(place.y));
    const [found, ring] = freePlace(place, { step, isFree, from: firstRing.get(start) ?? 0 });
    if (ring > 1) firstRing.set(start, ring - 1);
    const cell = key(cellOf(found.x), cellOf(found.y));
    const others = taken.get(cell);
    if (others) others.push(found);
    else taken.set(cell, [found]);
    return found;
  });
}

interface Search {
  readonly step: number;
  readonly isFree: (place: Place) => boolean;
  /** The ring to begin with. */
  readonly from: number;
}

/** Returns the first free place on the rings around a place, and its ring. Each taken place blocks at most four. */
function freePlace(place: Place, { step, isFree, from }: Search): [Place, number] {
  for (let ring = from; ; ring++) {
    for (const [column, row] of ringCells(ring)) {
      const candidate = { x: place.x + column * step, y: place.y + row * step };
      if (isFree(candidate)) return [candidate, ring];
    }
  }
}

/** Cells at a distance from the middle cell, clockwise from the upper left. */
function* ringCells(ring: number): Generator<readonly [number, number]> {
  if (ring === 0) return yield [0, 0];
  for (let i = -ring; i < ring; i++) yield [i, -ring];
  for (let i = -ring; i < ring; i++) yield [ring, i];
  for (let i = ring; i > -ring; i--) yield [i, ring];
  for (let i = ring; i > -ring; i--) yield [-ring, i];
}
