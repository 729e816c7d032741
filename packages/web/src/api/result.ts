import { exportCsv, exportEverything, exportXlsx, readResult, type QueryAnswer } from '@trellis/contract';
import { useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { call, linkTo } from './client.ts';
import type { RequestRef } from './requestRef.ts';

const keyOf = ({ id, revision }: RequestRef) => ['result', id, revision ?? 'latest'];

/**
 * The result of a request without its table: counts, warnings, what was asked. When the window is looked at again it is
 * asked for anew: another tab, or somebody else, may have made a further revision.
 */
export function useResult(ref: RequestRef) {
  const client = useQueryClient();
  const answer = useQuery({
    queryKey: keyOf(ref),
    queryFn: ({ signal }) =>
      call(readResult, { params: { id: ref.id }, query: { result: 0, revision: ref.revision }, signal }),
    staleTime: 60_000,
    refetchOnWindowFocus: 'always',
  });
  const revision = answer.data?.request.revision;
  const seen = useRef(revision);
  useEffect(() => {
    const before = seen.current;
    seen.current = revision;
    if (before === undefined || revision === undefined || before === revision) return;
    // The views have to show the revision that the heading names.
    void client.invalidateQueries({
      predicate: ({ queryKey }) => queryKey[0] !== 'result' && queryKey.includes(ref.id),
    });
  }, [client, ref.id, revision]);
  return answer;
}

/** Keeps the answer of a submit, so that the result opens without asking again. */
export function keepResult(client: QueryClient, answer: QueryAnswer): void {
  client.setQueryData(keyOf({ id: answer.request_id }), answer);
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
