import type { Page } from '@playwright/test';
import { needsServer, onFolder } from '../support/folders.ts';
import { expect, test } from '../support/journey.ts';

const scripts = '**/assets/*.js';

/** Holds the scripts of a page until the returned function is called. */
async function holdScripts(page: Page): Promise<() => void> {
  let letPass: () => void = () => undefined;
  const held = new Promise<void>((done) => (letPass = done));
  await page.route(scripts, (route) => held.then(() => route.continue()));
  return letPass;
}

test('a reader without scripts has the text of the pages, the navigation and the remembered theme', async ({
  page,
  site,
}) => {
  needsServer('pages that are drawn before their scripts run');
  await page.route(scripts, (route) => route.abort());
  for (const path of ['/', '/tutorial', '/citations', '/guide/errors']) {
    await page.goto(site.demo + path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(
      page
        .getByRole('main')
        .getByRole(path === '/' ? 'search' : 'region')
        .first(),
    ).toBeVisible();
    await expect(page.getByRole('complementary', { name: 'About the data' })).toHaveCount(1);
    await expect(page).toHaveTitle(/Trellis/);
  }
  await page.goto(`${site.demo}/query`);
  const nav = page.getByRole('navigation', { name: 'Site' });
  await expect(nav.getByRole('link', { name: 'Data Overview' })).toBeVisible();
  for (const scheme of ['light', 'dark']) {
    await page.evaluate((value) => localStorage.setItem('trellis-color-scheme', value), scheme);
    await page.reload();
    await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', scheme);
  }
});

test('before a page has its handlers the search of the header works, and other controls are disabled', async ({
  page,
  site,
}) => {
  needsServer('pages that are drawn before their scripts run');
  let letPass = await holdScripts(page);
  await page.goto(site.mini, { waitUntil: 'commit' });
  const field = page.getByRole('main').getByRole('search').getByRole('combobox');
  await expect(field).toBeDisabled();
  letPass();
  await field.fill('BET');
  await field.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: /BET/ })).toBeVisible();

  await page.unrouteAll();
  letPass = await holdScripts(page);
  await page.goto(`${site.mini}/overview`, { waitUntil: 'commit' });
  const search = page.getByRole('banner').getByRole('combobox');
  await search.pressSequentially('alf/');
  letPass();
  await expect(page.getByRole('listbox', { name: 'Results' })).toBeVisible();
  await expect(search).toHaveValue('alf/');

  await page.unrouteAll();
  await page.route(scripts, (route) => route.abort());
  await page.goto(site.mini, { waitUntil: 'commit' });
  await search.fill('alf');
  await search.press('Enter');
  await expect(page).toHaveURL(`${site.mini}/search?q=alf`);
});

test('a guide is read on without a page load, and its text is not loaded twice', async ({ page, site }) => {
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(request.url()));
  const texts = () => loaded.filter((url) => /\/(?:errors|findInGuides)-[^/]*\.js$/.test(url));
  await page.goto(`${site.mini}/guide/errors#unknown-tf`);
  const row = page.locator('tr[id=unknown-tf]');
  await expect(row).toBeInViewport();
  await page.getByRole('navigation', { name: 'Contents' }).getByRole('link', { name: 'Limits of a call' }).click();
  await expect(page).toHaveURL(/#limits-of-a-call$/);
  await expect(row).toHaveCount(1);
  // A server has written the text into the page.
  expect(texts().filter((url) => !(onFolder && url.includes('/errors-')))).toEqual([]);
  await page.getByRole('combobox', { name: 'Search the guides' }).fill('area');
  await expect(page.getByRole('listbox', { name: 'Sections' })).toBeVisible();
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
  await page.getByRole('navigation', { name: 'Other guides' }).getByRole('link', { name: /^Next/ }).click();
  await expect(page).toHaveURL(/\/guide\/(?!errors)/);
  await expect(page.locator('[data-guide]').first()).toHaveText(/\w{3}/);
  expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true);
});
