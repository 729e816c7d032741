import { useTfs } from './tfs.ts';
import { useQueryNames } from './keys.ts';

/** The keywords, which expand to many TFs; a keyword that is short for a query comes with it. */
export function useKeywords() {
  const { data: tfs } = useTfs();
  const all = useQueryNames();
  const data = tfs && all.data?.slice(0, Math.max(all.data.length - tfs.length, 0));
  return { ...all, data };
}
