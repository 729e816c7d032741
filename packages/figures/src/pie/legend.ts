import { max } from 'd3-array';
import { formatCount } from '@trellis/core';
import { fitText, textWidth } from '../parts/textWidth.ts';
import { pieSizes } from './sizes.ts';
import type { PieLegendEntry, PieSlice } from './types.ts';

const textLeft = pieSizes.swatch + 6;

/** Maximum width of the legend as a share of the figure's width. */
const maxShare = 0.42;

/** Width of the legend. */
export function legendWidth(slices: readonly PieSlice[], width: number): number {
  const widest = max(slices, ({ label }) => textWidth(label, pieSizes.legendText)) ?? 0;
  return Math.min(textLeft + Math.ceil(widest), Math.floor(width * maxShare));
}

/** One line per slice from the top; if they do not all fit, the last line counts the rest. */
export function placeLegend(
  slices: readonly PieSlice[],
  { top, height, width }: { readonly top: number; readonly height: number; readonly width: number },
): PieLegendEntry[] {
  const rows = Math.max(Math.floor((height - top) / pieSizes.legendRow), 1);
  const shown = slices.length > rows ? rows - 1 : slices.length;
  const baseline = (row: number) => top + row * pieSizes.legendRow + pieSizes.legendRow * 0.7;
  const entries: PieLegendEntry[] = slices.slice(0, shown).map(({ label }, slice) => ({
    slice,
    text: fitText(label, pieSizes.legendText, width - textLeft),
    x: textLeft,
    y: baseline(slice),
  }));
  if (shown < slices.length) {
    const text = `and ${formatCount(slices.length - shown)} more`;
    entries.push({ slice: undefined, text, x: textLeft, y: baseline(shown) });
  }
  return entries;
}
