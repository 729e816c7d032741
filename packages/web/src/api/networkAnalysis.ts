import { keepPreviousData, useQuery, useQueryClient, type QueryKey } from '@tanstack/react-query';
import {
  drawAupr,
  exportPruned,
  readAupr,
  readEdge,
  readNetworkAnalysis,
  readNetworkPaths,
  type AuprData,
} from '@trellis/contract';
import { hasStatus } from './ApiError.ts';
import { call, linkTo } from './client.ts';
import { networkQuery, type NetworkChoice } from './network.ts';
import type { RequestRef } from './requestRef.ts';
import { viewKey, viewQuery } from './viewQuery.ts';

/** Cancels a call; `refetch` starts it again. */
function useCancel(queryKey: QueryKey): () => void {
  const client = useQueryClient();
  return () => void client.cancelQueries({ queryKey, exact: true });
}

/** Hubs, loops and hierarchy of a network. */
export function useNetworkAnalysis(ref: RequestRef, options: NetworkChoice) {
  const view = viewQuery(readNetworkAnalysis, ref, { query: networkQuery(ref, options) });
  return { ...useQuery(view), cancel: useCancel(view.queryKey) };
}

/** Start, end and length of the paths to search. */
export interface WalkOptions {
  readonly from: string;
  /** Name of a target list of the request; '' for all genes. */
  readonly list: string;
  /** Genes to reach, instead of a list. */
  readonly to: readonly string[];
  /** Minimum and maximum number of edges of a path. */
  readonly least: number;
  readonly steps: number;
  readonly through: 'result' | 'dataset';
}

/** Paths from a TF; sends nothing without one. */
export function useNetworkPaths(ref: RequestRef, requested: WalkOptions | undefined) {
  const { from = '', list = '', to = [], steps, least, through } = requested ?? {};
  const query = { from, list: list || undefined, to: [...to], steps, least, through };
  const view = viewQuery(readNetworkPaths, ref, { query });
  return { ...useQuery({ ...view, enabled: requested !== undefined }), cancel: useCancel(view.queryKey) };
}

/** The analyses behind an edge. */
export const useEdge = (ref: RequestRef, edge: { readonly source: string; readonly target: string }) =>
  useQuery(viewQuery(readEdge, ref, { query: { ...edge } }));

/**
 * How well the target network predicts the edges, and what a precision cutoff keeps; null when the query has no target
 * network, or one that predicts nothing.
 */
export function useAupr(request: RequestRef, precision: number) {
  const query = queryOf(request, precision);
  return useQuery({
    queryKey: viewKey(readAupr, request, { query }),
    queryFn: ({ signal }): Promise<AuprData | null> =>
      call(readAupr, { params: { id: request.id }, query, signal }).catch(nullWhenMissing),
    staleTime: Infinity,
    placeholderData: keepPreviousData,
  });
}

function nullWhenMissing(error: unknown): null {
  if (hasStatus(error, 404)) return null;
  throw error;
}

/** Pages ask whether a network ranks the targets of a TF, so hits are shuffled within TFs. */
const queryOf = ({ revision }: RequestRef, precision: number) =>
  ({ revision, precision: precision || undefined, shuffle: 'within_tf' }) as const;

/** Address of the curve as SVG. */
export const auprFigureLink = (request: RequestRef, precision: number): string =>
  linkTo(drawAupr, { params: { id: request.id }, query: queryOf(request, precision) });

/** Address of the edges that a precision cutoff keeps. */
export const prunedLink = ({ id, revision }: RequestRef, precision: number): string =>
  linkTo(exportPruned, { params: { id, precision }, query: { revision } });
