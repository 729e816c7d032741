import type { Overview } from '@trellis/contract';
import type { PieSlice } from '@trellis/figures';
import { countOf } from '../../ui/numbers.ts';

type Summary = Overview['summary'];

/**
 * The category that the chart shows: the wanted one where the data have it, else the first whose name starts with "edge",
 * else the first.
 */
export function chooseCategory(summary: Summary, wanted: string | undefined): string | undefined {
  const names = Object.keys(summary);
  if (wanted !== undefined && names.includes(wanted)) return wanted;
  return names.find((name) => name.toLowerCase().startsWith('edge')) ?? names[0];
}

/** What a category is called: metadata keys as they are, `tfs` as biologists write it. */
export const categoryName = (category: string): string => (category === 'tfs' ? 'TFs' : category);

export function slicesOf(summary: Summary, category: string): PieSlice[] {
  return (summary[category] ?? []).map(([label, count, color]) => ({ label, count, color }));
}

/** What the chart shows, in a sentence with its numbers. */
export function categorySentence(slices: readonly PieSlice[], category: string): string {
  const analyses = slices.reduce((sum, { count }) => sum + count, 0);
  const values = category === 'tfs' ? countOf(slices.length, 'TF') : countOf(slices.length, 'value');
  return `${countOf(analyses, 'analysis', 'analyses')} by ${categoryName(category)}: ${values}`;
}
