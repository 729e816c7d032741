import {
  downloadClusterInfo,
  readIndividualMotifs,
  readMotifRegions,
  readMotifs,
  testChosenMotifs,
} from '@trellis/contract';
import type { Correction } from '@trellis/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { call, linkTo } from './client.ts';
import type { RequestRef } from './requestRef.ts';

/** What is counted: regions, and how p-values are corrected. */
export interface MotifQuestion {
  /** Empty for the default ones. */
  readonly regions: readonly string[];
  readonly correction: Correction;
}

/** Enriched motif clusters. A refusal is not tried again: nothing would change. */
export function useMotifs(
  { id, revision }: RequestRef,
  { regions, correction, alpha }: MotifQuestion & { readonly alpha: number },
) {
  return useQuery({
    queryKey: ['motifs', id, revision ?? 'latest', regions, correction, alpha],
    queryFn: ({ signal }) =>
      call(readMotifs, { params: { id }, query: { revision, regions: [...regions], correction, alpha }, signal }),
    staleTime: Infinity,
    placeholderData: keepPreviousData,
  });
}

/** Regions in which hits can be counted. */
export const useMotifRegions = () =>
  useQuery({
    queryKey: ['motif regions'],
    queryFn: ({ signal }) => call(readMotifRegions, { signal }),
    staleTime: Infinity,
  });

/** Names of the individual motifs. */
export const useMotifNames = () =>
  useQuery({
    queryKey: ['motif names'],
    queryFn: ({ signal }) => call(readIndividualMotifs, { signal }),
    staleTime: Infinity,
    retry: false,
  });

/** Enrichment of individual motifs: a list per gene set, by default those named after its TF. */
export function useChosenMotifs(
  { id, revision }: RequestRef,
  { regions, correction, motifs }: MotifQuestion & { readonly motifs: readonly (readonly string[])[] | undefined },
) {
  return useQuery({
    queryKey: ['chosen motifs', id, revision ?? 'latest', regions, correction, motifs ?? 'default'],
    queryFn: ({ signal }) =>
      call(testChosenMotifs, {
        params: { id },
        query: { revision, correction },
        body: { ...(regions.length && { regions }), ...(motifs && { motifs }) },
        signal,
      }),
    staleTime: Infinity,
    placeholderData: keepPreviousData,
    retry: false,
  });
}

/** Address of the cluster information. */
export const clusterInfoLink = (): string => linkTo(downloadClusterInfo);
