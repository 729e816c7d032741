import type { Page } from '@playwright/test';
import { needsServer, onFolder } from '../support/folders.ts';
import { expect, test } from '../support/journey.ts';
import { handled } from '../support/pageState.ts';
import { storeList } from '../support/storeList.ts';

const scheme = (page: Page) => page.locator('html').getAttribute('data-mantine-color-scheme');
const paper = (page: Page) => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
const [light, dark] = ['rgb(255, 255, 255)', 'rgb(15, 22, 35)'];
const heading = (page: Page, name?: RegExp | string) => page.getByRole('heading', { level: 1, name });
const top = (page: Page) => page.evaluate(() => window.scrollY);

test('a reader walks through the pages: each begins at its top, and is where it was when it is opened again', async ({
  page,
  site,
}) => {
  const scripts: string[] = [];
  page.on('request', (request) => scripts.push(request.url()));
  await page.goto(site.mini);
  const nav = page.getByRole('banner').getByRole('navigation', { name: 'Site' });
  for (const [link, path] of [
    ['Guide', '/guide'],
    ['Citations', '/citations'],
    ['Gene Lists', '/genes'],
    ['Data Overview', '/overview'],
    ...(onFolder ? [] : [['Feedback', '/feedback']]),
    ['About', '/'],
    ['Tutorial', '/tutorial'],
  ]) {
    await nav.getByRole('link', { name: link, exact: true }).click();
    await expect(page).toHaveURL(`${site.mini}${path}`);
    await expect(nav.locator('[aria-current=page]')).toHaveText(link);
    await expect(heading(page)).toBeVisible();
  }
  await page.mouse.wheel(0, 900);
  await expect.poll(() => top(page)).toBeGreaterThan(500);
  await page.goto(`${site.mini}/citations`);
  await expect(heading(page, 'Citations')).toBeVisible();
  await expect.poll(() => top(page)).toBe(0);
  await page.goBack();
  await expect.poll(() => top(page)).toBeGreaterThan(500);
  await nav.getByRole('link', { name: 'Gene Lists', exact: true }).click();
  await expect(heading(page, /^What regulates my genes/)).toBeVisible();
  await expect.poll(() => top(page)).toBe(0);
  // The code of the list of results comes with the first search.
  expect(scripts.filter((url) => /SearchList/.test(url))).toEqual([]);
});

test('feedback is kept over a reload, and sent', async ({ page, site }) => {
  needsServer('feedback');
  await page.goto(`${site.mini}/feedback`);
  await page.getByRole('textbox', { name: 'Name' }).fill('Ada');
  await page.getByRole('textbox', { name: 'Feedback' }).fill('Half a sentence');
  await page.reload();
  await expect(page.getByRole('textbox', { name: 'Feedback' })).toHaveValue('Half a sentence');
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByText('Feedback recorded!')).toBeVisible();
});

test('a visitor searches before the page has its handlers, and opens a gene', async ({ page, site }) => {
  const scripts: string[] = [];
  page.on('request', (request) => scripts.push(request.url()));
  const field = page.getByRole('combobox', { name: 'Search this site' });
  const options = page.getByRole('listbox', { name: 'Results' }).getByRole('option');
  await page.goto(site.mini, { waitUntil: 'commit' });
  await field.focus();
  await handled(page);
  await page.keyboard.insertText('nitrate exp');
  await expect(options.first()).toBeVisible();
  expect(scripts.filter((url) => /SearchList-[^/]*\.js/.test(url))).toHaveLength(1);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${site.mini}/search?q=nitrate+exp`);
  await page.getByRole('region', { name: 'Genes' }).getByRole('link', { name: 'NRX1' }).click();
  await expect(heading(page, 'NRX1 (AT1G00060)')).toBeVisible();
  await page.goBack();
  await expect(page.getByText('2 results for "nitrate exp".')).toBeVisible();
});

test('a search says that it does not reach the server, and continues when it does', async ({
  page,
  context,
  site,
}) => {
  needsServer('a search without an answer');
  const field = page.getByRole('combobox', { name: 'Search this site' });
  const first = page.getByRole('listbox', { name: 'Results' }).getByRole('option').first();
  await page.goto(site.mini);
  await handled(page);
  // The code of the list comes with the first search.
  await field.fill('nitrate');
  await expect(first).toBeVisible();
  await context.setOffline(true);
  await field.fill('gam');
  await expect(page.getByRole('banner').getByText('The server cannot be reached.')).toBeVisible();
  await context.setOffline(false);
  await expect(first).toContainText('GAM');
});

test('the colors follow the system, and what was chosen is remembered', async ({ page, context, site }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto(site.demo);
  expect(await scheme(page)).toBe('dark');
  await expect.poll(() => paper(page)).toBe(dark);
  await handled(page);
  await page.emulateMedia({ colorScheme: 'light' });
  await expect.poll(() => paper(page)).toBe(light);

  await page.getByRole('button', { name: 'Color theme' }).click();
  await page.getByRole('menuitemradio', { name: 'Dark' }).click();
  await expect.poll(() => paper(page)).toBe(dark);
  await page.reload();
  await expect.poll(() => paper(page)).toBe(dark);

  // They stay while a part of the page is still on its way.
  let letPass = () => {};
  const held = new Promise<void>((done) => (letPass = done));
  await context.route('**/assets/ListFunctionsView*.js', (route) => held.then(() => route.continue()));
  const list = await storeList(site.demo, { genes: ['AT4G24020'] });
  const asked = page.waitForRequest('**/assets/ListFunctionsView*.js');
  await page.goto(`${site.demo}/genes/functions?list=${list}`, { waitUntil: 'commit' });
  await asked;
  await expect(page.getByRole('banner')).toBeVisible();
  expect([await scheme(page), await paper(page)]).toEqual(['dark', dark]);
  letPass();
  await expect(page.getByRole('region', { name: 'Functions' })).toBeVisible();
  expect([await scheme(page), await paper(page)]).toEqual(['dark', dark]);
});
