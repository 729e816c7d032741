import { narrowSungear, readSungear } from '@trellis/contract';
import type { Correction } from '@trellis/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { RequestRef } from './requestRef.ts';
import { viewQuery } from './viewQuery.ts';

export interface SungearQuestion {
  /** Ids of the genes to look at; all when left out. */
  readonly genes?: readonly string[];
  readonly correction: Correction;
}

/** The Sungear diagram of a result, or of some of its genes only. A rejected call is not repeated. */
export const useSungear = (request: RequestRef, { genes, correction }: SungearQuestion) =>
  useQuery({
    ...(genes
      ? viewQuery(narrowSungear, request, { query: { correction, expected: 'universe' }, body: { genes } })
      : viewQuery(readSungear, request, { query: { correction, expected: 'universe' } })),
    gcTime: 60_000,
    placeholderData: keepPreviousData,
    retry: false,
  });
