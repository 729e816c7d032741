import { exportCsv, exportEverything, exportXlsx, readResult, type QueryAnswer } from '@trellis/contract';
import { useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { linkTo } from './client.ts';
import type { RequestRef } from './requestRef.ts';
import { requestKey, viewQuery } from './viewQuery.ts';

const resultQuery = (request: RequestRef) => viewQuery(readResult, request, { query: { result: 0 } });

/**
 * The result of a request without its table: counts, warnings, the query. It is read again when the window gets the
 * focus, because another tab or person can have made a further revision.
 */
export function useResult(ref: RequestRef) {
  const client = useQueryClient();
  const answer = useQuery({ ...resultQuery(ref), staleTime: 60_000, refetchOnWindowFocus: 'always' });
  const revision = answer.data?.request.revision;
  const seen = useRef(revision);
  useEffect(() => {
    const before = seen.current;
    seen.current = revision;
    if (before === undefined || revision === undefined || before === revision) return;
    // The views have to show the revision that the heading names; the heading itself has it already.
    void client.invalidateQueries({
      queryKey: requestKey(ref.id),
      predicate: ({ queryKey }) => !queryKey.includes(readResult.path),
    });
  }, [client, ref.id, revision]);
  return answer;
}

/** Caches the answer to a submitted query, so that the result opens without a further call. */
export function cacheResult(client: QueryClient, answer: QueryAnswer): void {
  client.setQueryData(resultQuery({ id: answer.requestId }).queryKey, answer);
}

/** Addresses of the downloads of a result. */
export function exportLinks({ id, revision }: RequestRef) {
  const options = { params: { id }, query: { revision } };
  return {
    csv: linkTo(exportCsv, options),
    xlsx: linkTo(exportXlsx, options),
    everything: linkTo(exportEverything, options),
  };
}
