import { exportGeneSets, readGenesInCommon, readGeneSets, type GeneSetsMatrix } from '@trellis/contract';
import type { Correction } from '@trellis/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { call, linkTo } from './client.ts';
import type { RequestRef } from './requestRef.ts';

/** The overlaps of every pair of analyses as numbers; common genes are asked for one pair at a time. */
export function useGeneSets({ id, revision }: RequestRef, correction: Correction) {
  return useQuery({
    queryKey: ['gene sets', id, revision ?? 'latest', correction],
    queryFn: ({ signal }) =>
      call(readGeneSets, {
        params: { id },
        query: { revision, correction, genes: '0' },
        signal,
      }) as Promise<GeneSetsMatrix>,
    staleTime: Infinity,
    placeholderData: keepPreviousData,
  });
}

/** Common genes of two analyses, by their places in the result. */
export function useGenesInCommon({ id, revision }: RequestRef, [a, b]: readonly [number, number]) {
  return useQuery({
    queryKey: ['genes in common', id, revision ?? 'latest', a, b],
    queryFn: ({ signal }) => call(readGenesInCommon, { params: { id }, query: { revision, a, b }, signal }),
    staleTime: Infinity,
  });
}

/** Address of the pairs as CSV, with chosen metadata of both analyses. */
export const geneSetsCsv = (
  { id, revision }: RequestRef,
  correction: Correction,
  fields: readonly string[],
): string => linkTo(exportGeneSets, { params: { id }, query: { revision, correction, fields: [...fields] } });
