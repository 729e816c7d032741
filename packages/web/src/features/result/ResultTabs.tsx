import { useEffect, useRef } from 'react';
import { NavLink } from '../../router/NavLink.tsx';
import { usePlace } from '../../router/Router.tsx';
import { searchOf, type RequestRef } from '../../api/requestRef.ts';
import { useRememberTab, useTabSearch } from '../../state/tabSearches.ts';
import { tabs } from './tabs.ts';
import styles from '../../ui/Tabs.module.css';

/** The views of the result: links that can be opened in a new window and sent to someone. */
export function ResultTabs({ request }: { readonly request: RequestRef }) {
  const bar = useRef<HTMLElement>(null);
  const { pathname, search } = usePlace();
  const remember = useRememberTab();
  const optionsOf = useTabSearch(request.id);
  useEffect(
    () => remember(request.id, pathname.split('/').at(-1) ?? '', new URLSearchParams(search)),
    [remember, request.id, pathname, search],
  );
  useEffect(() => {
    bar.current?.querySelector('[aria-current=page]')?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [pathname]);
  return (
    <nav ref={bar} className={styles.tabs} aria-label="Views of the result">
      {tabs.map(({ path, name }) => (
        <NavLink key={path} className={styles.tab} to={`/result/${path}${searchOf(request)}${optionsOf(path)}`}>
          {name}
        </NavLink>
      ))}
    </nav>
  );
}
