import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { RequestRef } from '../../api/requestRef.ts';
import { blockQuery, wholeTable, type TableOrder } from '../../api/table.ts';

const noCells = { row: 0, rows: 0, column: 0, columns: 0 };

/** Numbers of rows and columns of the table, and its columns without content. */
export const useTableSize = (request: RequestRef) => useQuery(blockQuery(request, wholeTable, noCells));

/** Number of rows that match a search and a part; the previous number until the answer arrives. */
export function useMatchedRows(request: RequestRef, order: TableOrder) {
  return useQuery({
    ...blockQuery(request, order, noCells),
    placeholderData: keepPreviousData,
    select: (window) => window.matchedRows,
  });
}
