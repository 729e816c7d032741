import type { Site } from '@trellis/contract';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { SearchBox } from '../features/search/SearchBox.tsx';
import { isFolder, withoutBase } from '../router/base.ts';
import { usePageLocation } from '../router/Router.tsx';
import { problemOf } from '../api/ApiError.ts';
import { useSite, useSites } from '../api/site.ts';
import { setFileEdition } from '../shared/exports/fileSubject.ts';
import { Footer } from '../ui/Footer.tsx';
import { NavBar } from '../ui/NavBar.tsx';
import { SkipLink, SpeciesContext } from '../ui/Page.tsx';
import { useKey } from '../ui/useKey.ts';
import { useLastFocus } from '../ui/lastFocus.ts';
import { ChooseSpecies } from './ChooseSpecies.tsx';
import { Pages } from './Pages.tsx';
import { ConnectionNotice } from './ConnectionNotice.tsx';
import { useScrollMemory } from './useScrollMemory.ts';
import styles from './Shell.module.css';
import { useStorageFailures } from '../state/storage.ts';
import { Notice } from '../ui/states.tsx';
import { loadPage } from './routes.tsx';

const Shortcuts = lazy(async () => ({ default: (await import('./Shortcuts.tsx')).Shortcuts }));

const pages = [
  { to: '/', name: 'About' },
  { to: '/tutorial', name: 'Tutorial' },
  { to: '/guide', name: 'Guide' },
  { to: '/citations', name: 'Citations' },
  { to: '/query', name: 'Query' },
  { to: '/genes', name: 'Gene Lists' },
  { to: '/overview', name: 'Data Overview' },
];

/** The frame of every page: navigation, the label of synthetic data, the page itself, footer. */
export function Shell({ onReady }: { readonly onReady?: () => void }) {
  const { data: site, error } = useSite();
  useEffect(() => setFileEdition(site?.edition ?? ''), [site]);
  const location = usePageLocation();
  const { pathname } = location;
  // A page can take what it has read out of its address.
  const [opened] = useState(location);
  const { editions, home } = useSites();
  const [isShortcutsOpen, setIsShortcutsOpen] = useState(false);
  useKey('?', () => setIsShortcutsOpen(true));
  const sites = editions.map(({ name, title }) => ({
    name: title,
    href: home(name),
    current: site?.edition === name,
  }));
  useScrollMemory();
  useLastFocus();
  usePreload();
  useFocusOnPageChange(pathname.split('/')[1] ?? '');

  return (
    <SpeciesContext value={site?.title ?? ''}>
      <div className={styles.shell}>
        <SkipLink />
        <NavBar
          brand="Trellis"
          species={site?.title ?? ''}
          brandTo="/query"
          pages={pages}
          sites={sites}
          end={feedbackLink(site)}
          search={<SearchBox />}
        />
        {site?.label && (
          <aside className={styles.label} aria-label="About the data">
            Figures on this site are from <strong>{site.label}</strong>.
          </aside>
        )}
        <StorageNotice />
        <main id="main" tabIndex={-1} className={styles.main}>
          {problemOf(error)?.code === 'choose-edition' ? (
            <ChooseSpecies location={opened} />
          ) : (
            <Pages onReady={onReady} />
          )}
        </main>
        <Footer issues={site?.issuesUrl} contact={site?.contact} onShortcuts={() => setIsShortcutsOpen(true)} />
        {isShortcutsOpen && (
          <Suspense>
            <Shortcuts onClose={() => setIsShortcutsOpen(false)} />
          </Suspense>
        )}
        <ConnectionNotice />
      </div>
    </SpeciesContext>
  );
}

/** The issue tracker if one is configured, otherwise the page with the form; in a folder, which has no form, only if that has an address. */
function feedbackLink(site: Site | undefined) {
  if (site?.issuesUrl) return { href: site.issuesUrl, name: 'Feedback' };
  return isFolder && !site?.contact.email ? undefined : { to: '/feedback', name: 'Feedback' };
}

/** Moves the focus to the heading after navigation to another page, as a page load would, unless someone has moved it since. */
function useFocusOnPageChange(page: string): void {
  const previous = useRef(page);
  useEffect(() => {
    if (previous.current === page) return;
    previous.current = page;
    const before = document.activeElement;
    requestAnimationFrame(() => {
      const active = document.activeElement;
      const isMoved = active !== before || document.getElementById('main')?.contains(active);
      if (active && active !== document.body && isMoved) return;
      document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
    });
  }, [page]);
}

/** Names, on every page, the state that the browser has no space to store, until it has space again. */
function StorageNotice() {
  const labels = useStorageFailures((failures) => failures.labels);
  if (!labels.length) return null;
  const last = labels.at(-1) ?? '';
  const names = labels.length > 1 ? `${labels.slice(0, -1).join(', ')} and ${last}` : last;
  return (
    <div className={styles.notice} role="status">
      <Notice title="Not kept over a reload:">
        {names}. This browser has no more space for this site: remove saved lists or use smaller inputs.
      </Notice>
    </div>
  );
}

/** Loads the code of a page of the site when the pointer or the focus comes to a link to it. */
function usePreload(): void {
  useEffect(() => {
    const preload = ({ target }: Event) => {
      const link = target instanceof Element ? target.closest('a') : null;
      // A page that does not load says so when it is opened.
      if (link?.origin === window.location.origin) loadPage(withoutBase(link.pathname)).catch(() => undefined);
    };
    document.addEventListener('pointerover', preload, { passive: true });
    document.addEventListener('focusin', preload);
    return () => {
      document.removeEventListener('pointerover', preload);
      document.removeEventListener('focusin', preload);
    };
  }, []);
}
