import { updateAnalysisIds } from '@trellis/contract';
import type { ColumnStates } from '@trellis/core/result';
import { useMutation } from '@tanstack/react-query';
import { useSearchParams } from 'wouter';
import { callWithHeader } from './client.ts';
import type { RequestRef } from './requestRef.ts';

/** Saves names and hidden flags as a further revision of the request, and moves this page to its address. */
export function useUpdateAnalyses({ id, revision }: RequestRef) {
  const [, setSearch] = useSearchParams();
  return useMutation({
    mutationFn: (body: ColumnStates) =>
      callWithHeader(updateAnalysisIds, 'X-Revision', { params: { id }, query: { revision }, body }),
    onSuccess: ({ header: made }) =>
      setSearch((search) => {
        search.set('revision', String(made));
        return search;
      }),
  });
}
