import { useTfs } from './tfs.ts';
import { useQueryNames } from './keys.ts';

/** The words that stand for many TFs, each with the query that it is short for, if there is one. */
export function useKeywords() {
  const { data: tfs } = useTfs();
  const all = useQueryNames();
  const data = tfs && all.data?.slice(0, Math.max(all.data.length - tfs.length, 0));
  return { ...all, data };
}
