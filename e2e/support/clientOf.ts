import { createClient, type Client } from '@trellis/client';

/** A client of the site behind a page's origin. Node resolves no names under localhost, so the edition is said. */
export function clientOf(origin: string): Client {
  const { hostname, port } = new URL(origin);
  const edition = hostname === 'localhost' ? 'development' : hostname.split('.')[0];
  return createClient({ url: `http://127.0.0.1:${port}`, edition });
}
