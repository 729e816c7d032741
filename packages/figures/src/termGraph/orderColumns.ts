import type { ColumnPoint } from './columns.ts';

/** Number of times that all columns are sorted. */
const sweeps = 12;

/**
 * Orders the points of each column so that few edges cross: sorts each column by the mean places of the neighbors in the column
 * before, then after, several times, and keeps the best order (Sugiyama's barycenter method).
 */
export function orderColumns(points: readonly ColumnPoint[]): number[][] {
  let order = firstOrder(points);
  let [best, fewest] = [order, countCrossings(points, order)];
  for (let sweep = 0; sweep < sweeps && fewest > 0; sweep++) {
    order = sortAll(points, order, sweep);
    const crossings = countCrossings(points, order);
    if (crossings < fewest) [best, fewest] = [order, crossings];
  }
  return best;
}

/** By a walk from the terms without parents, so that relatives are near each other. */
function firstOrder(points: readonly ColumnPoint[]): number[][] {
  const order: number[][] = Array.from({ length: 1 + Math.max(...points.map(({ layer }) => layer)) }, () => []);
  const seen = new Set<number>();
  const visit = (point: number): void => {
    if (seen.has(point)) return;
    seen.add(point);
    order[points[point].layer].push(point);
    points[point].after.forEach(visit);
  };
  points.forEach(({ before }, point) => {
    if (before.length === 0) visit(point);
  });
  return order;
}

/** Points with the same mean change places in two of four rounds, or ties would stay as they were at first. */
function sortAll(points: readonly ColumnPoint[], order: readonly (readonly number[])[], sweep: number): number[][] {
  const [side, tie] = [sweep % 2 === 0 ? 'before' : 'after', sweep % 4 < 2 ? -1 : 1] as const;
  const places = placesOf(order);
  const next = order.map((column) => [...column]);
  const columns = side === 'before' ? next : [...next].reverse();
  for (const column of columns) {
    const wanted = new Map(
      column.map((point, place) => [point, mean(points[point][side].map((each) => places[each])) ?? place]),
    );
    column.sort((a, b) => (wanted.get(a) ?? 0) - (wanted.get(b) ?? 0) || tie * (places[b] - places[a]));
    column.forEach((point, place) => (places[point] = place));
  }
  return next;
}

function placesOf(order: readonly (readonly number[])[]): number[] {
  const places: number[] = [];
  order.forEach((column) => column.forEach((point, place) => (places[point] = place)));
  return places;
}

/** Mean of some numbers; undefined for none. */
export const mean = (values: readonly number[]): number | undefined =>
  values.length ? values.reduce((sum, value) => sum + value, 0) / values.length : undefined;

/** Number of pairs of edges between two columns that cross. */
export function countCrossings(points: readonly ColumnPoint[], order: readonly (readonly number[])[]): number {
  const places = placesOf(order);
  let crossings = 0;
  for (const column of order) {
    const edges = column.flatMap((point) => points[point].after.map((to) => [places[point], places[to]] as const));
    edges.forEach(([from, to], i) => {
      for (const [otherFrom, otherTo] of edges.slice(i + 1)) {
        if ((from - otherFrom) * (to - otherTo) < 0) crossings++;
      }
    });
  }
  return crossings;
}
