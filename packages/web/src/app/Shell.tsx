import { useEffect, useRef } from 'react';
import { Outlet, ScrollRestoration, useLocation } from 'react-router';
import { useSite } from '../api/site.ts';
import { Footer } from '../ui/Footer.tsx';
import { NavBar } from '../ui/NavBar.tsx';
import { SkipLink } from '../ui/SkipLink.tsx';
import { siblingOf, species } from './species.ts';
import styles from './Shell.module.css';

const pages = [
  { to: '/', name: 'About' },
  { to: '/tutorial', name: 'Tutorial' },
  { to: '/citations', name: 'Citations' },
  { to: '/query', name: 'Query' },
  { to: '/overview', name: 'Data Overview' },
];

/** The frame of every page: navigation, the label of synthetic data, the page itself, footer. */
export function Shell() {
  const { data: site } = useSite();
  const { pathname } = useLocation();
  const sites = species.map(({ edition, name }) => ({
    name,
    href: siblingOf(edition, window.location),
    current: site?.edition === edition,
  }));
  useFocusOnPageChange(pathname.split('/')[1] ?? '');

  return (
    <div className={styles.shell}>
      <SkipLink />
      <NavBar
        brand="Trellis"
        brandTo="/query"
        pages={pages}
        sites={sites}
        end={{ to: '/feedback', name: 'Feedback' }}
      />
      {site?.label && (
        <p className={styles.label} role="note">
          Figures on this site are from <strong>{site.label}</strong>.
        </p>
      )}
      <main id="main" tabIndex={-1} className={styles.main}>
        <Outlet />
      </main>
      <Footer />
      <ScrollRestoration />
    </div>
  );
}

/** Moves the focus to the heading of a page that has just been opened from another one, as a page load would. */
function useFocusOnPageChange(page: string): void {
  const last = useRef(page);
  useEffect(() => {
    if (last.current === page) return;
    last.current = page;
    requestAnimationFrame(() => {
      const active = document.activeElement;
      if (active && active !== document.body && document.getElementById('main')?.contains(active)) return;
      document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
    });
  }, [page]);
}
