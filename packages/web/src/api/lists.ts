import { downloadList, lookUpGenes, maxGeneNames, readEdges, readLists, readNetworks } from '@trellis/contract';
import type { GeneLookup } from '@trellis/contract';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { call, linkTo } from './client.ts';

const staleTime = 5 * 60_000;

/** Names of the predefined lists of genes, or of target networks. */
export function usePredefined(kind: 'genes' | 'network') {
  const route = kind === 'network' ? readNetworks : readLists;
  return useQuery({ queryKey: ['predefined', kind], queryFn: ({ signal }) => call(route, { signal }), staleTime });
}

/** Text of a predefined list or network; asks for nothing without a name. */
export function usePredefinedText(name: string | undefined) {
  return useQuery({
    queryKey: ['list', name],
    queryFn: ({ signal }) => call(downloadList, { params: { name: name ?? '' }, signal }),
    enabled: name !== undefined,
    staleTime,
  });
}

/** Where a predefined list or network can be downloaded. */
export const linkToList = (name: string): string => linkTo(downloadList, { params: { name } });

/** Types of additional edges. */
export function useEdgeTypes() {
  return useQuery({ queryKey: ['edges'], queryFn: ({ signal }) => call(readEdges, { signal }), staleTime });
}

/** Names above this many characters are no names; the server refuses to look them up. */
const maxNameLength = 200;

/** Looks names of genes or of TFs up, a part of a long list at a time. */
export async function lookUp(
  names: readonly string[],
  { tfs, signal }: { readonly tfs: boolean; readonly signal: AbortSignal },
): Promise<GeneLookup> {
  const short = names.filter((name) => name.length <= maxNameLength);
  const parts: GeneLookup[] = [];
  for (let start = 0; start < short.length; start += maxGeneNames) {
    const body = { names: short.slice(start, start + maxGeneNames), tfs };
    parts.push(await call(lookUpGenes, { body, signal }));
  }
  return {
    found: parts.reduce((sum, { found }) => sum + found, 0),
    unknown: [...parts.flatMap(({ unknown }) => unknown), ...names.filter((name) => name.length > maxNameLength)],
    ambiguous: parts.flatMap(({ ambiguous }) => ambiguous),
    not_tfs: parts.flatMap(({ not_tfs }) => not_tfs),
  };
}

/** How names that should be TFs are looked up. */
export const tfsNamed = (names: readonly string[]) =>
  queryOptions({
    queryKey: ['tfs named', ...names],
    queryFn: ({ signal }) => lookUp(names, { tfs: true, signal }),
    staleTime,
  });
