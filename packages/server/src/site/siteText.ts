import { readSite } from '@trellis/contract';
import { Editions } from '../data/editions.ts';
import { bodyOf } from '../http/answerForm.ts';
import { siteAnswer } from '../http/routes/site.ts';
import type { SiteManifest } from './manifest.ts';
import { openSiteData } from './partReader.ts';

/**
 * What a folder with one data set answers about itself, as JSON: its documents have it, so that pages are drawn before the engine
 * can answer. Undefined for several data sets, of which the address chooses one.
 */
export async function siteText(manifest: SiteManifest): Promise<string | undefined> {
  const [{ header, facts }, ...others] = manifest.editions;
  if (others.length > 0) return undefined;
  const { datasets } = openSiteData(manifest, (part) => Promise.reject(new Error(`the part ${part} is not needed`)));
  const editions = new Editions(datasets);
  const answer = await siteAnswer({ editions, config: manifest.settings }, await editions.of(header.edition), facts);
  return JSON.stringify(bodyOf(readSite, answer));
}
