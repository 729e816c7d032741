import type { Result } from '@trellis/core/result';
import { summarizeResult } from '@trellis/engine/views/summary/summarize';
import { layoutSummaryBars, SummaryBars, summaryTitle } from '@trellis/figures';
import type { Canvas, Drawing } from './picture.ts';
import { rendered } from './render.tsx';

/** Space for the last text of the legend, in pixels. */
const legendGap = 118;

/** Draws the targets of each analysis by kind of edge. Marks: the longest bar, and the legend. */
export function summaryPicture(result: Result, { width, theme }: Canvas): Drawing {
  const { bars, totalTfs } = summarizeResult(result);
  const layout = layoutSummaryBars(bars, { width, totalTfs, standalone: true });
  const figure = <SummaryBars layout={layout} theme={theme} label={summaryTitle(bars, totalTfs)} />;
  const longest = layout.bars.reduce((best, bar) => (bar.total.x > best.total.x ? bar : best), layout.bars[0]);
  const legend = layout.legend.at(-1);
  return rendered(figure, layout, [
    { x: longest.total.x - legendGap / 4, y: longest.y + longest.height / 2 },
    { x: (legend?.x ?? 0) + legendGap, y: (legend?.y ?? 0) - 5 },
  ]);
}
