import type { AnalysisIds } from '@trellis/contract';

export type Change = 'show' | 'hide' | 'invert';

/** The list with some analyses, by their places, shown, hidden or turned round. */
export const switched = (ids: AnalysisIds, places: readonly number[], change: Change): AnalysisIds =>
  ids.map(([key, state], i) => {
    if (!places.includes(i)) return [key, state];
    return [key, { ...state, show: change === 'invert' ? !state.show : change === 'show' }];
  });

/** The list with one analysis, by its place, under another name. */
export const renamed = (ids: AnalysisIds, place: number, name: string): AnalysisIds =>
  ids.map(([key, state], i) => [key, i === place ? { ...state, name } : state]);

/**
 * What differs from before: only that is sent, since others may have changed the rest meanwhile. The server leaves what an
 * update does not name as it is.
 */
export const changesOf = (before: AnalysisIds, ids: AnalysisIds): AnalysisIds =>
  ids.filter(([, { name, show }], i) => name !== before[i][1].name || show !== before[i][1].show);

export const shownCount = (ids: AnalysisIds): number => ids.filter(([, { show }]) => show).length;
