import { readTargetLists } from '@trellis/contract';
import type { Correction } from '@trellis/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { RequestRef } from './requestRef.ts';
import { viewQuery } from './viewQuery.ts';

interface Options {
  readonly correction: Correction;
}

/** How much of each target list every analysis targets. */
export const useTargetLists = (request: RequestRef, { correction }: Options) =>
  useQuery({ ...viewQuery(readTargetLists, request, { query: { correction } }), placeholderData: keepPreviousData });
