import { readKeys, readKeyValues, readTfs } from '@trellis/contract';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { call } from './client.ts';

const staleTime = 5 * 60_000;

/** How every name that may stand in a query is asked for: named queries, keywords and TFs. */
export const queryNames = queryOptions({
  queryKey: ['names'],
  queryFn: ({ signal }) => call(readTfs, { signal }),
  staleTime,
});

/** How the keys that may stand in a filter on some TFs are asked for; on all of them without a name. */
export const keysOf = (tfs: readonly string[]) =>
  queryOptions({
    queryKey: ['keys', ...tfs],
    queryFn: ({ signal }) => call(readKeys, { query: { tf: [...tfs] }, signal }),
    staleTime,
  });

/** How the values that a key has among the analyses of some TFs are asked for. */
export const valuesOf = (key: string, tfs: readonly string[]) =>
  queryOptions({
    queryKey: ['values', key, ...tfs],
    queryFn: ({ signal }) => call(readKeyValues, { params: { key }, query: { tf: [...tfs] }, signal }),
    staleTime,
  });

/** Every name that may stand in a query. */
export const useQueryNames = () => useQuery(queryNames);

/** Keys that may stand in a filter; those before stay while others are on their way. */
export const useKeys = (tfs: readonly string[]) =>
  useQuery({ ...keysOf(tfs), placeholderData: (before: string[] | undefined) => before });

/** Values of a key; asks for nothing without a key. */
export const useKeyValues = (key: string, tfs: readonly string[]) =>
  useQuery({ ...valuesOf(key, tfs), enabled: key !== '' });
