import { edgeKinds } from '../parts/edgeKinds.ts';
import { textWidth } from '../parts/textWidth.ts';
import { placeTitle, titleLine } from '../parts/title.ts';
import { labelSize } from './sizes.ts';
import { summaryTitle } from './title.ts';
import type { LegendEntry, SummaryBarData, SummaryOptions } from './types.ts';

/** Title and legend above the axis of a standalone figure; empty otherwise. */
export function placeHead(
  bars: readonly SummaryBarData[],
  { width, standalone = false, totalTfs, hidden }: SummaryOptions,
) {
  if (!standalone) return { title: [], legend: [], height: 0 };
  const title = placeTitle(summaryTitle(bars, totalTfs), width);
  const shown = edgeKinds.filter((type) => !hidden?.includes(type) && bars.some((bar) => hasType(bar, type)));
  const legend: LegendEntry[] = [];
  let [x, y] = [0, title.length * titleLine + 18];
  for (const type of shown) {
    const entry = textWidth(type, labelSize) + 36;
    if (x > 0 && x + entry > width) [x, y] = [0, y + titleLine];
    legend.push({ type, x, y });
    x += entry;
  }
  return { title, legend, height: y + 12 };
}

function hasType(bar: SummaryBarData, type: LegendEntry['type']): boolean {
  return bar.counts.some((count) => count.type === type && count.targets > 0);
}
