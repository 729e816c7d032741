import { useQuery } from '@tanstack/react-query';
import { readSite, type ListedEdition } from '@trellis/contract';
import { useMemo } from 'react';
import { base, isFolder } from '../router/base.ts';
import { useHere } from '../router/location.ts';
import { datasetQuery } from './datasetQuery.ts';

export const siteQuery = () => datasetQuery(readSite);

/** The edition: label, examples, counts, gene links. */
export const useSite = () => useQuery(siteQuery());

type Place = Pick<URL, 'protocol' | 'hostname' | 'port'>;

/** The sites of all editions of this server. */
interface Sites {
  readonly editions: readonly ListedEdition[];
  /** Short name of the species of an edition; the name of an edition that this server does not have. */
  readonly title: (edition: string) => string;
  /** Whether this server has the edition. */
  readonly has: (edition: string) => boolean;
  /** Address of the site of an edition. */
  readonly home: (edition: string) => string;
  /** Address of a page on the site of an edition; the page can have a query string. */
  readonly page: (edition: string, page: string) => string;
}

/**
 * The sites of some editions, seen from a place: a host name that an edition has for itself, else that of the place with the
 * edition as its prefix. A numeric address and a host of one edition cannot have a prefix, so there the query string names the
 * edition, as it does when the place is not known yet, and in a folder of files, which has its editions at one address.
 */
export function sitesOf(editions: readonly ListedEdition[], here: Place | undefined): Sites {
  const find = (edition: string) => editions.find(({ name }) => name === edition);
  const home = (edition: string) => siblingOf({ name: edition, host: find(edition)?.host ?? '' }, editions, here);
  return {
    editions,
    title: (edition) => find(edition)?.title ?? edition,
    has: (edition) => find(edition) !== undefined,
    home,
    page(edition, page) {
      const [start, choice] = home(edition).split('?');
      const [path, search = ''] = page.split('?');
      const query = new URLSearchParams(search);
      query.delete('edition');
      if (choice !== undefined) query.append('edition', edition);
      const text = query.toString();
      return `${start}${path.slice(1)}${text === '' ? '' : `?${text}`}`;
    },
  };
}

/** The sites of the editions of this server, seen from this page. */
export function useSites(): Sites {
  const { data: site } = useSite();
  const here = useHere();
  const editions = site?.editions;
  return useMemo(() => sitesOf(editions ?? [], here), [editions, here]);
}

function siblingOf(
  { name, host }: Pick<ListedEdition, 'name' | 'host'>,
  editions: readonly ListedEdition[],
  here: Place | undefined,
): string {
  if (!here || isFolder) return `${base}/?edition=${name}`;
  const { protocol, hostname, port } = here;
  const origin = (at: string) => `${protocol}//${at}${port ? `:${port}` : ''}`;
  const isNumeric = /^[\d.]+$|^\[/.test(hostname);
  // A host of its own is on the internet, and not on a machine that tries the site.
  if (host !== '' && !isNumeric && !/(^|\.)localhost$/.test(hostname)) return `${origin(host)}/`;
  if (isNumeric || editions.some((one) => one.host === hostname)) return `${origin(hostname)}/?edition=${name}`;
  const [label, ...others] = hostname.split('.');
  const known = ['www', ...editions.flatMap((one) => [one.name, ...one.labels])];
  const isPrefix = others.length > 0 && known.includes(label);
  return `${origin(`${name}.${isPrefix ? others.join('.') : hostname}`)}/`;
}
