import { tfKey, type Facet } from '@trellis/core/views';
import type { PieSlice } from '@trellis/figures';
import { countOf } from '../../ui/numbers.ts';

/**
 * The category that the chart shows: the wanted one if the analyses have it, otherwise the first whose name starts with
 * "edge", otherwise the first. Undefined without categories.
 */
export function chooseCategory(names: readonly string[], wanted: string | undefined): string | undefined {
  if (wanted !== undefined && names.includes(wanted)) return wanted;
  return names.find((name) => name.toLowerCase().startsWith('edge')) ?? names[0];
}

/** Label of a category: the metadata key itself, or `TFs`. */
export const categoryName = (category: string): string => (category === tfKey ? 'TFs' : category);

/** Number of bars above which they have one color where their own would repeat. */
const maxColors = 12;

const plainColor = '#1f78b4';

/** The values of a category that analyses have, with their colors. */
export function slicesOf(facet: Facet | undefined, colors: ReadonlyMap<string, string>): PieSlice[] {
  const values = facet?.values.filter(({ count }) => count > 0) ?? [];
  return values.map((value) => ({ ...value, color: colors.get(value.label) ?? plainColor }));
}

/** The values as bars with labels next to them: many of them have one color where their own would repeat. */
export function barsOf(slices: readonly PieSlice[]): readonly PieSlice[] {
  const repeats = slices.length > maxColors && new Set(slices.map(({ color }) => color)).size < slices.length;
  return repeats ? slices.map((slice) => ({ ...slice, color: plainColor })) : slices;
}

/** Title of the chart: `70 analyses by EDGE_TYPE: 3 values`. */
export function categorySentence(slices: readonly PieSlice[], category: string): string {
  const analyses = slices.reduce((sum, { count }) => sum + count, 0);
  const values = category === tfKey ? countOf(slices.length, 'TF') : countOf(slices.length, 'value');
  return `${countOf(analyses, 'analysis', 'analyses')} by ${categoryName(category)}: ${values}`;
}
