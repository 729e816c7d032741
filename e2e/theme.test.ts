import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { mini, useBrowser } from './support/browser.ts';

const visit = useBrowser();
const scheme = (page: Page) => page.evaluate(() => document.documentElement.dataset['mantineColorScheme']);
const paper = (page: Page) => page.evaluate(() => getComputedStyle(document.body).backgroundColor);

describe('the color theme', () => {
  it('follows the system, also while the page is open', async () => {
    const page = await visit(mini(), { colorScheme: 'dark' });
    expect(await scheme(page)).toBe('dark');
    expect(await paper(page)).toBe('rgb(15, 22, 35)');
    await page.emulateMedia({ colorScheme: 'light' });
    await expect.poll(() => scheme(page)).toBe('light');
    expect(await paper(page)).toBe('rgb(255, 255, 255)');
  });

  it('can be chosen, and is remembered', async () => {
    const page = await visit(mini(), { colorScheme: 'light' });
    await page.getByRole('button', { name: 'Color theme' }).click();
    await page.getByRole('menuitemradio', { name: 'Dark' }).click();
    await expect.poll(() => scheme(page)).toBe('dark');
    await page.reload();
    expect(await scheme(page)).toBe('dark');
    await page.getByRole('button', { name: 'Color theme' }).click();
    await page.getByRole('menuitemradio', { name: 'As the system' }).click();
    await expect.poll(() => scheme(page)).toBe('light');
  });
});
