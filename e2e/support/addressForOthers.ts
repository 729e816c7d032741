import type { Page } from '@playwright/test';
import { addressOf } from '@trellis/contract';
import { portableParts, readPortable } from '@trellis/contract/portable';
import { onFolder } from './folders.ts';

/**
 * The address that shows a result of a page in the browser of someone else: that of the page, and for a site in a folder the link that Share
 * gives, which carries the question.
 */
export async function addressForOthers(page: Page, site: string): Promise<string> {
  if (!onFolder) return page.url();
  const { searchParams } = new URL(page.url());
  const [id, revision] = [searchParams.get('request') ?? '', searchParams.get('revision') ?? '0'];
  const call = site + addressOf(readPortable, { id, revision });
  const letters = await page.evaluate(async (address) => (await fetch(address)).text(), call);
  const shown = encodeURIComponent(page.url().slice(site.length));
  return `${site}/#${portableParts.page}=${shown}&${portableParts.question}=${letters}`;
}
