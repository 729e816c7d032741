import { create } from 'zustand';
import type { TableOrder } from '../../api/table.ts';

/** How a table was left. */
export interface TableMemory extends TableOrder {
  readonly top: number;
  readonly left: number;
}

interface TableStates {
  readonly tables: Readonly<Record<string, TableMemory>>;
  /** Columns about the gene that are left out, in all tables. */
  readonly hidden: readonly number[];
  change(request: string, change: Partial<TableMemory>): void;
  hide(columns: readonly number[]): void;
}

export const freshTable: TableMemory = { search: '', top: 0, left: 0 };

/** Sort, search and scroll of each table; they stay as they were when the tab is left and opened again. */
export const useTableStates = create<TableStates>()((set) => ({
  tables: {},
  hidden: [],
  hide: (hidden) => set({ hidden }),
  change: (request, change) =>
    set(({ tables }) => ({ tables: { ...tables, [request]: { ...(tables[request] ?? freshTable), ...change } } })),
}));
