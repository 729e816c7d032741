import { createElement, useEffect, useState, type ComponentType } from 'react';
import type { SearchListProps } from './searchListProps.ts';

/**
 * The list of hits, whose code is loaded when it is first shown. If that fails, it is tried again the next time; Enter leads to
 * the page with all hits meanwhile.
 */
export function LaterSearchList(props: SearchListProps) {
  const [list, setList] = useState<{ readonly Shown: ComponentType<SearchListProps> }>();
  useEffect(() => {
    import('./SearchList.tsx').then(
      ({ SearchList }) => setList({ Shown: SearchList }),
      () => undefined,
    );
  }, []);
  return list && createElement(list.Shown, props);
}
