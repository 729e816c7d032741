import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { ask } from './support/ask.ts';
import { mini, useBrowser } from './support/browser.ts';
import { box, submit, textOf } from './support/queryBox.ts';

const visit = useBrowser();
const notice = (page: Page) => page.getByRole('status', { name: 'Connection' });
const alert = (page: Page) => page.getByRole('alert');
const text = (page: Page) => page.locator('main').innerText();

/** Opens the query page in a new window: one that has shown other pages has their files. */
async function openQuery(): Promise<Page> {
  const page = await visit('about:blank');
  await page.goto(`${mini()}/query`);
  await box(page).waitFor();
  return page;
}

describe('without a connection', () => {
  it('a submit fails at once with a reason, and works again when the connection is back', async () => {
    const page = await openQuery();
    await page.context().setOffline(true);
    await submit(page, 'ALF');
    await expect.poll(() => alert(page).textContent()).toContain('The server cannot be reached.');
    await expect.poll(() => notice(page).textContent()).toContain('You are offline.');
    await expect.poll(() => textOf(page)).toBe('ALF');
    await page.context().setOffline(false);
    await expect.poll(() => notice(page).textContent()).toBe('');
    await expect.poll(() => alert(page).count()).toBe(0);
    await page.getByRole('button', { name: 'Submit', exact: true }).click();
    await page.waitForURL(/\/result\/summary/);
  });

  it('a page that cannot load says why and opens by itself when the connection is back', async () => {
    const page = await openQuery();
    await page.context().setOffline(true);
    await page.getByRole('link', { name: 'Feedback' }).first().click();
    await expect.poll(() => text(page)).toContain('You are offline. The page opens when the connection is back.');
    await expect.poll(() => text(page)).not.toContain('preload');
    await page.context().setOffline(false);
    await page.getByRole('heading', { level: 1, name: 'Feedback' }).waitFor();
  });

  it('a view that cannot load its answer loads it when the connection is back', async () => {
    const page = await visit(`${mini()}/result/summary?request=${await ask(mini(), 'ALF or BET')}`);
    await page.locator('main svg rect').first().waitFor();
    await page.route(/\/api\/|\/healthz/, (route) => route.abort('internetdisconnected'));
    await page.getByRole('link', { name: 'Sungear', exact: true }).click();
    await expect.poll(() => alert(page).textContent()).toContain('The server cannot be reached.');
    await page.unrouteAll();
    await page.locator('[data-circle]').first().waitFor();
  });
});

describe('when the server does not answer', () => {
  it('says so on every page, asks again, and continues when it answers', async () => {
    const page = await openQuery();
    await page.route('**/*', (route) => route.abort('connectionrefused'));
    await page.getByRole('link', { name: 'Data Overview' }).click();
    await expect.poll(() => text(page)).toContain('The server cannot be reached. The page opens when it answers');
    await expect.poll(() => notice(page).textContent()).toContain('The server cannot be reached.');
    await page.unrouteAll();
    await page.getByRole('heading', { level: 1, name: 'Data Overview' }).waitFor();
  });

  it('a submit ends when server and line are silent', async () => {
    const page = await openQuery();
    await page.route(/\/api\/\?|\/healthz/, () => undefined);
    await submit(page, 'ALF');
    await page.getByRole('button', { name: 'Cancel' }).waitFor();
    await expect.poll(() => alert(page).count(), { timeout: 40_000 }).toBe(1);
    await expect.poll(() => alert(page).textContent()).toContain('The server cannot be reached.');
    await expect.poll(() => page.getByRole('button', { name: 'Cancel' }).count()).toBe(0);
  });
});
