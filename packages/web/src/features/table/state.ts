import { create } from 'zustand';
import type { TableOrder } from '../../api/table.ts';

/** Order and scroll position of a table. */
export interface TableState extends TableOrder {
  readonly top: number;
  readonly left: number;
}

interface TableStates {
  readonly tables: Readonly<Record<string, TableState>>;
  /** Columns about the gene that are hidden, in all tables; undefined before a choice. */
  readonly hidden: readonly number[] | undefined;
  change(request: string, change: Partial<TableState>): void;
  hide(columns: readonly number[] | undefined): void;
}

export const newTable: TableState = { search: '', top: 0, left: 0 };

/** Sort, search and scroll position of each table; they outlive the tab, so that it opens as it was left. */
export const useTableStates = create<TableStates>()((set) => ({
  tables: {},
  hidden: undefined,
  hide: (hidden) => set({ hidden }),
  change: (request, change) =>
    set(({ tables }) => ({ tables: { ...tables, [request]: { ...(tables[request] ?? newTable), ...change } } })),
}));
