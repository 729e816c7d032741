import { createClient } from '@trellis/client';
import { readEditions, readSite } from '@trellis/contract';
import { TrellisError } from '@trellis/core';
import { didYouMean } from '../didYouMean.ts';
import { askMessage } from './call.ts';
import { fetchLocalhost } from './fetchLocalhost.ts';
import type { Site } from './siteClient.ts';

/** Opens a site on the network; while it is busy, its client asks again. Throws `unknown-edition`. */
export async function openRemoteSite(url: string, edition: string | undefined): Promise<Site> {
  const client = createClient({ url, edition, fetch: fetchLocalhost });
  const site: Site = { url, client, isRemote: true, close: () => Promise.resolve() };
  if (edition === undefined) return site;
  const { edition: answered } = await askMessage(site, readSite);
  if (answered === edition) return site;
  const known = (await askMessage(site, readEditions)).map(({ name }) => name);
  throw new TrellisError(
    'unknown-edition',
    `${url} has no data set "${edition}"${didYouMean(edition, known)}; it answers with "${answered}"`,
  );
}
