import type { Sort } from '../../ui/sort.ts';
import { cellText, type OverviewAnalysis } from './columns.ts';

const collator = new Intl.Collator('en', { numeric: true, sensitivity: 'base' });

/**
 * The analyses in order. Numbers within texts compare as numbers (9 days before 14 days), empty cells come last in both
 * orders, and ties keep the order of the server (gene id, then id).
 */
export function sortAnalyses(
  analyses: readonly OverviewAnalysis[],
  sort: Sort | undefined,
): readonly OverviewAnalysis[] {
  if (!sort) return analyses;
  const sign = sort.order === 'asc' ? 1 : -1;
  return [...analyses].sort((a, b) => {
    const [x, y] = [cellText(a, sort.column), cellText(b, sort.column)];
    if (x === '' || y === '') return Number(x === '') - Number(y === '');
    return sign * collator.compare(x, y);
  });
}
