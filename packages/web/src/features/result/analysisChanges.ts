import type { QueryAnswer } from '@trellis/contract';
import type { ColumnStates } from '@trellis/core';

export type VisibilityChange = 'show' | 'hide' | 'invert';

/** The list with some analyses, by their indices, shown, hidden or inverted. */
export const withVisibility = (
  ids: ColumnStates,
  indices: readonly number[],
  change: VisibilityChange,
): ColumnStates =>
  ids.map(([key, state], i) => {
    if (!indices.includes(i)) return [key, state];
    return [key, { ...state, show: change === 'invert' ? !state.show : change === 'show' }];
  });

/** The list with one analysis, by its index, under another name. */
export const renamed = (ids: ColumnStates, index: number, name: string): ColumnStates =>
  ids.map(([key, state], i) => [key, i === index ? { ...state, name } : state]);

/** The analyses that differ from before; the server leaves those that an update does not name as they are. */
export const changesOf = (before: ColumnStates, ids: ColumnStates): ColumnStates =>
  ids.filter(([, { name, show }], i) => name !== before[i][1].name || show !== before[i][1].show);

export const shownCount = (ids: ColumnStates): number => ids.filter(([, { show }]) => show).length;

/** Number of hidden analyses. */
export const hiddenCount = (ids: ColumnStates): number => ids.length - shownCount(ids);

/** The hidden analyses, shown. */
export const withAllShown = (ids: ColumnStates): ColumnStates =>
  ids.filter(([, { show }]) => !show).map(([key, state]) => [key, { ...state, show: true }]);

/** Indices of the analyses whose labels or own names contain a text, ignoring case. */
export function matchingNames(ids: ColumnStates, labels: readonly string[], text: string): number[] {
  const wanted = text.trim().toLowerCase();
  return ids.flatMap(([, { name }], i) => (`${labels[i]}\n${name}`.toLowerCase().includes(wanted) ? [i] : []));
}

/** The name that a user gave an analysis, '' for none. */
export const ownName = (state: ColumnStates[number][1], before: ColumnStates[number][1]): string =>
  state.version === 0 && state.name === before.name ? '' : state.name;

/**
 * The analyses by what tells them apart: the label that the views show, or the symbol and the id of an analysis that is
 * hidden or renamed.
 */
export function labelsOf(
  { analysisIds, metadata }: Pick<QueryAnswer, 'analysisIds' | 'metadata'>,
  symbolOf: (tf: string) => string,
): string[] {
  const shown = new Map(metadata.columns.map(({ id, label }) => [String(id), label]));
  return analysisIds.map(([[[tf, filter], id], { version }]) => {
    const label = (version === 0 ? shown.get(String(id)) : undefined) ?? `${symbolOf(tf)} · ${id}`;
    return filter ? `${label} · ${filter}` : label;
  });
}
