import { readSite } from '@trellis/contract';
import { useQuery } from '@tanstack/react-query';
import { call } from './client.ts';

/** What the pages need to know of the edition: label, examples, counts, gene links. */
export function useSite() {
  return useQuery({
    queryKey: ['site'],
    queryFn: ({ signal }) => call(readSite, { signal }),
    staleTime: 5 * 60_000,
  });
}
