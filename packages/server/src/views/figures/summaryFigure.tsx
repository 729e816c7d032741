import { renderToStaticMarkup } from 'react-dom/server';
import type { Result } from '@trellis/core/result';
import { summarizeResult } from '@trellis/engine/views/summary/summarize';
import { layoutSummaryBars, printTheme, SummaryBars, summaryTitle } from '@trellis/figures';

/** Width of two columns of a journal page. */
const width = 720;

/** Draws a bar chart of the targets of each TF by edge type, with title and legend. */
export function summaryFigure(result: Result): string {
  const { bars, totalTfs } = summarizeResult(result);
  const layout = layoutSummaryBars(bars, { width, totalTfs, standalone: true });
  return renderToStaticMarkup(
    <SummaryBars layout={layout} theme={printTheme} label={summaryTitle(bars, totalTfs)} />,
  );
}
