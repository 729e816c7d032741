import type { QueryOf, readGeneList, Route } from '@trellis/contract';
import { queryOptions } from '@tanstack/react-query';
import { callUnchecked, type AddressQuery } from './client.ts';
import { datasetMaxAgeMs } from './datasetQuery.ts';

/** A route whose only parameter is the id of a stored gene list. */
type ListRoute = Route & Pick<typeof readGeneList, 'params'>;

/** Query of a question about a stored gene list, for `useQuery` and its relatives. */
export function listQuery<R extends ListRoute>(route: R, id: string, query: Partial<QueryOf<R>> & AddressQuery = {}) {
  return queryOptions({
    queryKey: ['list', id, route.path, query],
    queryFn: ({ signal }) => callUnchecked(route, { params: { id }, query, signal }),
    staleTime: datasetMaxAgeMs,
  });
}
