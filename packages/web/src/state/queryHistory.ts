import { create } from '../memory/pageMemory.ts';
import { SharedState } from './sharedState.ts';

/** A query that was run. */
export interface HistoryEntry {
  readonly query: string;
  /** Last run, Unix time in ms. */
  readonly time: number;
}

interface QueryHistory {
  /** The newest first. */
  readonly entries: readonly HistoryEntry[];
  /** The entries that the last clear removed, for undo. */
  readonly cleared: readonly HistoryEntry[];
  add(query: string): void;
  clear(): void;
  undo(): void;
}

/** Size of the history. */
export const maxEntries = 30;

/** Entries merged with more of them: the newest first, each query once with its last run, up to `maxEntries`. */
export function withEntries(entries: readonly HistoryEntry[], more: readonly HistoryEntry[]): HistoryEntry[] {
  const newestFirst = [...more, ...entries].sort((a, b) => b.time - a.time);
  const byQuery = new Map<string, HistoryEntry>();
  for (const entry of newestFirst) if (!byQuery.has(entry.query)) byQuery.set(entry.query, entry);
  return [...byQuery.values()].slice(0, maxEntries);
}

/** The queries that were run from any page, shared by all tabs of this browser. */
export const useQueryHistory = create<QueryHistory>()((set, get) => ({
  entries: [],
  cleared: [],
  add: (query) => {
    const entry = { query: query.trim(), time: Date.now() };
    if (entry.query !== '') shared.change(({ entries }) => ({ entries: withEntries(entries, [entry]) }));
  },
  clear: () => {
    set(({ entries }) => ({ cleared: entries }));
    shared.change(() => ({ entries: [] }));
  },
  undo: () => {
    const { cleared } = get();
    set({ cleared: [] });
    shared.change(({ entries }) => ({ entries: withEntries(entries, cleared) }));
  },
}));

const shared = new SharedState<Pick<QueryHistory, 'entries'>>({
  name: 'trellis-history',
  version: 1,
  label: 'the query history',
  empty: { entries: [] },
  example: { entries: [{ query: '', time: 0 }] },
  show: ({ entries }) => useQueryHistory.setState({ entries }),
});

useQueryHistory.setState({ entries: shared.state.entries });
