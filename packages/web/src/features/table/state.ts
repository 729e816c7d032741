import { useMediaQuery } from '@mantine/hooks';
import { useMemo } from 'react';
import type { TableOrder } from '../../api/table.ts';
import { create } from '../../memory/pageMemory.ts';
import { sortOption, textOption, type AddressOption } from '../../ui/addressOptions.ts';
import { viewOptions } from '../../ui/useViewOptions.ts';
import { foldedColumns } from './columns.ts';

/** A sort by the index of a column: `12.desc`. */
const columnSort: AddressOption<TableOrder['sort']> = {
  initial: undefined,
  read: (texts) => {
    const { column, order = 'asc' } = sortOption.read(texts) ?? {};
    return column && /^\d+$/.test(column) ? { column: Number(column), order } : undefined;
  },
  write: (sort) => sortOption.write(sort && { ...sort, column: String(sort.column) }),
};

/** Search and sort of the table. */
export const useTableOptions = viewOptions({ search: textOption(), sort: columnSort });

/** Scroll position of a table, in pixels. */
interface ScrollPosition {
  readonly top: number;
  readonly left: number;
}

interface TableStates {
  readonly positions: Readonly<Record<string, ScrollPosition>>;
  /** Columns about the gene that are hidden, in all tables; undefined before a choice. */
  readonly hidden: readonly number[] | undefined;
  leave(request: string, position: ScrollPosition): void;
  hide(columns: readonly number[] | undefined): void;
}

/** Scroll position of each table; it outlives the tab, so that it opens as it was left. */
export const useTableStates = create<TableStates>()((set) => ({
  positions: {},
  hidden: undefined,
  hide: (hidden) => set({ hidden }),
  leave: (request, position) => set(({ positions }) => ({ positions: { ...positions, [request]: position } })),
}));

/** Below this width the columns about the gene leave more room for data. */
const narrowPage = '(width < 700px)';

/** Whether the page is narrow, and which columns about the gene are hidden: those chosen, or those folded by default. */
export function useHiddenColumns() {
  const narrow = useMediaQuery(narrowPage, undefined, { getInitialValueInEffect: false }) ?? false;
  const chosen = useTableStates((states) => states.hidden);
  const hidden = useMemo(() => chosen ?? foldedColumns(narrow), [chosen, narrow]);
  return { narrow, hidden };
}
