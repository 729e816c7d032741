import * as maths from '@trellis/core/maths';
import { blendColors, inkOn } from './color.ts';

/** Background color of a table cell and the color of its text, as CSS values that follow the theme of the page. */
export interface Shade {
  readonly background: string;
  readonly color: string;
}

/** Two colors of a scale: of the least and of the most significant value. */
type Ends = readonly [least: string, most: string];

/** Red if enriched, blue if depleted; on each paper the least significant value is the nearest to it. */
const scales: Readonly<Record<'greater' | 'less', { readonly light: Ends; readonly dark: Ends }>> = {
  greater: { light: ['#fddbc7', '#b2182b'], dark: ['#4a1520', '#f4a582'] },
  less: { light: ['#d1e5f0', '#2166ac'], dark: ['#12304f', '#92c5de'] },
};

/** Base-10 logarithm of 0.05; larger p-values are not shaded. */
const significant = maths.log10(0.05);

/**
 * Shade of a corrected p-value, given as base-10 logarithm, between 0.05 and the smallest one of the table. Undefined above
 * 0.05 and for null.
 */
export function pShade(
  log10: number | null,
  { smallest, side = 'greater' }: { readonly smallest: number; readonly side?: keyof typeof scales },
): Shade | undefined {
  if (log10 === null || !(log10 <= significant)) return undefined;
  return shadeAt(side, smallest < significant ? (significant - log10) / (significant - smallest) : 1);
}

/** Shade of a share from 0 to 1: larger is redder. */
export const shareShade = (share: number): Shade => shadeAt('greater', share);

function shadeAt(side: keyof typeof scales, share: number): Shade {
  const colorOn = ([least, most]: Ends) => blendColors(least, most, Math.min(Math.max(share, 0), 1));
  const [light, dark] = [colorOn(scales[side].light), colorOn(scales[side].dark)];
  return { background: `light-dark(${light}, ${dark})`, color: `light-dark(${inkOn(light)}, ${inkOn(dark)})` };
}
