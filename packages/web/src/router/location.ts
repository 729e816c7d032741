import { useSyncExternalStore } from 'react';
import { navigate as navigateTo } from 'wouter/use-browser-location';
import { base, withoutBase } from './base.ts';

/** An entry of the browser's history that a page is shown for. */
export interface PageLocation {
  readonly pathname: string;
  /** With its question mark; '' without parameters. */
  readonly search: string;
  /** With its number sign; '' without a fragment. */
  readonly hash: string;
  /** The same for an entry each time it is shown, also after a reload. */
  readonly key: string;
  /** How the entry was reached: by a link, by a change of the current address, or by Back, Forward or a page load. */
  readonly by: 'push' | 'replace' | 'history';
}

interface HistoryEntries {
  readonly currentEntry?: { readonly key: string } | null;
}

/** The location that the browser is at. */
export function currentLocation(by: PageLocation['by'] = 'history'): PageLocation {
  const { search, hash } = window.location;
  const pathname = withoutBase(window.location.pathname);
  // Not every browser names its entries; two visits of one address are the same entry there.
  const { navigation } = window as unknown as { readonly navigation?: HistoryEntries };
  return { pathname, search, hash, key: navigation?.currentEntry?.key ?? `${pathname}${search}`, by };
}

/** The location of a page that the server draws. */
export const locationOnServer = (pathname: string): PageLocation => ({
  pathname,
  search: '',
  hash: '',
  key: '',
  by: 'history',
});

/** The last two events come from the router. */
const events = { popstate: 'history', pushState: 'push', replaceState: 'replace' } as const;

/** Calls `moved` with each location that the browser goes to. Returns a function that ends this. */
export function watchLocation(moved: (next: PageLocation) => void): () => void {
  const listeners = Object.entries(events).map(([event, by]) => [event, () => moved(currentLocation(by))] as const);
  for (const [event, listener] of listeners) window.addEventListener(event, listener);
  return () => {
    for (const [event, listener] of listeners) window.removeEventListener(event, listener);
  };
}

/** Goes to a page of the site by its path. */
export const navigate: typeof navigateTo = (to, options) => navigateTo(base + String(to), options);

const never = () => () => undefined;

/** The location of the page; undefined on the server, and in the browser until the HTML of the server has its handlers. */
export const useHere = (): Location | undefined =>
  useSyncExternalStore(
    never,
    () => window.location,
    () => undefined,
  );
