import { drawAupr, exportPruned, readAupr } from '@trellis/contract';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { ApiError } from './ApiError.ts';
import { call, linkTo } from './client.ts';
import type { RequestRef } from './requestRef.ts';

/**
 * How well the target network predicts the edges, and what a precision cutoff keeps; null when the query has no target
 * network, or one that predicts nothing.
 */
export function useAupr({ id, revision }: RequestRef, precision: number) {
  return useQuery({
    queryKey: ['aupr', id, revision ?? 'latest', precision],
    queryFn: async ({ signal }) => {
      try {
        const query = { revision, precision: precision || undefined };
        return await call(readAupr, { params: { id }, query, signal });
      } catch (error) {
        if (error instanceof ApiError && error.status === 404) return null;
        throw error;
      }
    },
    staleTime: Infinity,
    placeholderData: keepPreviousData,
  });
}

/** Address of the curve as SVG. */
export const auprFigure = ({ id, revision }: RequestRef, precision: number): string =>
  linkTo(drawAupr, { params: { id }, query: { revision, precision: precision || undefined } });

/** Address of the edges that a precision cutoff keeps. */
export const prunedLink = ({ id, revision }: RequestRef, precision: number): string =>
  linkTo(exportPruned, { params: { id, precision }, query: { revision } });
