import type { Point } from '../parts/point.ts';
import type { RecallCurve, RecallPlot } from './types.ts';

/**
 * Drops points that make no visible difference to a line drawn from left to right: each column of half a pixel keeps its
 * first, highest, lowest and last point, in order. There can be a hundred times as many ranked predictions as pixels.
 */
function thinPoints(points: readonly Point[]): Point[] {
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

const round = (value: number): number => Math.round(value * 10) / 10;

/** Pixel position of a recall and precision, rounded to 0.1. */
export function placePoint(recall: number, precision: number, { x, y, width, height }: RecallPlot): Point {
  return { x: round(x + recall * width), y: round(y + (1 - precision) * height) };
}

/** Distinguishable points of a curve as `x y`; skips points without a value. */
function pointsOf({ precision, recall }: RecallCurve, plot: RecallPlot): string[] {
  const points: Point[] = [];
  for (let i = 0; i < recall.length; i++) {
    if (Number.isFinite(recall[i]) && Number.isFinite(precision[i])) {
      points.push(placePoint(recall[i], precision[i], plot));
    }
  }
  return thinPoints(points).map(({ x, y }) => `${x} ${y}`);
}

/** A curve as an SVG path; empty without points. */
export function curvePath(curve: RecallCurve, plot: RecallPlot): string {
  const points = pointsOf(curve, plot);
  return points.length ? `M${points.join('L')}` : '';
}

/** The area between two curves as an SVG path; empty if either has no points. */
export function bandPath(low: RecallCurve, high: RecallCurve, plot: RecallPlot): string {
  const [there, back] = [pointsOf(low, plot), pointsOf(high, plot).reverse()];
  return there.length && back.length ? `M${there.join('L')}L${back.join('L')}Z` : '';
}
