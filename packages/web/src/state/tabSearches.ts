import { create } from '../memory/pageMemory.ts';

interface TabSearches {
  readonly searches: Readonly<Record<string, string>>;
  remember(request: string, tab: string, search: URLSearchParams): void;
}

/** Options that each tab of a result or a gene list was left with, by its id and the tab. */
const useTabSearches = create<TabSearches>()((set) => ({
  searches: {},
  remember: (request, tab, search) => {
    const options = new URLSearchParams(search);
    for (const name of ['request', 'revision', 'list']) options.delete(name);
    set(({ searches }) => ({ searches: { ...searches, [`${request} ${tab}`]: options.toString() } }));
  },
}));

export const useRememberTab = () => useTabSearches((state) => state.remember);

/** The options that a tab of a result was left with, as the rest of an address: `&sort=fold.desc`, or nothing. */
export function useTabSearch(request: string): (tab: string) => string {
  const searches = useTabSearches((state) => state.searches);
  return (tab) => {
    const search = searches[`${request} ${tab}`];
    return search ? `&${search}` : '';
  };
}
