import { blendColors, inkOn } from './color.ts';

/** Background color of a table cell and the color of its text. */
export interface Shade {
  readonly background: string;
  readonly color: string;
}

/** From the most to the least significant: red if enriched, blue if depleted. */
const scales = { greater: ['#b2182b', '#fddbc7'], less: ['#2166ac', '#d1e5f0'] } as const;

/** Base-10 logarithm of 0.05; larger p-values are not shaded. */
const significant = Math.log10(0.05);

/**
 * Shade of a corrected p-value, given as base-10 logarithm, between the smallest one of the table and 0.05. Undefined above
 * 0.05 and for null.
 */
export function pShade(
  log10: number | null,
  { smallest, side = 'greater' }: { readonly smallest: number; readonly side?: keyof typeof scales },
): Shade | undefined {
  if (log10 === null || !(log10 <= significant)) return undefined;
  const share = smallest < significant ? (log10 - smallest) / (significant - smallest) : 0;
  return shadeOf(blendColors(scales[side][0], scales[side][1], Math.min(Math.max(share, 0), 1)));
}

/** Shade of a share from 0 to 1: larger is redder. */
export const shareShade = (share: number): Shade =>
  shadeOf(blendColors(scales.greater[1], scales.greater[0], Math.min(Math.max(share, 0), 1)));

const shadeOf = (background: string): Shade => ({ background, color: inkOn(background) });
