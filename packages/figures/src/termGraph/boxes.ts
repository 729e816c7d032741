import { heatBounds, heatColor, type ColorBounds, type HeatMapPaper } from '../heatMap/color.ts';
import { inkOn } from '../parts/color.ts';
import type { Point } from '../parts/point.ts';
import { fitText, textWidth } from '../parts/textWidth.ts';
import { termGraphSizes as sizes } from './sizes.ts';
import type { GraphTerm, TermBox, TermGraphData, TermGraphLayout } from './types.ts';

const available = sizes.box - 2 * sizes.inset;

/** A name in one or two lines, the second shortened where it has to be. */
function wrapName(name: string): string[] {
  if (textWidth(name, sizes.text) <= available) return [name];
  const words = name.split(' ');
  let count = 1;
  while (count < words.length && textWidth(words.slice(0, count + 1).join(' '), sizes.text) <= available) count++;
  const lines = [words.slice(0, count).join(' '), words.slice(count).join(' ')];
  return lines.map((line) => fitText(line, sizes.text, available)).filter((line) => line !== '');
}

export const boxHeight = ({ name }: GraphTerm): number => (wrapName(name).length + 1) * sizes.line + 10;

/** Returns the color of a term, by its value. */
export function termColors(terms: readonly GraphTerm[], paper: HeatMapPaper) {
  const bounds = heatBounds(
    terms.map(({ value }) => value),
    { lower: 0 },
  );
  const colorOf = (value: number): string => heatColor(value, bounds, paper) ?? '#808080';
  return { bounds, colorOf };
}

/** A box with its upper left corner at a point. */
export function placeBox(term: GraphTerm, { x, y }: Point, fill: string): TermBox {
  const lines = wrapName(term.name);
  const textAt = (text: string, line: number) => ({ text, x: x + sizes.inset, y: y + 16 + line * sizes.line });
  return {
    x,
    y,
    width: sizes.box,
    height: boxHeight(term),
    lines: lines.map(textAt),
    note: textAt(fitText(term.note, sizes.note, available), lines.length),
    fill,
    ink: inkOn(fill),
  };
}

/** Number of colors in the key. */
const steps = 5;

/** The key of the colors: steps from the least to the largest value, and their bounds. */
export function placeKey(
  { valueName }: Pick<TermGraphData, 'valueName'>,
  { bounds, colorOf }: { readonly bounds: ColorBounds; readonly colorOf: (value: number) => string },
  top: number,
): TermGraphLayout['key'] {
  const { lower, upper } = bounds;
  const [left, y] = [textWidth(valueName, sizes.note) + 8, top + 14];
  const from = left + textWidth(formatBound(lower), sizes.note) + 6;
  const at = (share: number): number => lower + share * (upper - lower);
  return {
    steps: Array.from({ length: steps }, (_, i) => ({
      x: from + i * sizes.step,
      y: y - 11,
      fill: colorOf(at(i / (steps - 1))),
    })),
    texts: [
      { text: valueName, x: 0, y },
      { text: formatBound(lower), x: left, y },
      { text: `${formatBound(upper)} or more`, x: from + steps * sizes.step + 6, y },
    ],
  };
}

const formatBound = (value: number): string => String(Number(value.toPrecision(2)));
