import { readEdge, readNetworkAnalysis, readNetworkPaths } from '@trellis/contract';
import { useQuery, useQueryClient, type QueryKey } from '@tanstack/react-query';
import { call } from './client.ts';
import { networkQuery, type NetworkOptions } from './network.ts';
import type { RequestRef } from './requestRef.ts';

const keyOf = (what: string, { id, revision }: RequestRef) => [what, id, revision ?? 'latest'];

/** Stops a call; the page can make it anew with `refetch`. */
function useCancel(queryKey: QueryKey): () => void {
  const client = useQueryClient();
  return () => void client.cancelQueries({ queryKey, exact: true });
}

/** Hubs, loops and hierarchy of a network. */
export function useNetworkAnalysis(ref: RequestRef, options: NetworkOptions) {
  const queryKey = [...keyOf('network analysis', ref), options.edges, options.precision];
  const query = useQuery({
    queryKey,
    queryFn: ({ signal }) =>
      call(readNetworkAnalysis, { params: { id: ref.id }, query: networkQuery(ref, options), signal }),
    staleTime: Infinity,
  });
  return { ...query, cancel: useCancel(queryKey) };
}

/** Where to walk from, and where to. */
export interface WalkAsked {
  readonly from: string;
  /** Name of a target list of the request; '' for all genes. */
  readonly list: string;
  /** Genes to reach, instead of a list. */
  readonly to: readonly string[];
  /** Edges of a path, at least and at most. */
  readonly least: number;
  readonly steps: number;
  readonly through: 'result' | 'dataset';
}

/** Paths from a TF; nothing is asked without one. */
export function useNetworkPaths(ref: RequestRef, asked: WalkAsked | undefined) {
  const queryKey = [...keyOf('network paths', ref), asked];
  const query = useQuery({
    queryKey,
    enabled: asked !== undefined,
    queryFn: ({ signal }) => {
      const { from = '', list = '', to = [], steps, least, through } = asked ?? {};
      const walk = { from, list: list || undefined, to: [...to], steps, least, through };
      return call(readNetworkPaths, { params: { id: ref.id }, query: { revision: ref.revision, ...walk }, signal });
    },
    staleTime: Infinity,
  });
  return { ...query, cancel: useCancel(queryKey) };
}

/** The analyses behind an edge. */
export function useEdge({ id, revision }: RequestRef, edge: { readonly source: string; readonly target: string }) {
  return useQuery({
    queryKey: [...keyOf('edge', { id, revision }), edge.source, edge.target],
    queryFn: ({ signal }) => call(readEdge, { params: { id }, query: { revision, ...edge }, signal }),
    staleTime: Infinity,
  });
}
