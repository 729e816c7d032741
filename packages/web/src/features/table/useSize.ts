import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { RequestRef } from '../../api/requestRef.ts';
import { shownGeneColumns } from './columns.ts';
import { blockQuery, wholeTable, type TableOrder } from '../../api/table.ts';

/** No rows, but the titles of the columns about the gene. */
const noCells = { row: 0, rows: 0, column: 0, columns: shownGeneColumns };

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
