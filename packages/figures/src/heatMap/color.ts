import { colorRamp } from '../parts/color.ts';

/** ColorBrewer's OrRd in nine classes (C. Brewer): even steps of lightness, safe for color-blind readers. */
export const orRd = [
  '#fff7ec',
  '#fee8c8',
  '#fdd49e',
  '#fdbb84',
  '#fc8d59',
  '#ef6548',
  '#d7301f',
  '#b30000',
  '#7f0000',
] as const;

const rampColor = colorRamp(orRd);

/** The values at the two ends of a color scale. */
export interface ColorBounds {
  readonly lower: number;
  readonly upper: number;
}

/** Color of a value, clipped to the bounds; undefined for NaN. */
export function heatColor(value: number, { lower, upper }: ColorBounds): string | undefined {
  if (Number.isNaN(value)) return undefined;
  if (upper <= lower) return rampColor(value >= upper ? 1 : 0);
  return rampColor((Math.min(value, upper) - lower) / (upper - lower));
}

/**
 * Bounds of the color scale: the chosen ones, or by default 0 (or the minimum, if it is negative) and the maximum of the
 * finite values. Where no value exceeds the lower bound the upper one is 1 more.
 */
export function heatBounds(values: Iterable<number>, chosen: Partial<ColorBounds>): ColorBounds {
  let [min, max] = [0, -Infinity];
  for (const value of values) {
    if (!Number.isFinite(value)) continue;
    min = Math.min(min, value);
    max = Math.max(max, value);
  }
  const lower = chosen.lower ?? min;
  const upper = chosen.upper ?? (max > lower ? max : lower + 1);
  return { lower, upper };
}
