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

/** The order of a table that nobody has searched, cut or sorted. */
export const wholeTable: TableOrder = { search: '' };

const rowsOf = ({ search, part }: TableOrder) => ({ search: search || undefined, ...part });

/** Address of a table as csv, without the columns whose positions are `hidden`. */
export function linkToTable({ id, revision }: RequestRef, order: TableOrder, hidden: readonly number[] = []): string {
  const { column: sort, order: direction } = order.sort ?? {};
  const query = { revision, ...rowsOf(order), sort, order: direction, hidden: [...hidden] };
  return linkTo(exportTable, { params: { id }, query });
}

/** Address of the ids of the target genes in the rows of a table. */
export const linkToTargets = ({ id, revision }: RequestRef, order: TableOrder): string =>
  linkTo(readTargets, { params: { id }, query: { revision, ...rowsOf(order) } });

/** Reads the ids of the target genes in the rows of a table. */
export async function readTargetsOf({ id, revision }: RequestRef, order: TableOrder): Promise<string[]> {
  const text = await call(readTargets, { params: { id }, query: { revision, ...rowsOf(order) } });
  return String(text).split('\n').filter(Boolean);
}
