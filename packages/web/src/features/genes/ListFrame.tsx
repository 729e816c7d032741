import type { GeneListDescription } from '@trellis/contract';
import { useEffect, type PropsWithChildren } from 'react';
import { useGeneList, useListId } from '../../api/geneLists.ts';
import { hasStatus } from '../../api/hasStatus.ts';
import { useSite } from '../../api/site.ts';
import { useSites } from '../../api/species.ts';
import { usePlace } from '../../router/Router.tsx';
import { ButtonLink } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { setFileQuery } from '../../ui/fileSubject.ts';
import { Loaded } from '../../ui/Loaded.tsx';
import { OtherEditionNotice } from '../../ui/OtherEditionNotice.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import pageStyles from '../../ui/Page.module.css';
import { ListContext } from './listContext.ts';
import { ListHead } from './ListHead.tsx';
import { ListTabs } from './ListTabs.tsx';
import { WindowTitle } from '../../ui/WindowTitle.tsx';

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
      empty={(error) => hasStatus(error, 404) && <NoList title="There is no gene list at this address" />}
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
  const { pathname, search } = usePlace();
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

const NoList = ({ title }: { readonly title: string }) => (
  <>
    <WindowTitle>{title}</WindowTitle>
    <h1 tabIndex={-1}>{title}</h1>
    <EmptyState title="Paste, upload or choose genes">
      <p>A list gets an address when it is analyzed. Check the address, or begin with a new list.</p>
      <div>
        <ButtonLink to="/genes">New gene list</ButtonLink>
      </div>
    </EmptyState>
  </>
);
