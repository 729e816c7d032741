import { useEffect } from 'react';
import { listPage } from '../../api/geneLists.ts';
import { NavLink } from '../../router/NavLink.tsx';
import { usePlace } from '../../router/Router.tsx';
import { useRememberTab, useTabSearch } from '../../state/tabSearches.ts';
import tabStyles from '../../ui/Tabs.module.css';

const tabs = [
  { path: 'regulators', name: 'Regulators' },
  { path: 'functions', name: 'Functions' },
  { path: 'species', name: 'Other species' },
] as const;

/** The questions about a list: links that can be opened in a new window and sent to someone. */
export function ListTabs({ id }: { readonly id: string }) {
  const { pathname, search } = usePlace();
  const remember = useRememberTab();
  const optionsOf = useTabSearch(id);
  useEffect(
    () => remember(id, pathname.split('/').at(-1) ?? '', new URLSearchParams(search)),
    [remember, id, pathname, search],
  );
  return (
    <nav className={tabStyles.tabs} aria-label="Views of the gene list">
      {tabs.map(({ path, name }) => (
        <NavLink key={path} className={tabStyles.tab} to={listPage(id, path) + optionsOf(path)}>
          {name}
        </NavLink>
      ))}
    </nav>
  );
}
