import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { explainQueryNames, maxQueryNames, readTfs } from '@trellis/contract';
import type { NameMeaning } from '@trellis/core/views';
import { call } from './client.ts';
import { datasetMaxAgeMs, datasetQuery } from './datasetQuery.ts';

/** Longer names are not asked, because the server does not accept them. */
const maxNameLength = 200;

/** Query of what names in a query mean; of the first ones, where they are very many. */
export const meaningsOf = (names: readonly string[]) => {
  const requested = [...new Set(names)].filter((name) => name.length <= maxNameLength).slice(0, maxQueryNames);
  return queryOptions({
    queryKey: ['dataset', 'names', ...requested],
    queryFn: ({ signal }) =>
      requested.length ? call(explainQueryNames, { body: { names: requested }, signal }) : Promise.resolve([]),
    staleTime: datasetMaxAgeMs,
  });
};

/** Meanings of names in a query, by name; those of the last names until the answer arrives. */
export function useNameMeanings(names: readonly string[]): ReadonlyMap<string, NameMeaning> {
  const { data = [] } = useQuery({ ...meaningsOf(names), placeholderData: keepPreviousData });
  return new Map(data.map((meaning) => [meaning.name, meaning]));
}

/** The TFs of the data set, by id, with their symbols. */
export const useTfs = () => useQuery(datasetQuery(readTfs, { query: { all: 0 } }));
