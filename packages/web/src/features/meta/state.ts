import { create } from 'zustand';
import type { Sort } from '../../ui/sort.ts';

interface MetaState {
  /** Search of each request, by its id. */
  readonly searches: Readonly<Record<string, string>>;
  readonly sort: Sort | undefined;
  /** Whether only fields that differ are shown; undefined before a choice. */
  readonly onlyDiffering: boolean | undefined;
  set(change: Partial<Pick<MetaState, 'sort' | 'onlyDiffering'>>): void;
  search(request: string, text: string): void;
}

/** Options of the tab; they outlive the tab, so that it opens as it was left. */
export const useMetaState = create<MetaState>()((set) => ({
  searches: {},
  sort: undefined,
  onlyDiffering: undefined,
  set: (change) => set(change),
  search: (request, text) => set(({ searches }) => ({ searches: { ...searches, [request]: text } })),
}));
