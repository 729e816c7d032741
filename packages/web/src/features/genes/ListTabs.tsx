import { useEffect } from 'react';
import type { Site } from '@trellis/contract';
import { listPage } from '../../api/geneLists.ts';
import { useSite } from '../../api/site.ts';
import { NavLink } from '../../router/NavLink.tsx';
import { usePlace } from '../../router/Router.tsx';
import { useRememberTab, useTabSearch } from '../../state/tabSearches.ts';
import tabStyles from '../../ui/Tabs.module.css';

/** The questions about a list; `has` says whether the data set of a site can answer one. */
const tabs: readonly { readonly path: string; readonly name: string; readonly has: (site: Site) => boolean }[] = [
  { path: 'regulators', name: 'Regulators', has: () => true },
  { path: 'functions', name: 'Functions', has: ({ functions }) => functions !== null },
  { path: 'species', name: 'Other species', has: ({ orthologs }) => orthologs.length > 0 },
];

/**
 * The questions about a list that the data set can answer, and the one that is open: links that can be opened in a new window and
 * sent to someone.
 */
export function ListTabs({ id }: { readonly id: string }) {
  const { pathname, search } = usePlace();
  const { data: site } = useSite();
  const open = pathname.split('/').at(-1) ?? '';
  const remember = useRememberTab();
  const optionsOf = useTabSearch(id);
  useEffect(() => remember(id, open, new URLSearchParams(search)), [remember, id, open, search]);
  return (
    <nav className={tabStyles.tabs} aria-label="Views of the gene list">
      {tabs
        .filter(({ path, has }) => !site || has(site) || path === open)
        .map(({ path, name }) => (
          <NavLink key={path} className={tabStyles.tab} to={listPage(id, path) + optionsOf(path)}>
            {name}
          </NavLink>
        ))}
    </nav>
  );
}
