import { readTfs } from '@trellis/contract';
import { useQuery } from '@tanstack/react-query';
import { call } from './client.ts';

/** The TFs of the data set, by id, with their symbols. */
export function useTfs() {
  return useQuery({
    queryKey: ['tfs'],
    queryFn: ({ signal }) => call(readTfs, { query: { all: 0 }, signal }),
    staleTime: 5 * 60_000,
  });
}
