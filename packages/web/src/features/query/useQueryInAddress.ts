import { useEffect } from 'react';
import { useSearchParams } from 'wouter';
import { useDraft } from '../../state/draft.ts';
import { fillBuilder } from './builder/builderSync.ts';

/** Writes the query of an address such as `/query?query=NLP7` into the box, and takes it out of the address. */
export function useQueryInAddress(): void {
  const [search, setSearch] = useSearchParams();
  const query = search.get('query');
  useEffect(() => {
    if (query === null) return;
    useDraft.getState().write(query);
    fillBuilder(query);
    const rest = new URLSearchParams(search);
    rest.delete('query');
    setSearch(rest, { replace: true });
  }, [query, search, setSearch]);
}
