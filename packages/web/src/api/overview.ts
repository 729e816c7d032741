import { readOverview, readOverviewSuggestions } from '@trellis/contract';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { datasetQuery } from './datasetQuery.ts';

/** The analyses that a search finds; the previous ones stay until the answer arrives. */
export const useOverview = (search: string) =>
  useQuery({ ...datasetQuery(readOverview, { query: { search } }), placeholderData: keepPreviousData });

/** Texts that a search of the overview can hold: TFs, metadata keys, values. */
export const useOverviewSuggestions = () => useQuery(datasetQuery(readOverviewSuggestions));
