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

/** OrRd for dark paper, in even steps of lightness too: from the paper to bright, so that larger values stand out as well. */
export const orRdDark = [
  '#1d1720',
  '#4b1116',
  '#7f0000',
  '#b30000',
  '#d7301f',
  '#ef6548',
  '#fc8d59',
  '#fdbb84',
  '#fee8c8',
] as const;

/** The paper that a color scale is made for: its lowest color is near the paper. */
export type HeatMapPaper = 'light' | 'dark';

/** Colors of the scale on each paper, lowest value first. */
export const heatRamps = { light: orRd, dark: orRdDark } as const;

const rampColors = { light: colorRamp(orRd), dark: colorRamp(orRdDark) };

/** The values at the two ends of a color scale. */
export interface ColorBounds {
  readonly lower: number;
  readonly upper: number;
}

/** Color of a value, clipped to the bounds; undefined for NaN. */
export function heatColor(
  value: number,
  { lower, upper }: ColorBounds,
  paper: HeatMapPaper = 'light',
): string | undefined {
  if (Number.isNaN(value)) return undefined;
  const rampColor = rampColors[paper];
  if (upper <= lower) return rampColor(value >= upper ? 1 : 0);
  return rampColor((Math.min(value, upper) - lower) / (upper - lower));
}

/** Share of the values that the default scale covers; larger ones have its last color. */
const covered = 0.95;

/** What the default upper bound is. */
export const percentile = '95th percentile';

/**
 * Bounds of the color scale: the chosen ones, or by default 0 (or the minimum, if it is negative) and the 95th percentile of
 * the finite values (nearest rank: below 20 values the maximum), or their maximum where the percentile is not above the lower
 * bound. Where no value exceeds the lower bound the upper one is 1 more.
 */
export function heatBounds(values: Iterable<number>, chosen: Partial<ColorBounds>): ColorBounds {
  const sorted = Float64Array.from(values).filter(Number.isFinite).sort();
  const lower = chosen.lower ?? Math.min(0, sorted[0] ?? 0);
  const ends = [sorted[Math.ceil(covered * sorted.length) - 1], sorted.at(-1)];
  const upper = chosen.upper ?? ends.find((end) => end !== undefined && end > lower) ?? lower + 1;
  return { lower, upper };
}
