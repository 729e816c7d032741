/** The editions with their own sites. */
export const species = [
  { edition: 'arabidopsis', name: 'Arabidopsis' },
  { edition: 'maize', name: 'Maize' },
  { edition: 'rice', name: 'Rice' },
] as const;

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
