export interface Point {
  readonly x: number;
  readonly y: number;
}

/**
 * The points of a line from left to right that can be told apart: of those in one column of half a pixel the first, the
 * highest, the lowest and the last, in their order. Ranked predictions may be a hundred times as many as pixels.
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
