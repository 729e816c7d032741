import * as maths from '@trellis/core/maths';
import { textWidth } from '../parts/textWidth.ts';
import { significant, tintAt } from './color.ts';
import { sungearSizes as sizes } from './sizes.ts';
import type { SungearKey } from './types.ts';

/** Formats a p-value given as -log10: `0.01`, `1e-12`. */
function pText(value: number): string {
  const p = maths.exp10(-value);
  return p >= 0.001 ? Number(p.toPrecision(1)).toString() : `1e-${Math.round(value)}`;
}

/** A line of the legend without a scale of colors; a circle with arrows is before it if it is about them. */
interface Note {
  readonly text: string;
  readonly hasArrows?: boolean;
}

const area: Note = { text: 'Area: number of genes' };
const arrows: Note = { text: 'Arrows point to the corners that share the genes', hasArrows: true };

/** Notes on a diagram whose circles have outlines and arrows. */
const clearNotes: readonly Note[] = [area, arrows];

/** Notes on a diagram with more circles than can have an outline and arrows. */
export const crowdedNotes: readonly Note[] = [
  area,
  { text: 'Gray dots: small groups, as expected' },
  arrows,
  { text: 'Only large groups of few corners have arrows' },
];

const shares = [0, 0.5, 1];

/** Length of an arrow in the legend. */
export const arrowLength = 5;

/** Places the legend of colors and sizes, wrapped to the width, from y = 0. */
export function placeKeys(
  upper: number,
  width: number,
  notes: readonly Note[] = clearNotes,
): { readonly keys: SungearKey[]; readonly height: number } {
  const range = upper > significant ? `adjusted p 0.05 to ${pText(upper)}` : 'adjusted p below 0.05';
  const entries: readonly Omit<SungearKey, 'x' | 'y'>[] = [
    { tints: shares.map((share) => tintAt('more', share)), text: '+ more genes than expected' },
    { tints: shares.map((share) => tintAt('fewer', share)), text: '− fewer' },
    { tints: [undefined], text: 'as expected' },
    { tints: [], text: `Faint to full: ${range}` },
    ...notes.map(({ text, hasArrows = false }) => ({ tints: hasArrows ? [undefined] : [], text, hasArrows })),
  ];
  const keys: SungearKey[] = [];
  let [x, y] = [0, 0];
  for (const { tints, text, hasArrows = false } of entries) {
    const marks = tints.length ? swatchesWidth(tints.length) + 6 + (hasArrows ? 2 * arrowLength : 0) : 0;
    const needed = marks + textWidth(text, sizes.keyText);
    if (x > 0 && x + needed > width) [x, y] = [0, y + sizes.keyRow];
    keys.push({ tints, text, hasArrows, x: x + marks, y: y + 14 });
    x += needed + 20;
  }
  return { keys, height: y + sizes.keyRow };
}

/** Width of a number of slightly overlapping swatches. */
export const swatchesWidth = (count: number): number => 2 * sizes.swatch + (count - 1) * sizes.swatch * 1.6;

/** Two arrows from the edge of a circle of the legend, as an SVG path. */
export function keyArrows(x: number, y: number): string {
  const [start, end] = [sizes.swatch, sizes.swatch + arrowLength];
  return `M${x - start} ${y}H${x - end}M${x + start} ${y}H${x + end}`;
}
