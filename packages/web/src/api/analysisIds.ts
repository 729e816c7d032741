import { updateAnalysisIds } from '@trellis/contract';
import type { ColumnStates } from '@trellis/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { call } from './client.ts';
import type { RequestRef } from './requestRef.ts';
import { requestKey } from './viewQuery.ts';

/**
 * Saves names and hidden flags as the request's next revision. All of its views are read again, and an address that names
 * an older revision loses it.
 */
export function useUpdateAnalyses({ id }: RequestRef) {
  const client = useQueryClient();
  const [, setSearch] = useSearchParams();
  return useMutation({
    mutationFn: (body: ColumnStates) => call(updateAnalysisIds, { params: { id }, body }),
    onSuccess: async () => {
      setSearch(
        (search) => {
          search.delete('revision');
          return search;
        },
        { replace: true },
      );
      await client.invalidateQueries({ queryKey: requestKey(id) });
    },
  });
}
