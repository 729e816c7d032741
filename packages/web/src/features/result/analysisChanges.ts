import { useMutation } from '@tanstack/react-query';
import { updateAnalysisIds, type QueryAnswer } from '@trellis/contract';
import { valueOf } from '@trellis/core';
import { defaultName, type ColumnStates } from '@trellis/core/result';
import { useSearchParams } from 'wouter';
import { callWithHeader } from '../../api/client.ts';
import { requestRefOf } from '../../api/requestRef.ts';

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

/** The name that the field of an analysis shows: its label, or the name that a user gave it. */
export const shownName = ([key, { name }]: ColumnStates[number], label: string): string =>
  name === defaultName(key) ? label : name;

/** The name of an analysis after its field was changed: none or its label are its default name. */
export const namedAs = ([key]: ColumnStates[number], label: string, text: string): string =>
  text.trim() === '' || text === label ? defaultName(key) : text;

/** The labels of the analyses, as all views show those that are not renamed, with the filter of the query. */
export function labelsOf({
  analysisIds,
  metadata,
  labels = {},
}: Pick<QueryAnswer, 'analysisIds' | 'metadata' | 'labels'>): string[] {
  const shown = new Map(metadata.columns.map(({ id, label }) => [String(id), label]));
  return analysisIds.map(([[[tf, filter], id]]) => {
    const label = valueOf(labels, String(id)) ?? shown.get(String(id)) ?? `${tf} · ${id}`;
    return filter ? `${label} · ${filter}` : label;
  });
}

/**
 * Saves names and hidden flags as a further revision of the request, and moves this page to its address. It changes the revision of the
 * address: what is shown can be that before, and a change of that would take the last update back.
 */
export function useUpdateAnalyses(id: string) {
  const [address, setSearch] = useSearchParams();
  const revision = requestRefOf(address)?.revision;
  return useMutation({
    mutationFn: (body: ColumnStates) =>
      callWithHeader(updateAnalysisIds, 'X-Revision', { params: { id }, query: { revision }, body }),
    onSuccess: ({ header: made }) =>
      setSearch((search) => {
        search.set('revision', String(made));
        return search;
      }),
  });
}
