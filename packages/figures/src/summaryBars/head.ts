import { edgeTypes } from '../parts/edgeTypes.ts';
import { textWidth } from '../parts/textWidth.ts';
import { labelSize, titleSize } from './sizes.ts';
import { summaryTitle } from './title.ts';
import type { LegendEntry, PlacedText, SummaryBar, SummaryOptions } from './types.ts';

const lineHeight = 20;

/** Title and legend above the axis, for a figure that stands alone; nothing otherwise. */
export function placeHead(
  bars: readonly SummaryBar[],
  { width, standalone = false, totalTfs, hidden }: SummaryOptions,
) {
  if (!standalone) return { title: [], legend: [], height: 0 };
  const title = wrap(summaryTitle(bars, totalTfs), width).map((text, index): PlacedText => ({
    text,
    x: 0,
    y: 16 + index * lineHeight,
  }));
  const shown = edgeTypes.filter((type) => !hidden?.includes(type) && bars.some((bar) => hasType(bar, type)));
  const legend: LegendEntry[] = [];
  let [x, y] = [0, title.length * lineHeight + 18];
  for (const type of shown) {
    const entry = textWidth(type, labelSize) + 36;
    if (x > 0 && x + entry > width) [x, y] = [0, y + lineHeight];
    legend.push({ type, x, y });
    x += entry;
  }
  return { title, legend, height: y + 12 };
}

function hasType(bar: SummaryBar, type: LegendEntry['type']): boolean {
  return bar.counts.some((count) => count.type === type && count.targets > 0);
}

function wrap(text: string, width: number): string[] {
  const lines = [''];
  for (const word of text.split(' ')) {
    const longer = `${lines[lines.length - 1]} ${word}`.trim();
    if (textWidth(longer, titleSize, true) <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}
