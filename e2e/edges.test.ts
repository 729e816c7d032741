import { describe, expect, it } from 'vitest';
import type { Page } from 'playwright-core';
import { demo, mini, useBrowser } from './support/browser.ts';
import { submit } from './support/queryBox.ts';

const visit = useBrowser();
const card = (page: Page) => page.getByRole('region', { name: 'Additional Edge Features' });
const items = (page: Page) => card(page).getByRole('treeitem');

describe('the additional edge features', () => {
  it('are those of the data set, and are sent with the query', async () => {
    const page = await visit(`${mini()}/query`);
    await items(page).first().waitFor();
    const types = (await (await page.request.get(`${mini()}/api/edges/`)).json()) as string[];
    expect(types.length).toBeGreaterThan(1);
    await items(page).first().click();
    await card(page).getByText('1 feature chosen').waitFor();
    const sent = page.waitForRequest((request) => request.method() === 'POST' && /\/api\/\?/.test(request.url()));
    await submit(page, 'ALF');
    expect((await sent).postDataBuffer()?.toString()).toMatch(/name="edges"\r\n\r\n.+\r\n/);
    await page.waitForURL(/\/result\/summary/);
  });

  it('are ticked by keyboard and stay over a reload', async () => {
    const page = await visit(`${mini()}/query`);
    await items(page).first().focus();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Space');
    await expect.poll(() => items(page).nth(1).getAttribute('aria-checked')).toBe('true');
    await expect.poll(() => items(page).nth(0).getAttribute('aria-checked')).toBe('false');
    await page.reload();
    await items(page).first().waitFor();
    await expect.poll(() => items(page).nth(1).getAttribute('aria-checked')).toBe('true');
  });

  it('are a tree by the parts of their names, each level further in', async () => {
    const page = await visit(`${demo()}/query`);
    await items(page).first().waitFor();
    const levels = () =>
      items(page).evaluateAll((rows) =>
        [...new Set(rows.map((row) => Number(row.getAttribute('aria-level'))))].sort(),
      );
    await expect.poll(() => levels()).toEqual([1, 2, 3]);
    const leaves = await items(page).locator('xpath=self::*[@aria-level=3]').allTextContents();
    expect(leaves.map((leaf) => leaf.trim())).toEqual(['all', 'all', 'unfiltered']);
    const indent = (level: number) =>
      items(page)
        .locator(`xpath=self::*[@aria-level=${level}]`)
        .first()
        .evaluate((row) => parseFloat(getComputedStyle(row).paddingLeft));
    expect(await indent(2)).toBeGreaterThan(await indent(1));
    expect(await indent(3)).toBeGreaterThan(await indent(2));
    await items(page).filter({ hasText: 'Open chromatin' }).first().focus();
    await page.keyboard.press('ArrowLeft');
    await expect.poll(levels).not.toContain(3);
  });

  it('are not shown where the data set has none', async () => {
    const page = await visit('about:blank');
    await page.route('**/api/edges/*', (route) => route.fulfill({ json: [] }));
    await page.route('**/api/edges/', (route) => route.fulfill({ json: [] }));
    await page.goto(`${mini()}/query`);
    await page.getByRole('region', { name: 'Target Genes' }).waitFor();
    await page.waitForLoadState('networkidle');
    await expect.poll(() => card(page).count()).toBe(0);
  });
});
