import { type Correction, corrections } from '@trellis/core/stats';
import { readColorBounds } from './colorBounds.ts';

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
  return fold === null ? NaN : Math.max(0, Math.log2(fold));
}

/** The title of the color scale. `p` says more of the p-value. */
export const heatValueName = (color: HeatColor, correction: Correction, p = '-log10 p'): string =>
  color === 'fold' ? 'log2 fold' : `${p}, ${corrections[correction]}`;

/** What colors are of, and the bounds of -log10 p as typed. */
interface ScaleChoice {
  readonly color: HeatColor;
  readonly lower: string;
  readonly upper: string;
}

/** Title and bounds of the color scale; those that are invalid or not given come from the data, and so do those of folds. */
export function heatScale({ color, lower: low, upper: high }: ScaleChoice, correction: Correction) {
  const { lower, upper } = readColorBounds(low, high);
  const valueName = heatValueName(color, correction);
  return color === 'p' ? { valueName, lower, upper } : { valueName };
}
