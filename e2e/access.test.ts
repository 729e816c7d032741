import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { ask } from './support/ask.ts';
import { demo, mini, useBrowser } from './support/browser.ts';
import { seriousFaultsInBothThemes } from './support/pageState.ts';

const visit = useBrowser();
let asked = '';
/** `?request` alone means a request that has been stored. */
const paths = [
  '/',
  '/query',
  ...['summary', 'table', 'meta', 'network', 'target', 'motif', 'functions', 'analysis', 'sungear'].map(
    (tab) => `/result/${tab}?request`,
  ),
  '/result/summary',
  '/result/summary?request=00000000-0000-4000-8000-000000000000',
  ...['/overview', '/tutorial', '/citations', '/feedback', '/network', '/gene/AT4G24020', '/genes', '/search?q=nlp7'],
];
const address = (path: string) => `${demo()}${path.replace(/\?request$/, `?request=${asked}`)}`;

beforeAll(async () => {
  asked = await ask(demo(), 'AT4G24020', { targetnetworks: 'Root_Ranked_Network' });
});

async function ready(page: Page): Promise<void> {
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  await page.waitForLoadState('networkidle');
}

describe('axe finds nothing serious in both themes', () => {
  it.each(paths)('on %s', async (path) => {
    const page = await visit(address(path));
    await ready(page);
    expect(await seriousFaultsInBothThemes(page)).toEqual([]);
  });
});

it('axe finds nothing serious in open menus, suggestions, errors and the table of the summary, in both themes', async () => {
  const page = await visit(demo());
  await page.getByRole('button', { name: 'Species' }).click();
  await page.getByRole('menuitem').first().waitFor();
  expect(await seriousFaultsInBothThemes(page), 'species').toEqual([]);
  await page.keyboard.press('Escape');
  await expect.poll(() => page.getByRole('menuitem').count()).toBe(0);
  await page.getByRole('combobox', { name: 'Transcription factor' }).fill('at');
  await page.getByRole('listbox').getByRole('option').first().waitFor();
  expect(await seriousFaultsInBothThemes(page), 'suggestions').toEqual([]);

  await page.goto(`${demo()}/query`);
  await page.getByRole('textbox', { name: 'Query' }).fill('AT4G24020 )');
  await page.getByRole('button', { name: 'Submit' }).click();
  await page.getByRole('alert').waitFor();
  expect(await seriousFaultsInBothThemes(page), 'error').toEqual([]);

  await page.goto(address('/result/summary?request'));
  await page.getByRole('radiogroup', { name: 'Show as' }).getByText('Table').click();
  await page.getByRole('table').waitFor();
  expect(await seriousFaultsInBothThemes(page), 'table').toEqual([]);
});

describe('at 360 px', () => {
  it.each(paths)('%s does not scroll sideways', async (path) => {
    const page = await visit(address(path), { viewport: { width: 360, height: 740 } });
    await ready(page);
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  });

  it('the navigation folds behind a button', async () => {
    const page = await visit(mini(), { viewport: { width: 360, height: 740 } });
    const site = page.getByRole('navigation', { name: 'Site' });
    const link = site.getByRole('link', { name: 'Data Overview', exact: true });
    await expect.poll(() => link.isVisible()).toBe(false);
    await page.getByRole('button', { name: 'Open the menu' }).click();
    await site.getByRole('link', { name: 'Query' }).click();
    await page.getByRole('heading', { name: 'Query', exact: true }).waitFor();
    await expect.poll(() => link.isVisible()).toBe(false);
  });
});

describe('with the keyboard only', () => {
  it('a question is asked and its table is read', async () => {
    const page = await visit(demo());
    await ready(page);
    await page.keyboard.press('Tab');
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Skip to the content');
    await page.keyboard.press('Enter');
    const focused = () => page.evaluate(() => document.activeElement?.tagName);
    for (let stops = 0; stops < 8 && (await focused()) !== 'INPUT'; stops++) await page.keyboard.press('Tab');
    await expect.poll(() => focused()).toBe('INPUT');
    await page.keyboard.type('at4g24020');
    await page.getByRole('listbox').getByRole('option').first().waitFor();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
    await page.waitForURL(/\/result\/summary/);
    await page.getByRole('heading', { level: 1, name: /targeted by NLP7/ }).waitFor();
    await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('H1');

    for (let stops = 0; stops < 12; stops++) {
      await page.keyboard.press('Tab');
      if ((await page.evaluate(() => document.activeElement?.textContent)) === 'Table') break;
    }
    await page.keyboard.press('Enter');
    await page.waitForURL(/\/result\/table/);
    await page.getByRole('gridcell').first().waitFor();
    const role = () => page.evaluate(() => document.activeElement?.getAttribute('role'));
    for (let stops = 0; stops < 24 && (await role()) !== 'grid'; stops++) await page.keyboard.press('Tab');
    await expect.poll(() => role()).toBe('grid');
    await page.keyboard.press('Control+End');
    await expect.poll(() => page.getByRole('grid').evaluate((grid) => grid.scrollTop)).toBeGreaterThan(1000);
  });
});

describe('every page', () => {
  it('has a title of its own', async () => {
    const titles = new Set<string>();
    const page = await visit(mini());
    for (const path of [
      '/',
      '/query',
      '/overview',
      '/tutorial',
      '/citations',
      '/feedback',
      '/network',
      '/gene/AT4G24020',
      '/search',
    ]) {
      await page.goto(`${mini()}${path}`);
      await ready(page);
      titles.add(await page.title());
    }
    expect(titles.size).toBe(9);
  });
});
