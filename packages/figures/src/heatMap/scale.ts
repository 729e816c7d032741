import { heatRamps, percentile, type ColorBounds, type HeatMapPaper } from './color.ts';
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

interface ScalePlace {
  readonly x: number;
  readonly y: number;
  readonly name: string;
  readonly paper: HeatMapPaper | undefined;
  /** Whether the upper bound is a chosen one; otherwise it is a percentile. */
  readonly isChosen: boolean;
}

/**
 * Places the color scale: its name, a bar and its bounds, which say where values lie outside them, and which percentile the
 * upper one is.
 */
export function placeScale(
  { lower, upper }: ColorBounds,
  { min, max, hasBlanks }: Range,
  at: ScalePlace,
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
    lower: { text: `${format(lower)}${min < lower ? ' or less' : ''}`, x, y: below },
    upper: { text: `${format(upper)}${max > upper ? ' or more' : ''}`, x: end, y: below },
    note: max > upper && !at.isChosen ? { text: `(${percentile})`, x: end + 6, y: below } : undefined,
    blank: hasBlanks ? { text: 'no value', x: end + 40, y: bar + 9 } : undefined,
  };
}
