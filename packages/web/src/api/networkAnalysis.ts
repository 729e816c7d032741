import { readEdge, readNetworkAnalysis, readNetworkPaths } from '@trellis/contract';
import { useQuery, useQueryClient, type QueryKey } from '@tanstack/react-query';
import { networkQuery, type NetworkChoice } from './network.ts';
import type { RequestRef } from './requestRef.ts';
import { viewQuery } from './viewQuery.ts';

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
export interface WalkAsked {
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
export function useNetworkPaths(ref: RequestRef, asked: WalkAsked | undefined) {
  const { from = '', list = '', to = [], steps, least, through } = asked ?? {};
  const query = { from, list: list || undefined, to: [...to], steps, least, through };
  const view = viewQuery(readNetworkPaths, ref, { query });
  return { ...useQuery({ ...view, enabled: asked !== undefined }), cancel: useCancel(view.queryKey) };
}

/** The analyses behind an edge. */
export const useEdge = (ref: RequestRef, edge: { readonly source: string; readonly target: string }) =>
  useQuery(viewQuery(readEdge, ref, { query: { ...edge } }));
