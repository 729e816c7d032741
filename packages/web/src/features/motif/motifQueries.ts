import {
  downloadClusterInfo,
  readIndividualMotifs,
  readMotifRegions,
  readMotifs,
  testChosenMotifs,
} from '@trellis/contract';
import type { Correction } from '@trellis/core/stats';
import type { LevelOptions, MotifTest } from '@trellis/core/views';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { linkTo } from '../../api/client.ts';
import { datasetQuery } from '../../api/datasetQuery.ts';
import type { RequestRef } from '../../api/requestRef.ts';
import { viewQuery } from '../../api/viewQuery.ts';

/** Regions to count hits in, the correction of p-values, and what is counted. */
export interface MotifQuestion extends LevelOptions {
  /** Empty for the default regions. */
  readonly regions: readonly string[];
  readonly correction: Correction;
  readonly test: MotifTest;
}

/** Enriched motif clusters. */
export const useMotifs = (
  request: RequestRef,
  { regions, ...question }: MotifQuestion & { readonly alpha: number },
) =>
  useQuery({
    ...viewQuery(readMotifs, request, { query: { regions: [...regions], ...question } }),
    placeholderData: keepPreviousData,
  });

/** Regions in which hits can be counted. */
export const useMotifRegions = () => useQuery({ ...datasetQuery(readMotifRegions), staleTime: Infinity });

/** Names of the individual motifs. */
export const useMotifNames = () =>
  useQuery({ ...datasetQuery(readIndividualMotifs), staleTime: Infinity, retry: false });

/** Enrichment of individual motifs: a list per gene set, by default those named after its TF. */
export const useChosenMotifs = (
  request: RequestRef,
  { regions, motifs, ...question }: MotifQuestion & { readonly motifs: readonly (readonly string[])[] | undefined },
) =>
  useQuery({
    ...viewQuery(testChosenMotifs, request, {
      query: question,
      body: { ...(regions.length && { regions }), ...(motifs && { motifs }) },
    }),
    placeholderData: keepPreviousData,
    retry: false,
  });

/** Address of the cluster information. */
export const clusterInfoLink = (): string => linkTo(downloadClusterInfo);
