import { useEffect, useLayoutEffect, useRef } from 'react';
import { onPageLoad } from '../memory/pageMemory.ts';
import type { PageLocation } from '../router/location.ts';
import { usePageLocation } from '../router/Router.tsx';

const storageKey = 'trellis-scroll';

/**
 * Scrolls as a browser does between documents: a new page begins at its top or at the section of its address, back and
 * forward return to the last position, and a reload keeps it. Tabs of a result and options in the address leave it alone.
 */
export function useScrollMemory(): void {
  const location = usePageLocation();
  const previous = useRef<PageLocation>(undefined);
  const current = useRef(location);
  useEffect(() => {
    const note = () => positions.set(current.current.key, window.scrollY);
    const leave = () => {
      note();
      store();
      window.history.scrollRestoration = 'auto';
    };
    window.addEventListener('scroll', note, { passive: true });
    window.addEventListener('pagehide', leave);
    return () => {
      window.removeEventListener('scroll', note);
      window.removeEventListener('pagehide', leave);
    };
  }, []);
  useLayoutEffect(() => {
    const last = previous.current;
    if (last === location) return;
    previous.current = location;
    // The browser restores the position of a document, this hook that of a page within it.
    if (last) window.history.scrollRestoration = 'manual';
    current.current = location;
    const position = location.by === 'history' ? positions.get(location.key) : undefined;
    if (location.hash) scrollToSection(location.hash);
    else if (position !== undefined) window.scrollTo(0, position);
    else if (last && !keepsScroll(last, location)) window.scrollTo(0, 0);
  }, [location]);
}

const positions = new Map<string, number>(readStored());
onPageLoad(() => {
  positions.clear();
  for (const [key, position] of readStored()) positions.set(key, position);
});

/** Whether a navigation changes a part of a page only: the tab of a result, or options in the address. */
function keepsScroll(last: PageLocation, next: PageLocation): boolean {
  if (last.pathname === next.pathname) return last.search !== next.search;
  return last.pathname.startsWith('/result/') && next.pathname.startsWith('/result/');
}

function scrollToSection(hash: string): void {
  try {
    document.getElementById(decodeURIComponent(hash.slice(1)))?.scrollIntoView();
  } catch {
    // A malformed fragment names no section.
  }
}

function readStored(): [string, number][] {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(storageKey) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isPosition) : [];
  } catch {
    return [];
  }
}

/** A function of its own name, since `positions` is read before the constants below it are there. */
function isPosition(entry: unknown): entry is [string, number] {
  return Array.isArray(entry) && typeof entry[0] === 'string' && typeof entry[1] === 'number';
}

function store(): void {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify([...positions]));
  } catch {
    // Without storage a reload begins at the top.
  }
}
