import { readSummary } from '@trellis/contract';
import { useQuery } from '@tanstack/react-query';
import { call } from './client.ts';
import type { RequestRef } from './requestRef.ts';

/** Numbers of targets per TF and analysis, by edge type. */
export function useSummary({ id, revision }: RequestRef) {
  return useQuery({
    queryKey: ['summary', id, revision ?? 'latest'],
    queryFn: ({ signal }) => call(readSummary, { params: { id }, query: { revision }, signal }),
    staleTime: Infinity,
  });
}
