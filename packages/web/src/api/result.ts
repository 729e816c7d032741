import { keepPreviousData, useQuery, type QueryClient } from '@tanstack/react-query';
import { exportCsv, exportEverything, exportXlsx, readResult, type QueryAnswer } from '@trellis/contract';
import { linkTo } from './client.ts';
import type { RequestRef } from './requestRef.ts';
import { viewQuery } from './viewQuery.ts';

const resultQuery = (request: RequestRef) => viewQuery(readResult, request, { query: { result: 0 } });

/** The result of a request without its table: counts, warnings, the query; that of the revision before until it is read. */
export const useResult = (request: RequestRef) =>
  useQuery({ ...resultQuery(request), placeholderData: keepPreviousData });

/** Caches the answer to a submitted query, so that the result opens without a further call. */
export function cacheResult(client: QueryClient, answer: QueryAnswer): void {
  client.setQueryData(resultQuery({ id: answer.requestId, revision: answer.request.revision }).queryKey, answer);
}

/** Drops the answers of a result that is gone; what is shown of it is asked for again. */
export function forgetResult(client: QueryClient, id: string): void {
  void client.resetQueries({ queryKey: ['request', id] });
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
