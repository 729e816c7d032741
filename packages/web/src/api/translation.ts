import { translateQuery } from '@trellis/contract';
import { useQuery } from '@tanstack/react-query';
import { call } from './client.ts';
import { datasetMaxAgeMs } from './datasetQuery.ts';

/** A query of one edition in another; sends nothing without the other edition. */
export const useTranslation = (query: string, from: string, to: string | undefined) =>
  useQuery({
    queryKey: ['translation', from, to, query],
    queryFn: ({ signal }) => call(translateQuery, { body: { query, from, to: to ?? '' }, signal }),
    staleTime: datasetMaxAgeMs,
    enabled: to !== undefined,
    retry: false,
  });
