import { readTable, type TableWindow } from '@trellis/contract';
import { queryOptions } from '@tanstack/react-query';
import { call } from './client.ts';
import type { RequestRef } from './requestRef.ts';

export type SortOrder = 'asc' | 'desc';

/** How the rows of a table are ordered and which of them are kept. */
export interface TableOrder {
  readonly sort?: { readonly column: number; readonly order: SortOrder };
  readonly search: string;
}

/** A block of cells of a table. */
export interface Block {
  readonly row: number;
  readonly rows: number;
  readonly column: number;
  readonly columns: number;
}

/** Tiles that no one looks at leave the memory after this time. */
const tileLife = 60_000;

/** Query of one block of the table's cells, with the header over it. */
export function blockQuery({ id, revision }: RequestRef, order: TableOrder, block: Block) {
  return queryOptions<TableWindow>({
    queryKey: ['table', id, revision ?? 'latest', order, block],
    queryFn: ({ signal }) =>
      call(readTable, {
        params: { id },
        query: {
          ...block,
          revision,
          sort: order.sort?.column,
          order: order.sort?.order,
          search: order.search || undefined,
        },
        signal,
      }),
    staleTime: Infinity,
    gcTime: tileLife,
  });
}
