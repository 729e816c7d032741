import { readBoundRegulated } from '@trellis/contract';
import type { Correction } from '@trellis/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { call } from './client.ts';
import type { RequestRef } from './requestRef.ts';

/** What each TF binds and regulates, for TFs with analyses of both kinds. */
export function useBoundRegulated({ id, revision }: RequestRef, correction: Correction) {
  return useQuery({
    queryKey: ['bound and regulated', id, revision ?? 'latest', correction],
    queryFn: ({ signal }) => call(readBoundRegulated, { params: { id }, query: { revision, correction }, signal }),
    staleTime: Infinity,
    placeholderData: keepPreviousData,
  });
}
