import { readTfs } from '@trellis/contract';
import { useQuery } from '@tanstack/react-query';
import { call } from './client.ts';
import { useTfs } from './tfs.ts';

/** The words that stand for many TFs, each with the query that it is short for, if there is one. */
export function useKeywords() {
  const { data: tfs } = useTfs();
  const all = useQuery({
    queryKey: ['tfs-and-keywords'],
    queryFn: ({ signal }) => call(readTfs, { query: { all: 1 }, signal }),
    staleTime: 5 * 60_000,
  });
  const data = tfs && all.data?.slice(0, Math.max(all.data.length - tfs.length, 0));
  return { ...all, data };
}
