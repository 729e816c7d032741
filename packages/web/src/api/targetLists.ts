import { readTargetLists } from '@trellis/contract';
import type { Correction } from '@trellis/core/stats';
import type { LevelOptions } from '@trellis/core/views';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { RequestRef } from './requestRef.ts';
import { viewQuery } from './viewQuery.ts';

interface Options extends LevelOptions {
  readonly correction: Correction;
}

/** How much of each target list every analysis targets. */
export const useTargetLists = (request: RequestRef, question: Options) =>
  useQuery({ ...viewQuery(readTargetLists, request, { query: { ...question } }), placeholderData: keepPreviousData });
