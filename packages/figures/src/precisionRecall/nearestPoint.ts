import type { RecallCurve } from './types.ts';

/** Index of the point of a curve whose recall is nearest, the first of several; undefined for a curve without points. */
export function nearestPoint({ recall }: RecallCurve, wanted: number): number | undefined {
  let nearest: number | undefined;
  let least = Infinity;
  for (let i = 0; i < recall.length; i++) {
    const distance = Math.abs(recall[i] - wanted);
    if (!(distance < least)) continue;
    [nearest, least] = [i, distance];
  }
  return nearest;
}
