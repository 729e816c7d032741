import type { ColorBounds } from './color.ts';
import { heatMapSizes as sizes } from './sizes.ts';
import type { PlacedScale } from './types.ts';

/** Three digits are enough to read a color by. */
const format = (value: number): string => Number(value.toPrecision(3)).toString();

interface Range {
  readonly least: number;
  readonly greatest: number;
  readonly blanks: boolean;
}

/** What the values reach, and whether any is missing. */
export function rangeOf(values: Iterable<number>): Range {
  let [least, greatest, blanks] = [Infinity, -Infinity, false];
  for (const value of values) {
    if (Number.isNaN(value)) blanks = true;
    least = value < least ? value : least;
    greatest = value > greatest ? value : greatest;
  }
  return { least, greatest, blanks };
}

/** The color scale: its name, a bar, and its bounds, which say when values lie beyond them. */
export function placeScale(
  { lower, upper }: ColorBounds,
  { least, greatest, blanks }: Range,
  at: { readonly x: number; readonly y: number; readonly name: string },
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
    name: { text: at.name, x, y: at.y + 11 },
    lower: { text: `${least < lower ? '≤ ' : ''}${format(lower)}`, x, y: below },
    upper: { text: `${greatest > upper ? '≥ ' : ''}${format(upper)}`, x: end, y: below },
    blank: blanks ? { text: 'no value', x: end + 40, y: bar + 9 } : undefined,
  };
}
