import type { GeneListDescription, Site } from '@trellis/contract';
import { Suspense, useEffect, type PropsWithChildren } from 'react';
import { useGeneList, useListId, listPage } from '../../api/geneLists.ts';
import { hasStatus } from '../../api/ApiError.ts';
import { useSite, useSites } from '../../api/site.ts';
import { isFolder } from '../../router/base.ts';
import { usePageLocation } from '../../router/Router.tsx';
import { ButtonLink } from '../../ui/Button.tsx';
import { EmptyState, Skeleton } from '../../ui/states.tsx';
import { setFileQuery } from '../../shared/exports/fileSubject.ts';
import { Loaded } from '../../ui/Loaded.tsx';
import { OtherEditionNotice } from '../../shared/genes/OtherEditionNotice.tsx';
import pageStyles from '../../ui/Page.module.css';
import { NotInThisBrowser } from '../../portable/lazyParts.ts';
import { ListContext } from './storedList.ts';
import { ListHead } from './ListHead.tsx';
import { WindowTitle } from '../../ui/Page.tsx';
import { NavLink } from '../../router/NavLink.tsx';
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
function ListTabs({ id }: { readonly id: string }) {
  const { pathname, search } = usePageLocation();
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

/** The frame of all tabs of a stored gene list: what its names mean, and the tabs. */
export function ListFrame({ children }: PropsWithChildren) {
  const id = useListId();
  return (
    <div className={pageStyles.wide}>
      {id === undefined ? <NoList title="No gene list is open" /> : <StoredList id={id}>{children}</StoredList>}
    </div>
  );
}

function StoredList({ id, children }: PropsWithChildren<{ readonly id: string }>) {
  return (
    <Loaded
      query={useGeneList(id)}
      loading={<Waiting />}
      failure="The gene list could not be loaded."
      empty={(error) =>
        hasStatus(error, 404) && (
          <NoList title="There is no gene list at this address">
            <Suspense>{isFolder && <NotInThisBrowser what="gene list" />}</Suspense>
          </NoList>
        )
      }
    >
      {(list) => <OpenList list={list}>{children}</OpenList>}
    </Loaded>
  );
}

function OpenList({ list, children }: PropsWithChildren<{ readonly list: GeneListDescription }>) {
  const { data: site } = useSite();
  const { name, edition } = list;
  useEffect(() => {
    setFileQuery(name);
    return () => setFileQuery(undefined);
  }, [name]);
  return (
    <ListContext value={list}>
      <ListHead list={list} />
      {site && site.edition !== edition && <OtherEdition edition={edition} />}
      <ListTabs id={list.id} />
      {children}
    </ListContext>
  );
}

function OtherEdition({ edition }: { readonly edition: string }) {
  const { title, has, page } = useSites();
  const { pathname, search } = usePageLocation();
  const href = has(edition) ? page(edition, pathname + search) : undefined;
  return <OtherEditionNotice what="gene list" name={title(edition)} href={href} />;
}

const Waiting = () => (
  <>
    <h1 tabIndex={-1}>Gene list</h1>
    <Skeleton height={64} label="Loading the gene list" />
    <Skeleton height={320} />
  </>
);

const NoList = ({ title, children }: PropsWithChildren<{ readonly title: string }>) => (
  <>
    <WindowTitle>{title}</WindowTitle>
    <h1 tabIndex={-1}>{title}</h1>
    {children}
    <EmptyState title="Paste, upload or choose genes">
      <p>A list gets an address when it is analyzed. Check the address, or begin with a new list.</p>
      <div>
        <ButtonLink to="/genes">New gene list</ButtonLink>
      </div>
    </EmptyState>
  </>
);
