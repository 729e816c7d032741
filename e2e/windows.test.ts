import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { mini, useBrowser } from './support/browser.ts';

const visit = useBrowser();

const stored = (page: Page) =>
  page.evaluate(async () => ({
    local: Object.keys(localStorage),
    session: Object.keys(sessionStorage),
    databases: (await indexedDB.databases()).map(({ name }) => name),
    cookie: document.cookie,
    history: history.length,
    theme: matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light',
    width: window.innerWidth,
  }));

describe('a window that tests share', () => {
  let first: Page | undefined;

  it('keeps what a page stores while a test runs', async () => {
    const page = await visit(`${mini()}/feedback`, { colorScheme: 'dark', viewport: { width: 500, height: 500 } });
    await page.evaluate(() => {
      localStorage.setItem('own', '1');
      sessionStorage.setItem('own', '1');
      document.cookie = 'own=1';
      return new Promise((done) => (indexedDB.open('own').onsuccess = done));
    });
    await page.goto(`${mini()}/icon.svg`);
    await page.route('**/api/**', (route) => route.abort());
    const seen = await stored(page);
    expect(seen).toMatchObject({ cookie: expect.stringContaining('own=1') as unknown, theme: 'dark', width: 500 });
    expect(seen.history).toBeGreaterThan(1);
    expect(seen.databases).toContain('own');
    expect([seen.local, seen.session].every((keys) => keys.includes('own'))).toBe(true);
    first = page;
  });

  it('is that of a new visitor in the next test', async () => {
    const page = await visit(`${mini()}/icon.svg`);
    expect(page).toBe(first);
    expect(await stored(page)).toEqual({
      local: [],
      session: [],
      databases: [],
      cookie: expect.not.stringContaining('own') as unknown,
      history: 1,
      theme: 'light',
      width: 1440,
    });
    expect(await page.evaluate(async () => (await fetch('/api/tfs/')).status)).toBe(200);
  });
});
