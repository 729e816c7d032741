import type { Point } from '../parts/point.ts';

/**
 * Drops points that make no visible difference to a line drawn from left to right: each column of half a pixel keeps its
 * first, highest, lowest and last point, in order. There can be a hundred times as many ranked predictions as pixels.
 */
export function thinPoints(points: readonly Point[]): Point[] {
  const kept: Point[] = [];
  for (let start = 0; start < points.length;) {
    const column = columnOf(points[start]);
    let [end, low, high] = [start, start, start];
    for (; end < points.length && columnOf(points[end]) === column; end++) {
      if (points[end].y < points[high].y) high = end;
      if (points[end].y > points[low].y) low = end;
    }
    const places = new Set([start, low, high, end - 1].sort((a, b) => a - b));
    for (const place of places) kept.push(points[place]);
    start = end;
  }
  return kept;
}

const columnOf = ({ x }: Point): number => Math.floor(x * 2);
