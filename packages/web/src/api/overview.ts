import { readKeyValues, readOverview, readOverviewSuggestions } from '@trellis/contract';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { call } from './client.ts';

/** The analyses that a search finds; the last answer stays while the next one is on its way. */
export function useOverview(search: string) {
  return useQuery({
    queryKey: ['overview', search],
    queryFn: ({ signal }) => call(readOverview, { query: { search }, signal }),
    placeholderData: keepPreviousData,
    staleTime: 5 * 60_000,
  });
}

/** Texts that a search of the overview may hold: TFs, metadata keys, values. */
export function useOverviewSuggestions() {
  return useQuery({
    queryKey: ['overview-suggestions'],
    queryFn: ({ signal }) => call(readOverviewSuggestions, { signal }),
    staleTime: 5 * 60_000,
  });
}

/** Values of a metadata key; asks nothing while no key is named. */
export function useKeyValues(key: string | undefined) {
  return useQuery({
    queryKey: ['key-values', key],
    queryFn: ({ signal }) => call(readKeyValues, { params: { key: key ?? '' }, signal }),
    enabled: key !== undefined,
    staleTime: 5 * 60_000,
  });
}
