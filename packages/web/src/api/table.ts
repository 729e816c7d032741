import { useQuery } from '@tanstack/react-query';
import { exportTable, readTable, readTableHead, readTargets } from '@trellis/contract';
import type { GenePart, PartOfTargets } from '@trellis/core/views';
import { call, linkTo } from './client.ts';
import type { RequestRef } from './requestRef.ts';
import { viewQuery } from './viewQuery.ts';

/** Order of the rows of a table, and which of them it shows. */
export interface TableOrder {
  readonly sort?: { readonly column: number; readonly order: 'asc' | 'desc' };
  readonly search: string;
  /** Only the genes that a TF binds, regulates, or both. */
  readonly part?: PartOfTargets;
}

/** A rectangle of cells of a table. */
export interface CellBlock {
  readonly row: number;
  readonly rows: number;
  readonly column: number;
  readonly columns: number;
}

/** Time after which tiles out of sight leave the memory. */
const tileLifeMs = 60_000;

/** Query of one block of the table's cells, with the header over it. */
export function blockQuery(request: RequestRef, order: TableOrder, block: CellBlock) {
  const { column: sort, order: direction } = order.sort ?? {};
  return {
    ...viewQuery(readTable, request, {
      query: { ...block, sort, order: direction, ...rowsOf(order), specificity: '1' },
    }),
    gcTime: tileLifeMs,
  };
}

/** The analyses above the columns of a table. */
export const useTableHead = (request: RequestRef) => useQuery(viewQuery(readTableHead, request));

const idsOf = (text: string): string[] => text.split('\n').filter(Boolean);

/** Ids of the genes that a TF binds, regulates, or both. */
export const useGenesOfPart = (request: RequestRef, part: PartOfTargets) =>
  useQuery({ ...viewQuery(readTargets, request, { query: { ...part } }), select: idsOf });

/** All rows in the default order. */
export const wholeTable: TableOrder = { search: '' };

const rowsOf = ({ search, part }: TableOrder) => ({ search: search || undefined, ...part });

/** Address of a table as CSV, without the columns with the indices `hidden`. */
export function linkToTable({ id, revision }: RequestRef, order: TableOrder, hidden: readonly number[] = []): string {
  const { column: sort, order: direction } = order.sort ?? {};
  const query = { revision, ...rowsOf(order), sort, order: direction, hidden: [...hidden], specificity: '1' };
  return linkTo(exportTable, { params: { id }, query });
}

/** Address of the ids of the target genes in the rows of a table. */
export const linkToTargets = ({ id, revision }: RequestRef, order: TableOrder): string =>
  linkTo(readTargets, { params: { id }, query: { revision, ...rowsOf(order) } });

/** Reads the ids of the target genes in the rows of a table. */
export async function readTargetsOf({ id, revision }: RequestRef, order: TableOrder): Promise<string[]> {
  const text = await call(readTargets, { params: { id }, query: { revision, ...rowsOf(order) } });
  return idsOf(text);
}

/** What a TF does to the genes of a part, as it follows the name: `NLP7 binds and induces`. */
export const partLabels: Readonly<Record<GenePart, string>> = {
  bound: 'binds but does not regulate',
  regulated: 'regulates but does not bind',
  'regulated:induced': 'induces but does not bind',
  'regulated:repressed': 'represses but does not bind',
  'regulated:other': 'regulates without a clear direction and does not bind',
  both: 'binds and regulates',
  'both:induced': 'binds and induces',
  'both:repressed': 'binds and represses',
  'both:other': 'binds and regulates without a clear direction',
};
