import { createClient, type Client } from '@trellis/client';
import { onFolder } from './folders.ts';
import { fetchInTab } from './visitor.ts';

/**
 * A client of a site: of the one behind a page's origin, or of one in a folder, which answers in the browser of the visitor. Node resolves
 * no names under localhost, so the edition is said.
 */
export function clientOf(site: string): Client {
  if (onFolder) return createClient({ url: site, fetch: fetchInTab(site) });
  const { hostname, port } = new URL(site);
  const edition = hostname === 'localhost' ? 'development' : hostname.split('.')[0];
  return createClient({ url: `http://127.0.0.1:${port}`, edition });
}
