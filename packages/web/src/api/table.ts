import { exportTable, readTable, readTargets, type TableWindow } from '@trellis/contract';
import type { PartOfTargets } from '@trellis/core';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { call, linkTo } from './client.ts';
import type { RequestRef } from './requestRef.ts';

export type SortOrder = 'asc' | 'desc';

/** How the rows of a table are ordered and which of them are kept. */
export interface TableOrder {
  readonly sort?: { readonly column: number; readonly order: SortOrder };
  readonly search: string;
  /** Only the genes that a TF binds, regulates, or both. */
  readonly part?: PartOfTargets;
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
          ...order.part,
        },
        signal,
      }),
    staleTime: Infinity,
    gcTime: tileLife,
  });
}

/** Ids of the genes that a TF binds, regulates, or both. */
export function useGenesOfPart({ id, revision }: RequestRef, part: PartOfTargets) {
  return useQuery({
    queryKey: ['genes of part', id, revision ?? 'latest', part],
    queryFn: async ({ signal }) => {
      const text = await call(readTargets, { params: { id }, query: { revision, ...part }, signal });
      return String(text).split('\n').filter(Boolean);
    },
    staleTime: Infinity,
  });
}

/** Addresses of the table as it is shown, and of its target genes. */
export function tableLinks({ id, revision }: RequestRef, order: TableOrder, hidden: readonly number[]) {
  const rows = { revision, search: order.search || undefined, ...order.part };
  const { column: sort, order: direction } = order.sort ?? {};
  return {
    targets: linkTo(readTargets, { params: { id }, query: rows }),
    csv: linkTo(exportTable, { params: { id }, query: { ...rows, sort, order: direction, hidden: [...hidden] } }),
  };
}

/** Reads the target genes that the table shows, by id. */
export async function readShownTargets(
  { id, revision }: RequestRef,
  { search, part }: TableOrder,
): Promise<string[]> {
  const query = { revision, search: search || undefined, ...part };
  const text = await call(readTargets, { params: { id }, query });
  return String(text).split('\n').filter(Boolean);
}
