import { useTfs } from './tfs.ts';
import { useQueryNames } from './keys.ts';

/** The keywords, which stand for many TFs; those that are short for a query with that query. */
export function useKeywords() {
  const { data: tfs } = useTfs();
  const all = useQueryNames();
  const data = tfs && all.data?.slice(0, Math.max(all.data.length - tfs.length, 0));
  return { ...all, data };
}
