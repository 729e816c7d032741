import { countOf, formatCount } from '@trellis/core/formats';
import type { SummaryBarData } from './types.ts';

/** Total number of targets of an analysis. */
export const totalOf = (bar: SummaryBarData): number => bar.counts.reduce((sum, { targets }) => sum + targets, 0);

/** Describes the figure: `Targets of 2 TFs in 8 analyses, 62 to 143 per analysis`. */
export function summaryTitle(bars: readonly SummaryBarData[], totalTfs?: number): string {
  const tfs = new Map(bars.map((bar) => [bar.tf, bar.symbol || bar.tf]));
  const totals = bars.map(totalOf);
  if (bars.length === 0) return 'No targets to show';
  if (bars.length === 1) return `${countOf(totals[0], 'target')} of ${[...tfs.values()][0]} in 1 analysis`;
  const cut = totalTfs !== undefined && totalTfs > tfs.size;
  const many = cut ? `the ${tfs.size} TFs with most targets of ${formatCount(totalTfs)}` : countOf(tfs.size, 'TF');
  const who = tfs.size === 1 ? [...tfs.values()][0] : many;
  const [min, max] = [Math.min(...totals), Math.max(...totals)].map(formatCount);
  const range = min === max ? `${max} in each` : `${min} to ${max} per analysis`;
  return `Targets of ${who} in ${countOf(bars.length, 'analysis', 'analyses')}, ${range}`;
}
