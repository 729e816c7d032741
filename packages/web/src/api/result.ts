import { keepPreviousData, useMutation, useQuery, type QueryClient } from '@tanstack/react-query';
import {
  downloadList,
  exportCsv,
  exportEverything,
  exportXlsx,
  readOwnFile,
  readRequestInputs,
  readResult,
  updateAnalysisIds,
  type QueryAnswer,
  type RequestInfo,
} from '@trellis/contract';
import { countOf, readPlainList } from '@trellis/core/formats';
import type { ColumnStates } from '@trellis/core/result';
import { testedSetsText, type TestedChoice } from '@trellis/core/views';
import { useSearchParams } from 'wouter';
import { call, callWithHeader, linkTo } from './client.ts';
import { useResultRef, type RequestRef } from './requestRef.ts';
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

/** The genes that the tests of a request draw from, in words: its background, or all protein-coding genes. */
function backgroundText({ backgroundgenes: list }: Pick<RequestInfo, 'backgroundgenes'>): string {
  return list ? `the ${countOf(list.known, 'known gene')} of your background` : 'all protein-coding genes';
}

/** The genes that the tests of the shown result draw from, in words. */
export function useBackgroundText(): string {
  const { data } = useResult(useResultRef());
  return data ? backgroundText(data.request) : 'the background';
}

/** Whether the query of the shown result has a background of its own; false until it is known. */
export function useHasBackground(): boolean {
  const { data } = useResult(useResultRef());
  return Boolean(data?.request.backgroundgenes);
}

/** Says which genes a test of the shown result compares and draws from, in one sentence. */
export const useTestedSetsText = (choice: TestedChoice): string => testedSetsText(choice, useHasBackground());

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

/** The targets of an own analysis of a request as CSV; the first one is number 0. */
export const readOwnCsv = (id: string, number: number): Promise<string> =>
  call(readOwnFile, { params: { id, number: String(number) } });

/** The genes that the tests of a request draw from; undefined for all protein-coding genes. */
export async function readBackground(id: string): Promise<readonly string[] | undefined> {
  const { backgroundgenes: list } = await call(readRequestInputs, { params: { id } });
  if (!list) return undefined;
  return readPlainList(list.text ?? (await call(downloadList, { params: { name: list.name } })));
}
