import type { Route } from '@trellis/contract';
import { queryOptions } from '@tanstack/react-query';
import { call, type ApiCall } from './client.ts';

/** Time for which an answer about the data set is shown without asking again; a new data set version is rare. */
export const datasetMaxAgeMs = 5 * 60_000;

/** Query of what the data set holds (names, keys, lists ...), for `useQuery` and its relatives. */
export function datasetQuery<R extends Route>(
  route: R,
  { params, query }: Pick<ApiCall<R>, 'params' | 'query'> = {},
) {
  return queryOptions({
    queryKey: ['dataset', route.path, { params, query }],
    queryFn: ({ signal }) => call(route, { params, query, signal }),
    staleTime: datasetMaxAgeMs,
  });
}
