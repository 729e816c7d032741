import { exportCsv, exportXlsx, readResult, type QueryAnswer } from '@trellis/contract';
import { useQuery, type QueryClient } from '@tanstack/react-query';
import { call, linkTo } from './client.ts';
import type { RequestRef } from './requestRef.ts';

const keyOf = ({ id, revision }: RequestRef) => ['result', id, revision ?? 'latest'];

/** The result of a request without its table: counts, warnings, what was asked. */
export function useResult(ref: RequestRef) {
  return useQuery({
    queryKey: keyOf(ref),
    queryFn: ({ signal }) =>
      call(readResult, { params: { id: ref.id }, query: { result: 0, revision: ref.revision }, signal }),
    staleTime: 60_000,
  });
}

/** Keeps the answer of a submit, so that the result opens without asking again. */
export function keepResult(client: QueryClient, answer: QueryAnswer): void {
  client.setQueryData(keyOf({ id: answer.request_id }), answer);
}

/** Addresses of the downloads of a result. */
export function exportLinks({ id, revision }: RequestRef) {
  const options = { params: { id }, query: { revision } };
  return { csv: linkTo(exportCsv, options), xlsx: linkTo(exportXlsx, options) };
}
