import type { Page } from '@playwright/test';
import { openQuery } from '../support/folderPages.ts';
import { expect, test } from '../support/journey.ts';

test.use({ serviceWorkers: 'allow' });

/** A second tab of a site, which waits before it asks for its service worker; says when it has been passed a call, and ends the wait. */
async function loadSlowly(page: Page, site: string) {
  const other = await page.context().newPage();
  await other.addInitScript(() => {
    const { serviceWorker } = navigator;
    const register = serviceWorker.register.bind(serviceWorker);
    const isEnded = new Promise((end) => document.addEventListener('click', end, { once: true }));
    serviceWorker.register = async (...given) => {
      await isEnded;
      return register(...given);
    };
    serviceWorker.addEventListener('message', () => document.documentElement.setAttribute('data-asked', ''));
  });
  await other.goto(site);
  await other.bringToFront();
  return {
    other,
    asked: () => expect(other.locator('html[data-asked]')).toBeAttached(),
    load: () => other.locator('html').dispatchEvent('click'),
  };
}

test('a site in a folder reads a list after it has asked a tab that is still loading', async ({
  page,
  folder: { site },
}) => {
  await openQuery(page, site);
  const { other, asked, load } = await loadSlowly(page, site);
  await page.getByRole('combobox', { name: 'Target Genes', exact: true }).selectOption('typed');
  await page.getByRole('textbox', { name: 'Text of Target Genes' }).fill('AT1G00030\nAT1G00040');
  await asked();
  await load();
  await expect(page.getByRole('region', { name: 'Target Genes', exact: true }).getByText(/^A list of/)).toBeVisible();
  await expect(other.getByRole('heading', { level: 1 })).toBeVisible();
});
