import type { AnalysisIds } from '@trellis/contract';

export type VisibilityChange = 'show' | 'hide' | 'invert';

/** The list with some analyses, by their indices, shown, hidden or inverted. */
export const withVisibility = (ids: AnalysisIds, indices: readonly number[], change: VisibilityChange): AnalysisIds =>
  ids.map(([key, state], i) => {
    if (!indices.includes(i)) return [key, state];
    return [key, { ...state, show: change === 'invert' ? !state.show : change === 'show' }];
  });

/** The list with one analysis, by its index, under another name. */
export const renamed = (ids: AnalysisIds, index: number, name: string): AnalysisIds =>
  ids.map(([key, state], i) => [key, i === index ? { ...state, name } : state]);

/**
 * The analyses that differ from before. Only these are sent, because another tab can have changed the others meanwhile;
 * the server leaves analyses that an update does not name as they are.
 */
export const changesOf = (before: AnalysisIds, ids: AnalysisIds): AnalysisIds =>
  ids.filter(([, { name, show }], i) => name !== before[i][1].name || show !== before[i][1].show);

export const shownCount = (ids: AnalysisIds): number => ids.filter(([, { show }]) => show).length;

/** Indices of the analyses whose names contain a text, ignoring case. */
export function matchingNames(ids: AnalysisIds, text: string): number[] {
  const wanted = text.trim().toLowerCase();
  return ids.flatMap(([, { name }], i) => (name.toLowerCase().includes(wanted) ? [i] : []));
}
