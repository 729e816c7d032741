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

/** Notes on a diagram with more circles than can have an outline and arrows. */
export const crowdedNotes: readonly string[] = [
  'Area: number of genes',
  'Gray dots: small groups, as expected',
  'Arrows: large groups of few analyses',
];

const shares = [0, 0.5, 1];

/** Places the legend of colors and sizes, wrapped to the width, from y = 0. */
export function placeKeys(
  upper: number,
  width: number,
  notes: readonly string[] = ['Area: number of genes'],
): { readonly keys: SungearKey[]; readonly height: number } {
  const range = upper > significant ? `adjusted p 0.05 to ${pText(upper)}` : 'adjusted p below 0.05';
  const entries = [
    { tints: shares.map((share) => tintAt('more', share)), text: '+ more genes than expected' },
    { tints: shares.map((share) => tintAt('fewer', share)), text: '− fewer' },
    { tints: [undefined], text: 'as expected' },
    { tints: [], text: `Faint to full: ${range}` },
    ...notes.map((text) => ({ tints: [], text })),
  ];
  const keys: SungearKey[] = [];
  let [x, y] = [0, 0];
  for (const { tints, text } of entries) {
    const marks = tints.length ? swatchesWidth(tints.length) + 6 : 0;
    const room = marks + textWidth(text, sizes.keyText);
    if (x > 0 && x + room > width) [x, y] = [0, y + sizes.keyRow];
    keys.push({ tints, text, x: x + marks, y: y + 14 });
    x += room + 20;
  }
  return { keys, height: y + sizes.keyRow };
}

/** Width of a number of slightly overlapping swatches. */
export const swatchesWidth = (count: number): number => 2 * sizes.swatch + (count - 1) * sizes.swatch * 1.6;
