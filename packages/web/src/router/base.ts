/**
 * Path below which the site is, without a slash at its end: '' for a site of a server, and for a folder of files what `start.js`
 * of that folder has found.
 */
export const base: string =
  typeof document === 'undefined' ? '' : (document.documentElement.dataset['base'] ?? '').replace(/\/$/, '');

/** Whether the site is a folder of files, whose answers are computed in this browser, and which sends nothing to others. */
export const isFolder: boolean =
  typeof document !== 'undefined' && document.documentElement.dataset['base'] !== undefined;

/** The address of a page of the site, for links that the router does not draw. */
export const withBase = (path: string): string => base + path;

/** A path of the address bar as the routes of the pages have it. */
export const withoutBase = (pathname: string): string =>
  base !== '' && pathname.startsWith(base) ? pathname.slice(base.length) || '/' : pathname;
