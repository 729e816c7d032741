import type { TableWindow } from '@trellis/contract';
import { keepPreviousData, useQueries, useQuery, type UseQueryResult } from '@tanstack/react-query';
import { useCallback } from 'react';
import type { RequestRef } from '../../api/requestRef.ts';
import { blockQuery, type TableOrder } from '../../api/table.ts';
import { spansOf, type HeaderSpan } from './headerSpans.ts';
import { headBlock, headColumns } from './tiles.ts';

const anyOrder: TableOrder = { search: '' };

/** Size of the table and the start of its header. */
export function useTableSize(request: RequestRef) {
  return useQuery(blockQuery(request, anyOrder, headBlock(0)));
}

/** Number of rows that a search and a part keep; the number before it until the new one is known. */
export function useMatchedRows(request: RequestRef, order: TableOrder) {
  return useQuery({
    ...blockQuery(request, order, { row: 0, rows: 0, column: 0, columns: 0 }),
    placeholderData: keepPreviousData,
    select: (window) => window.matched_rows,
  });
}

const spansByWindow = new WeakMap<TableWindow, HeaderSpan[]>();

function spansKept(window: TableWindow): HeaderSpan[] {
  const kept = spansByWindow.get(window) ?? spansOf(window);
  spansByWindow.set(window, kept);
  return kept;
}

/** Header cells of the columns from `first` to `last`, and of the block after them. */
export function useHeader(request: RequestRef, first: number, last: number, total: number): HeaderSpan[][] {
  const from = Math.floor(first / headColumns);
  const to = Math.min(Math.floor(last / headColumns) + 1, Math.floor((total - 1) / headColumns));
  const tiles = [...new Set([0, ...Array.from({ length: to - from + 1 }, (_, index) => from + index)])];
  const combine = useCallback(
    (results: UseQueryResult<TableWindow>[]) => results.flatMap(({ data }) => (data ? [spansKept(data)] : [])),
    [],
  );
  return useQueries({ queries: tiles.map((tile) => blockQuery(request, anyOrder, headBlock(tile))), combine });
}
