import { max, sum } from 'd3-array';
import { formatCount } from '@trellis/core/formats';
import { fitText, textWidth } from '../parts/textWidth.ts';
import type { PieSlice } from '../pie/types.ts';
import { categoryBarSizes as sizes, maxLabelShare } from './sizes.ts';
import type { CategoryBarsLayout, CategoryBarsOptions } from './types.ts';

/** Places a horizontal bar per value below each other, with its label on the left and its count at its end. */
export function layoutCategoryBars(
  values: readonly PieSlice[],
  { width, title = '', maxBars = Infinity }: CategoryBarsOptions,
): CategoryBarsLayout {
  const top = title ? sizes.titleHeight : 0;
  const shown = values.slice(0, maxBars);
  const left = labelWidth(shown, width) + sizes.gap;
  const largest = max(shown, ({ count }) => count) ?? 0;
  const available = Math.max(width - left - sizes.gap - textWidth(formatCount(largest), sizes.text), sizes.minBar);
  const total = sum(values, ({ count }) => count);
  const rest = values.length - shown.length;
  const bottom = top + shown.length * sizes.row;
  return {
    width,
    height: bottom + (rest ? sizes.row : 0),
    title: fitText(title, sizes.titleText, width),
    left,
    bars: shown.map((value, i) => ({
      ...value,
      text: fitText(value.label, sizes.text, left - sizes.gap),
      share: total ? value.count / total : 0,
      y: top + i * sizes.row,
      length: value.count ? Math.max((value.count / largest) * available, sizes.minBar) : 0,
    })),
    more: rest ? { text: `and ${formatCount(rest)} more`, y: bottom } : undefined,
  };
}

/** Width of the labels. */
function labelWidth(values: readonly PieSlice[], width: number): number {
  const widest = max(values, ({ label }) => textWidth(label, sizes.text)) ?? 0;
  return Math.min(Math.ceil(widest), Math.floor(width * maxLabelShare));
}
