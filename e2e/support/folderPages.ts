import type { Page } from '@playwright/test';
import { expect } from './journey.ts';

/** Opens the page Query of a site in a folder, as a visitor who begins at its home page. */
export async function openQuery(page: Page, site: string): Promise<void> {
  await page.goto(site);
  // The links move when the name of the species arrives, and home has a field for target genes as well.
  await expect(page.getByRole('banner')).toContainText('Development');
  await page.getByRole('banner').getByRole('link', { name: 'Query', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Query' })).toBeVisible();
}
