import { narrowSungear, readSungear, type SungearAnswer } from '@trellis/contract';
import type { Correction } from '@trellis/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { call } from './client.ts';
import type { RequestRef } from './requestRef.ts';

/** The Sungear diagram of a result, or of some of its genes only. */
export function useSungear({ id, revision }: RequestRef, { genes, correction }: SungearQuestion) {
  return useQuery({
    queryKey: ['sungear', id, revision ?? 'latest', correction, genes ?? 'all'],
    queryFn: ({ signal }) => ask({ id, revision }, { genes, correction }, signal),
    staleTime: Infinity,
    gcTime: 60_000,
    placeholderData: keepPreviousData,
    retry: false,
  });
}

export interface SungearQuestion {
  /** Ids of the genes to look at; all when left out. */
  readonly genes?: readonly string[];
  readonly correction: Correction;
}

function ask(
  { id, revision }: RequestRef,
  { genes, correction }: SungearQuestion,
  signal: AbortSignal,
): Promise<SungearAnswer> {
  const options = { params: { id }, query: { revision, correction }, signal };
  return genes ? call(narrowSungear, { ...options, body: { genes } }) : call(readSungear, options);
}
