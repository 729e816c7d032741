import type { Described, QueryOf, readResult, Route, SchemasOf } from '@trellis/contract';
import { queryOptions, type QueryKey } from '@tanstack/react-query';
import { callUnchecked, type AddressQuery } from './client.ts';
import type { RequestRef } from './requestRef.ts';

/** A route whose only parameter is the id of a request. */
export type ViewRoute = Route & Described<Pick<SchemasOf<typeof readResult>, 'params'>>;

/** Options of a view besides the request and its revision. */
export interface ViewCallOptions<R extends Route> {
  readonly query?: Omit<Partial<QueryOf<R>>, 'revision'> & AddressQuery;
  readonly body?: unknown;
}

/** Key of the cached answer of a view. */
export const viewKey = <R extends ViewRoute>(
  route: R,
  { id, revision }: RequestRef,
  { query, body }: ViewCallOptions<R> = {},
): QueryKey => ['request', id, revision ?? 'latest', route.path, { query, body }];

/**
 * Query of a view of a request, for `useQuery` and its relatives; spread it to add `placeholderData` and the like. A
 * view never changes within a revision, so the cached answer stays fresh.
 */
export function viewQuery<R extends ViewRoute>(route: R, request: RequestRef, options: ViewCallOptions<R> = {}) {
  const { id, revision } = request;
  const { query, body } = options;
  return queryOptions({
    queryKey: viewKey(route, request, options),
    queryFn: ({ signal }) => callUnchecked(route, { params: { id }, query: { ...query, revision }, body, signal }),
    staleTime: Infinity,
  });
}
