import type { Correction } from '@trellis/core/stats';
import { type HeatColor, heatValueName } from '@trellis/core/views';
import { readColorBounds } from './colorBounds.ts';

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
