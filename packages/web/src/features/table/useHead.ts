import type { TableWindow } from '@trellis/core';
import { keepPreviousData, useQueries, useQuery, type UseQueryResult } from '@tanstack/react-query';
import { useCallback } from 'react';
import type { RequestRef } from '../../api/requestRef.ts';
import { blockQuery, wholeTable, type TableOrder } from '../../api/table.ts';
import { spansOf, type HeaderSpan } from './headerSpans.ts';
import { headBlock, headColumns } from './tiles.ts';

/** Size of the table and the start of its header. */
export function useTableSize(request: RequestRef) {
  return useQuery(blockQuery(request, wholeTable, headBlock(0)));
}

/** Number of rows that match a search and a part; the previous number until the answer arrives. */
export function useMatchedRows(request: RequestRef, order: TableOrder) {
  return useQuery({
    ...blockQuery(request, order, { row: 0, rows: 0, column: 0, columns: 0 }),
    placeholderData: keepPreviousData,
    select: (window) => window.matchedRows,
  });
}

const spansByWindow = new WeakMap<TableWindow, HeaderSpan[]>();

/** Spans of a window, computed once per window, so that they keep their identity between renders. */
function cachedSpans(window: TableWindow): HeaderSpan[] {
  const spans = spansByWindow.get(window) ?? spansOf(window);
  spansByWindow.set(window, spans);
  return spans;
}

/** Header cells of the columns from `first` to `last`, and of the block after them. */
export function useHeader(request: RequestRef, first: number, last: number, total: number): HeaderSpan[][] {
  const from = Math.floor(first / headColumns);
  const to = Math.min(Math.floor(last / headColumns) + 1, Math.floor((total - 1) / headColumns));
  const tiles = [...new Set([0, ...Array.from({ length: to - from + 1 }, (_, index) => from + index)])];
  const combine = useCallback(
    (results: UseQueryResult<TableWindow>[]) => results.flatMap(({ data }) => (data ? [cachedSpans(data)] : [])),
    [],
  );
  return useQueries({ queries: tiles.map((tile) => blockQuery(request, wholeTable, headBlock(tile))), combine });
}
