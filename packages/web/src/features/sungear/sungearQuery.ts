import { narrowSungear, readSungear } from '@trellis/contract';
import type { Correction } from '@trellis/core/stats';
import type { LevelOptions } from '@trellis/core/views';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { RequestRef } from '../../api/requestRef.ts';
import { viewQuery } from '../../api/viewQuery.ts';

export interface SungearQuestion extends LevelOptions {
  /** Ids of the genes to look at; all when left out. */
  readonly genes?: readonly string[];
  readonly correction: Correction;
}

/** The Sungear diagram of a result, or of some of its genes only. */
export const sungearQuery = (request: RequestRef, { genes, ...question }: SungearQuestion) =>
  genes
    ? viewQuery(narrowSungear, request, { query: { ...question, expected: 'universe' }, body: { genes } })
    : viewQuery(readSungear, request, { query: { ...question, expected: 'universe' } });

/** The diagram that `sungearQuery` asks for. A rejected call is not repeated. */
export const useSungear = (request: RequestRef, question: SungearQuestion) =>
  useQuery({
    ...sungearQuery(request, question),
    gcTime: 60_000,
    placeholderData: keepPreviousData,
    retry: false,
  });
