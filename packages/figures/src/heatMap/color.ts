import { rampColor } from '../parts/color.ts';

/** ColorBrewer's OrRd in nine classes (C. Brewer): even in lightness, and safe for the color-blind. */
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

/** The values at the two ends of a color scale. */
export interface ColorBounds {
  readonly lower: number;
  readonly upper: number;
}

/** Color of a value such as -log10 p, clipped to the bounds; undefined for NaN, which has none. */
export function heatColor(value: number, { lower, upper }: ColorBounds): string | undefined {
  if (Number.isNaN(value)) return undefined;
  if (upper <= lower) return rampColor(orRd, value >= upper ? 1 : 0);
  return rampColor(orRd, (Math.min(value, upper) - lower) / (upper - lower));
}

/** Bounds as wished, else from 0, or the least value below it, to the greatest finite value; at least 1 where all are the same. */
export function heatBounds(values: Iterable<number>, wished: Partial<ColorBounds>): ColorBounds {
  let [least, greatest] = [0, -Infinity];
  for (const value of values) {
    if (!Number.isFinite(value)) continue;
    least = Math.min(least, value);
    greatest = Math.max(greatest, value);
  }
  const lower = wished.lower ?? least;
  const upper = wished.upper ?? (greatest > lower ? greatest : lower + 1);
  return { lower, upper };
}
