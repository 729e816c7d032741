import type { Correction } from '@trellis/core/stats';
import { heatValueName, type HeatColor } from '@trellis/core/views';

/** Whether alpha is a number from 0 to 1. */
export const isAlpha = (text: string): boolean => text.trim() !== '' && Number(text) >= 0 && Number(text) <= 1;

/** Alpha as a number from 0 to 1; 0.05 for anything else. */
export const alphaOf = (text: string): number => (isAlpha(text) ? Number(text) : 0.05);

/** The bounds of a color scale. */
interface ReadColorBounds {
  /** Undefined: the smallest or largest value of the data. */
  readonly lower: number | undefined;
  readonly upper: number | undefined;
  /** Why the text of a field is not used. */
  readonly problems: { readonly lower?: string; readonly upper?: string };
}

/** Reads two bounds of -log10 p as typed. An empty field leaves its bound to the data, and so does an invalid one. */
export function readColorBounds(lower: string, upper: string): ReadColorBounds {
  const [low, high] = [lower, upper].map((text) => (text.trim() === '' ? undefined : Number(text)));
  const wrong = (bound: number | undefined) => bound !== undefined && !(bound >= 0);
  const notNegative = 'A number from 0 on.';
  if (wrong(low) || wrong(high)) {
    const problems = { ...(wrong(low) && { lower: notNegative }), ...(wrong(high) && { upper: notNegative }) };
    return { lower: wrong(low) ? undefined : low, upper: wrong(high) ? undefined : high, problems };
  }
  if (high !== undefined && high <= (low ?? 0)) {
    return { lower: low, upper: undefined, problems: { upper: `A number above ${low ?? 0}.` } };
  }
  return { lower: low, upper: high, problems: {} };
}

/** The bounds in words, e.g. `colors from 0 to 20`; undefined when the data set them. */
export function colorBoundsText(lower: string, upper: string): string | undefined {
  const { lower: low, upper: high } = readColorBounds(lower, upper);
  if (low === undefined && high === undefined) return undefined;
  return `colors from ${low ?? 0} to ${high ?? 'the largest value'}`;
}

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
