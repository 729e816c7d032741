import { fitText, textWidth } from '../parts/textWidth.ts';
import { recallSizes as sizes } from './sizes.ts';
import type { CurveKind, RecallLegendEntry } from './types.ts';

const texts: Readonly<Record<CurveKind, string>> = {
  curve: 'Target network',
  band: 'Shuffles, 2.5th to 97.5th percentile',
  cutoff: 'Precision cutoff',
};

/** One line of text per kind of curve, from the upper left corner. */
export function placeRecallLegend(
  kinds: readonly CurveKind[],
  at: { x: number; y: number; width: number },
): RecallLegendEntry[] {
  const x = at.x + sizes.sample + sizes.sampleGap;
  const room = at.width - (x - at.x);
  return kinds.map((kind, index) => ({
    kind,
    text: fitText(texts[kind], sizes.legendText, room),
    x,
    y: at.y + index * sizes.legendLine + 14,
  }));
}

/** Width that fits all entries of the legend. */
export function recallLegendWidth(kinds: readonly CurveKind[]): number {
  const widest = Math.max(...kinds.map((kind) => textWidth(texts[kind], sizes.legendText)));
  return Math.ceil(sizes.sample + sizes.sampleGap + widest);
}
