import type { EdgeKind, SummaryBarData } from '@trellis/figures';

const head = ['tf', 'symbol', 'filter', 'tag', 'analysis', 'label', 'analysis_label', 'edge', 'type', 'targets'];

/** Rows of a CSV file, the header first: a row per analysis and edge. */
export function summaryRows(bars: readonly SummaryBarData[]) {
  const rows = bars.flatMap(({ tf, symbol, filter, tag, analysis, label, analysisLabel, counts }) =>
    counts.map(({ edge, type, targets }) => [
      tf,
      symbol,
      filter,
      tag,
      analysis,
      label,
      analysisLabel,
      edge,
      type,
      targets,
    ]),
  );
  return [head, ...rows];
}

/** Number of targets of an analysis by edges of some kinds. */
export const targetsOf = ({ counts }: SummaryBarData, kinds: readonly EdgeKind[]): number =>
  counts.reduce((sum, { type, targets }) => sum + (kinds.includes(type) ? targets : 0), 0);
