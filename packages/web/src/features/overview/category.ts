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

/** The maximum number of values in a pie; more are drawn as bars. */
const maxSlices = 12;

/** The color of bars whose own colors would repeat. */
const plainColor = '#1f78b4';

/** The values of a category that analyses have, with their colors. */
export function slicesOf(facet: Facet | undefined, colors: ReadonlyMap<string, string>): PieSlice[] {
  const values = facet?.values.filter(({ count }) => count > 0) ?? [];
  const repeat = values.length > maxSlices && new Set(colors.values()).size < colors.size;
  return values.map((value) => ({ ...value, color: (repeat ? undefined : colors.get(value.label)) ?? plainColor }));
}

/** Whether a category is drawn as bars. */
export const hasBars = (slices: readonly PieSlice[]): boolean => slices.length > maxSlices;

/** Title of the chart: `70 analyses by EDGE_TYPE: 3 values`. */
export function categorySentence(slices: readonly PieSlice[], category: string): string {
  const analyses = slices.reduce((sum, { count }) => sum + count, 0);
  const values = category === tfKey ? countOf(slices.length, 'TF') : countOf(slices.length, 'value');
  return `${countOf(analyses, 'analysis', 'analyses')} by ${categoryName(category)}: ${values}`;
}
