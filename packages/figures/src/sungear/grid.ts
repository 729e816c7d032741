import type { Circles } from './circles.ts';

/** Circles by the grid cell of their centers; the grid covers the unit square. */
export interface NeighborGrid {
  readonly cells: number;
  /** Cell c holds `members[starts[c]]` up to and excluding `members[starts[c + 1]]`, in ascending order. */
  readonly starts: Int32Array;
  readonly members: Int32Array;
}

const cellOf = (value: number, cells: number): number => Math.min(Math.max(Math.floor(value * cells), 0), cells - 1);

/** Builds a grid with about as many cells as circles. */
export function sortIntoGrid({ x, y, r }: Circles): NeighborGrid {
  const cells = Math.max(1, Math.ceil(Math.sqrt(r.length)));
  const place = new Int32Array(r.length);
  const starts = new Int32Array(cells * cells + 1);
  for (let i = 0; i < r.length; i++) {
    place[i] = cellOf(y[i], cells) * cells + cellOf(x[i], cells);
    starts[place[i] + 1]++;
  }
  for (let cell = 0; cell < cells * cells; cell++) starts[cell + 1] += starts[cell];
  const next = starts.slice();
  const members = new Int32Array(r.length);
  for (let i = 0; i < r.length; i++) members[next[place[i]]++] = i;
  return { cells, starts, members };
}

/**
 * Visits each pair (i < j) of circles close enough to touch once. Circles must be sorted by descending radius, because the
 * larger one determines the search range.
 */
export function eachNearPair({ x, y, r }: Circles, grid: NeighborGrid, visit: (i: number, j: number) => void): void {
  const { cells, starts, members } = grid;
  for (let i = 0; i < r.length; i++) {
    const reach = 2 * r[i];
    const [left, right] = [cellOf(x[i] - reach, cells), cellOf(x[i] + reach, cells)];
    const bottom = cellOf(y[i] + reach, cells);
    for (let row = cellOf(y[i] - reach, cells); row <= bottom; row++) {
      const end = starts[row * cells + right + 1];
      for (let at = starts[row * cells + left]; at < end; at++) if (members[at] > i) visit(i, members[at]);
    }
  }
}
