import type { RecallCurve } from './types.ts';

/** Index of the point with the nearest recall, the first one of a tie; undefined for a curve without points. */
export function nearestPoint({ recall }: RecallCurve, wanted: number): number | undefined {
  let nearest: number | undefined;
  let minDistance = Infinity;
  for (let i = 0; i < recall.length; i++) {
    const distance = Math.abs(recall[i] - wanted);
    if (!(distance < minDistance)) continue;
    [nearest, minDistance] = [i, distance];
  }
  return nearest;
}
