import type { SummaryBar } from '@trellis/figures';

const head = ['tf', 'symbol', 'filter', 'tag', 'analysis', 'label', 'edge', 'type', 'targets'];

/** The numbers of the chart: a row per analysis and edge, below a row of names. */
export function summaryRows(bars: readonly SummaryBar[]) {
  const rows = bars.flatMap(({ tf, symbol, filter, tag, analysis, label, counts }) =>
    counts.map(({ edge, type, targets }) => [tf, symbol, filter, tag, analysis, label, edge, type, targets]),
  );
  return [head, ...rows];
}
