import type { Page } from 'playwright-core';
import { describe, expect, inject, it } from 'vitest';
import { mini, useBrowser } from './support/browser.ts';
import { overhang, seriousFaultsAt } from './support/pageState.ts';
import { submit } from './support/queryBox.ts';

const visit = useBrowser();

const title = (page: Page) => page.getByRole('heading', { level: 1 });
const search = (page: Page) => page.getByRole('combobox', { name: 'Search the guides' });

describe('the guides', () => {
  it('are listed, open without a page load, and lead to the next one', async () => {
    const page = await visit(`${mini()}/guide`);
    // Links of the HTML work before the script does, with a page load: a list of sections means that it works.
    await search(page).fill('area');
    await page.getByRole('listbox', { name: 'Sections' }).waitFor();
    await search(page).fill('');
    await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
    await page.getByRole('main').getByRole('link', { name: 'The query language' }).click();
    await page.waitForURL(/\/guide\/query-language$/);
    await expect.poll(() => title(page).textContent()).toBe('The query language');
    await page.getByRole('main').getByRole('link', { name: 'glossary' }).first().click();
    await page.waitForURL(/\/guide\/glossary$/);
    await expect.poll(() => title(page).textContent()).toBe('Glossary');
    await page.getByRole('navigation', { name: 'Other guides' }).getByRole('link', { name: /^Next/ }).click();
    await page.waitForURL(/\/guide\/errors$/);
    await expect.poll(() => page.title()).toBe('Errors and limits - Trellis');
    expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true);
  });

  it('open at a section of their address, or at an error code', async () => {
    const page = await visit(`${mini()}/guide/errors#unknown-tf`, { viewport: { width: 1440, height: 500 } });
    const row = page.locator('tr[id=unknown-tf]');
    await expect.poll(() => row.evaluate((one) => one.getBoundingClientRect().top)).toBeLessThan(400);
    await page.getByRole('navigation', { name: 'Contents' }).getByRole('link', { name: 'Limits of a call' }).click();
    await page.waitForURL(/#limits-of-a-call$/);
  });

  it('are found by words with the keyboard', async () => {
    const page = await visit(`${mini()}/guide/errors`);
    await search(page).fill('area precision recall');
    const list = page.getByRole('listbox', { name: 'Sections' });
    await list.getByRole('option').first().waitFor();
    await search(page).press('ArrowDown');
    await search(page).press('ArrowUp');
    await search(page).press('Enter');
    await page.waitForURL(/\/guide\/statistics#precision-and-recall$/);
    // The search box belongs to the guide, which is drawn after the address has changed.
    await page.getByRole('heading', { level: 1, name: 'Statistics' }).waitFor();
    await search(page).fill('xyzzyqq');
    await page.getByText('No guide mentions “xyzzyqq”.').waitFor();
    await search(page).press('Escape');
    await expect.poll(() => page.getByText('No guide mentions').count()).toBe(0);
  });

  it('have code that a button copies', async () => {
    const page = await visit(`${mini()}/guide/query-language`);
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    const code = page.locator('[data-code]').first();
    await code.getByRole('button', { name: 'Copy' }).click();
    await code.getByRole('button', { name: 'Copied' }).waitFor();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('AT4G24020\nNLP7\nnlp7');
  });

  it('are drawn by the server, and their text is not loaded a second time', async () => {
    const response = await fetch(`http://127.0.0.1:${inject('port')}/guide/errors`);
    const html = await response.text();
    expect(html).toContain('<tr id="unknown-tf">');
    expect(html).toMatch(/<meta name="description" content="When something is wrong/);
    const page = await visit('about:blank');
    const scripts: string[] = [];
    page.on('request', (request) => scripts.push(request.url()));
    await page.goto(`${mini()}/guide/errors`);
    await title(page).waitFor();
    await page.waitForLoadState('networkidle');
    expect(scripts.filter((url) => url.endsWith('.js')).length).toBeGreaterThan(3);
    expect(scripts.filter((url) => /\/(?:errors|findInGuides)-/.test(url))).toEqual([]);
    await page.getByRole('navigation', { name: 'Contents' }).getByRole('link', { name: 'Limits of a call' }).click();
    await expect.poll(() => page.locator('tr[id=unknown-tf]').count()).toBe(1);
  });

  it('have a page for an address without a guide: the nearest ones', async () => {
    const page = await visit(`${mini()}/guide/statistic`);
    await page.getByText('There is no guide called “statistic”.').waitFor();
    await page.getByRole('region', { name: 'Nearest pages' }).getByRole('link').first().click();
    await page.waitForURL(/\/guide\/statistics$/);
    const { status } = await fetch(`http://127.0.0.1:${inject('port')}/guide/statistic`);
    expect(status).toBe(404);
    const odd = await fetch(`http://127.0.0.1:${inject('port')}/guide/%3Cscript%3Ealert(1)`);
    expect(odd.status).toBe(404);
    expect(await odd.text()).not.toContain('<script>alert(1)');
  });

  it('are reached from an error', async () => {
    const page = await visit(`${mini()}/query`);
    await submit(page, 'NOTHING');
    await page.getByRole('alert').getByRole('link', { name: 'About this error' }).click();
    await page.waitForURL(/\/guide\/errors#unknown-tf$/);
    await page.locator('tr[id=unknown-tf]').waitFor();
  });
});

it.each([1440, 390])('the guides fit in a window of %i pixels; axe finds nothing', async (width) => {
  for (const path of ['/guide', '/guide/errors', '/guide/architecture', '/guide/nothing']) {
    const page = await visit(`${mini()}${path}`, { viewport: { width, height: 800 } });
    await title(page).waitFor();
    await expect.poll(() => overhang(page), { message: path }).toBe(0);
    expect(await seriousFaultsAt(page, width), path).toEqual([]);
  }
});
