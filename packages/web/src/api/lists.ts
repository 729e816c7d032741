import { useQuery } from '@tanstack/react-query';
import { downloadList, lookUpGeneNames, maxGeneNames, readLists, readNetworks } from '@trellis/contract';
import type { GeneLookup } from '@trellis/core/views';
import { call, linkTo } from './client.ts';
import { datasetQuery } from './datasetQuery.ts';

/** Names of the predefined lists of genes, or of target networks. */
export const usePredefined = (kind: 'genes' | 'network') =>
  useQuery(datasetQuery(kind === 'network' ? readNetworks : readLists));

/** Text of a predefined list or network; sends nothing without a name. */
export const usePredefinedText = (name: string | undefined) =>
  useQuery({ ...datasetQuery(downloadList, { params: { name: name ?? '' } }), enabled: name !== undefined });

/** Address of a predefined list or network as a file. */
export const linkToList = (name: string): string => linkTo(downloadList, { params: { name } });

/** Longer names are counted as unknown, because the server does not accept them. */
const maxNameLength = 200;

/** Looks up names of genes or of TFs; a long list takes several calls. */
export async function lookUp(
  names: readonly string[],
  { tfs, signal }: { readonly tfs: boolean; readonly signal: AbortSignal },
): Promise<GeneLookup> {
  const short = names.filter((name) => name.length <= maxNameLength);
  const parts: GeneLookup[] = [];
  for (let start = 0; start < short.length; start += maxGeneNames) {
    const body = { names: short.slice(start, start + maxGeneNames), tfs };
    parts.push(await call(lookUpGeneNames, { body, signal }));
  }
  return {
    found: parts.reduce((sum, { found }) => sum + found, 0),
    unknown: [...parts.flatMap(({ unknown }) => unknown), ...names.filter((name) => name.length > maxNameLength)],
    ambiguous: parts.flatMap(({ ambiguous }) => ambiguous),
    notTfs: parts.flatMap(({ notTfs }) => notTfs),
  };
}
