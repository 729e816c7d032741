import {
  layoutSummaryBars,
  printTheme,
  SummaryBars,
  summaryTitle,
  type SummaryBarData,
  type SummaryOptions,
} from '@trellis/figures';
import type { ReactElement } from 'react';

/** Width of a saved figure: two columns of a journal page. */
const width = 720;

/** The filtered chart for a file, with title and legend, on white. */
export function printedSummary(
  bars: readonly SummaryBarData[],
  options: Omit<SummaryOptions, 'width'>,
): ReactElement {
  const layout = layoutSummaryBars(bars, { ...options, width, standalone: true });
  return <SummaryBars layout={layout} theme={printTheme} label={summaryTitle(bars, options.totalTfs)} />;
}
