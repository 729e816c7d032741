import { drawAupr, exportPruned, readAupr, type AuprData } from '@trellis/contract';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { call, linkTo } from './client.ts';
import { hasStatus } from './hasStatus.ts';
import type { RequestRef } from './requestRef.ts';
import { viewKey } from './viewQuery.ts';

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
