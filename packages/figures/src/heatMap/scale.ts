import { heatRamps, type ColorBounds, type HeatMapPaper } from './color.ts';
import { heatMapSizes as sizes } from './sizes.ts';
import type { PlacedScale } from './types.ts';

/** Three digits: a color cannot be read more precisely. */
const format = (value: number): string => Number(value.toPrecision(3)).toString();

interface Range {
  readonly min: number;
  readonly max: number;
  readonly hasBlanks: boolean;
}

/** Range of the values, and whether any is missing (NaN). */
export function rangeOf(values: Iterable<number>): Range {
  let [min, max, hasBlanks] = [Infinity, -Infinity, false];
  for (const value of values) {
    if (Number.isNaN(value)) hasBlanks = true;
    min = value < min ? value : min;
    max = value > max ? value : max;
  }
  return { min, max, hasBlanks };
}

/** Places the color scale: its name, a bar and its bounds, marked ≤ or ≥ if values lie outside them. */
export function placeScale(
  { lower, upper }: ColorBounds,
  { min, max, hasBlanks }: Range,
  at: { readonly x: number; readonly y: number; readonly name: string; readonly paper: HeatMapPaper | undefined },
): PlacedScale {
  const { x } = at;
  const bar = at.y + 18;
  const below = bar + sizes.scaleBar + 13;
  const end = x + sizes.scaleWidth;
  return {
    x,
    y: bar,
    width: sizes.scaleWidth,
    height: sizes.scaleBar,
    colors: heatRamps[at.paper ?? 'light'],
    name: { text: at.name, x, y: at.y + 11 },
    lower: { text: `${min < lower ? '≤ ' : ''}${format(lower)}`, x, y: below },
    upper: { text: `${max > upper ? '≥ ' : ''}${format(upper)}`, x: end, y: below },
    blank: hasBlanks ? { text: 'no value', x: end + 40, y: bar + 9 } : undefined,
  };
}
