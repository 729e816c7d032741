import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { ask } from './support/ask.ts';
import { mini, useBrowser } from './support/browser.ts';

const visit = useBrowser();

/** Opens a page in the dark theme, as it is printed. */
async function openPrinted(path: string): Promise<Page> {
  const page = await visit(`${mini()}${path}`, { colorScheme: 'dark' });
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  await expect.poll(() => background(page)).not.toBe(white);
  await page.emulateMedia({ media: 'print' });
  return page;
}

const white = 'rgb(255, 255, 255)';
const background = (page: Page) => page.evaluate(() => getComputedStyle(document.body).backgroundColor);

/** Lightness of the text color from 0, black, to 255. */
const inkLightness = (page: Page) =>
  page.evaluate(() => {
    const parts = getComputedStyle(document.querySelector('main h1') ?? document.body).color.match(/\d+/g) ?? [];
    return Math.max(...parts.map(Number));
  });

describe('a printed page', () => {
  it.each(['/citations', '/tutorial', '/guide/errors', '/', '/overview'])(
    'is light and has no navigation: %s',
    async (path) => {
      const page = await openPrinted(path);
      await expect.poll(() => background(page)).toBe(white);
      await expect.poll(() => inkLightness(page)).toBeLessThan(80);
      for (const role of ['banner', 'navigation', 'contentinfo'] as const) {
        await expect.poll(() => page.getByRole(role).count(), { message: role }).toBe(0);
      }
    },
  );

  it('has its text across the page', async () => {
    const page = await openPrinted('/citations');
    const text = await page.getByRole('region', { name: 'Tools and methods', exact: true }).boundingBox();
    expect(text?.width).toBeGreaterThan(600);
  });

  it('of a result shows the query and the table without tabs and tools', async () => {
    const id = await ask(mini(), 'ALF or BET');
    const page = await openPrinted(`/result/meta?request=${id}`);
    await page.getByRole('table').waitFor();
    await expect.poll(() => page.getByRole('navigation').count()).toBe(0);
    await expect.poll(() => page.locator('main').innerText()).toContain('ALF or BET');
  });
});
