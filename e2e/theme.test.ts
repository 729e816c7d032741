import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { setTimeout as wait } from 'node:timers/promises';
import { demo, mini, useBrowser } from './support/browser.ts';
import { storeList } from './support/storeList.ts';

const visit = useBrowser();
const scheme = (page: Page) => page.evaluate(() => document.documentElement.dataset['mantineColorScheme']);
const paper = (page: Page) => page.evaluate(() => getComputedStyle(document.body).backgroundColor);

describe('the color theme', () => {
  it('follows the system, also while the page is open', async () => {
    const page = await visit(mini(), { colorScheme: 'dark' });
    await expect.poll(() => scheme(page)).toBe('dark');
    await expect.poll(() => paper(page)).toBe('rgb(15, 22, 35)');
    // The HTML has its colors before the script listens to the system: each poll is a new change.
    const afterChange = async () => {
      await page.emulateMedia({ colorScheme: 'dark' });
      await page.emulateMedia({ colorScheme: 'light' });
      return scheme(page);
    };
    await expect.poll(afterChange).toBe('light');
    await expect.poll(() => paper(page)).toBe('rgb(255, 255, 255)');
  });

  it('stays while a part of the page is still on its way', async () => {
    const page = await visit(`${demo()}/genes`, { colorScheme: 'dark' });
    await page.route('**/assets/ListFunctionsView*.js', async (route) => {
      await wait(1500);
      await route.continue();
    });
    const list = await storeList(demo(), { genes: ['AT4G24020'] });
    await page.goto(`${demo()}/genes/functions?list=${list}`);
    await page.getByRole('region', { name: 'Functions' }).waitFor();
    await expect.poll(() => scheme(page)).toBe('dark');
    await expect.poll(() => paper(page)).toBe('rgb(15, 22, 35)');
  });

  it('can be chosen, and is remembered', async () => {
    const page = await visit(mini(), { colorScheme: 'light' });
    await page.getByRole('button', { name: 'Color theme' }).click();
    await page.getByRole('menuitemradio', { name: 'Dark' }).click();
    await expect.poll(() => scheme(page)).toBe('dark');
    await page.reload();
    await expect.poll(() => scheme(page)).toBe('dark');
    await page.getByRole('button', { name: 'Color theme' }).click();
    await page.getByRole('menuitemradio', { name: 'As the system' }).click();
    await expect.poll(() => scheme(page)).toBe('light');
  });
});
