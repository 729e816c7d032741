/** The editions with their own sites. */
export const species = [
  { edition: 'arabidopsis', name: 'Arabidopsis' },
  { edition: 'maize', name: 'Maize' },
  { edition: 'rice', name: 'Rice' },
] as const;

/** The name of the species of an edition; undefined for an edition without a site of its own. */
export const speciesName = (edition: string): string | undefined =>
  species.find((one) => one.edition === edition)?.name;

const prefixes = new RegExp(`^(?:www|${species.map((one) => one.edition).join('|')})\\.`);

type Place = Pick<URL, 'protocol' | 'hostname' | 'port'>;

/**
 * Address of the site of another edition on the same server: the host name with the edition as its prefix. A numeric
 * address cannot have a prefix, so there the query string names the edition, as it does when the place is not known yet.
 */
export function siblingOf(edition: string, here: Place | undefined) {
  if (!here) return `/?edition=${edition}`;
  const { protocol, hostname, port } = here;
  const origin = (host: string) => `${protocol}//${host}${port ? `:${port}` : ''}`;
  if (/^[\d.]+$|^\[/.test(hostname)) return `${origin(hostname)}/?edition=${edition}`;
  return `${origin(`${edition}.${hostname.replace(prefixes, '')}`)}/`;
}

/** Address of a page on the site of another edition; the page can have a query string. */
export function pageIn(edition: string, page: string, here: Place | undefined): string {
  const [start, choice] = siblingOf(edition, here).split('?');
  const address = start + page.slice(1);
  return choice === undefined ? address : `${address}${page.includes('?') ? '&' : '?'}${choice}`;
}

/** Address of the current page on the site of another edition. */
export function samePageOf(
  edition: string,
  here: Pick<URL, 'protocol' | 'hostname' | 'port' | 'pathname' | 'search'>,
) {
  const there = new URL(siblingOf(edition, here));
  there.pathname = here.pathname;
  new URLSearchParams(here.search).forEach((value, name) => {
    if (name !== 'edition') there.searchParams.append(name, value);
  });
  return there.href;
}

/** The species of an edition, and the address of the page at a place on its site, if it has one. */
export function siteOf(edition: string, { pathname, search }: Pick<Location, 'pathname' | 'search'>) {
  const { protocol, hostname, port } = window.location;
  const name = speciesName(edition);
  const href = name && samePageOf(edition, { protocol, hostname, port, pathname, search });
  return { name: name ?? edition, href };
}
