import type { OverviewView } from '@trellis/core';
import type { PieSlice } from '@trellis/figures';
import { countOf } from '../../ui/numbers.ts';

type CategorySummary = OverviewView['summary'];

/**
 * The category that the chart shows: the wanted one if the analyses have it, otherwise the first whose name starts with
 * "edge", otherwise the first. Undefined without categories.
 */
export function chooseCategory(summary: CategorySummary, wanted: string | undefined): string | undefined {
  const names = Object.keys(summary);
  if (wanted !== undefined && names.includes(wanted)) return wanted;
  return names.find((name) => name.toLowerCase().startsWith('edge')) ?? names[0];
}

/** Label of a category: the metadata key itself, or `TFs`. */
export const categoryName = (category: string): string => (category === 'tfs' ? 'TFs' : category);

export function slicesOf(summary: CategorySummary, category: string): PieSlice[] {
  return (summary[category] ?? []).map(([label, count, color]) => ({ label, count, color }));
}

/** Title of the chart: `70 analyses by EDGE_TYPE: 3 values`. */
export function categorySentence(slices: readonly PieSlice[], category: string): string {
  const analyses = slices.reduce((sum, { count }) => sum + count, 0);
  const values = category === 'tfs' ? countOf(slices.length, 'TF') : countOf(slices.length, 'value');
  return `${countOf(analyses, 'analysis', 'analyses')} by ${categoryName(category)}: ${values}`;
}
