import { updateAnalysisIds, type AnalysisIds } from '@trellis/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { call } from './client.ts';
import type { RequestRef } from './requestRef.ts';

/**
 * Keeps names and hidden flags as the request's next revision. Every view of it is asked for anew, and an address that
 * named an older revision lets go of it.
 */
export function useUpdateAnalyses({ id }: RequestRef) {
  const client = useQueryClient();
  const [, setSearch] = useSearchParams();
  return useMutation({
    mutationFn: (body: AnalysisIds) => call(updateAnalysisIds, { params: { id }, body }),
    onSuccess: async () => {
      setSearch(
        (search) => {
          search.delete('revision');
          return search;
        },
        { replace: true },
      );
      await client.invalidateQueries({ predicate: ({ queryKey }) => queryKey.includes(id) });
    },
  });
}
