import * as maths from '../maths/index.ts';
import { type Correction, corrections } from '../stats/index.ts';

/** What the colors of a heat map of tests are of. */
export const heatColors = ['p', 'fold'] as const;
export type HeatColor = (typeof heatColors)[number];

/** The p-value of a test as base-10 logarithm, NaN or null without one, and its fold. */
interface Test {
  readonly log10: number | null;
  readonly fold: number | null;
}

/** What a cell is colored by: -log10 p, or the log2 fold of an enriched pair, 0 of a depleted one. NaN without a value. */
export function heatValue({ log10, fold }: Test, color: HeatColor): number {
  if (color === 'p') return log10 === null ? NaN : -log10;
  return fold === null ? NaN : Math.max(0, maths.log2(fold));
}

/** The title of the color scale. `p` says more of the p-value. */
export const heatValueName = (color: HeatColor, correction: Correction, p = '-log10 p'): string =>
  color === 'fold' ? 'log2 fold' : `${p}, ${corrections[correction]}`;
