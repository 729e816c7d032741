import type { Point } from '../parts/point.ts';
import { thinPoints } from './thinPoints.ts';
import type { RecallCurve, RecallPlot } from './types.ts';

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
