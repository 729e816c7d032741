import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { mini, useBrowser } from './support/browser.ts';
import { overhang, seriousFaultsAt } from './support/pageState.ts';

const visit = useBrowser();
const name = (page: Page) => page.getByRole('textbox', { name: 'Name' });
const text = (page: Page) => page.getByRole('textbox', { name: 'Feedback' });
const submit = (page: Page) => page.getByRole('button', { name: 'Submit' }).click();

describe('the feedback page', () => {
  it('is linked from the foot of every page, and from the navigation where there is no issue tracker', async () => {
    const page = await visit(mini());
    await page.getByRole('contentinfo').getByRole('link', { name: 'Feedback' }).click();
    await page.getByRole('heading', { level: 1, name: 'Feedback' }).waitFor();
    const link = page.getByRole('navigation', { name: 'Site' }).getByRole('link', { name: 'Feedback' });
    await expect.poll(() => link.getAttribute('href')).toBe('/feedback');
  });

  it('sends what was written, says so, and is empty again', async () => {
    const page = await visit(`${mini()}/feedback`);
    await name(page).fill('Ada');
    await text(page).fill('The pie is good.');
    const sent = page.waitForResponse((response) => response.url().includes('/api/feedback/'));
    await submit(page);
    expect((await sent).status()).toBe(201);
    await expect.poll(() => page.getByText('Feedback recorded!').count()).toBe(1);
    expect([await name(page).inputValue(), await text(page).inputValue()]).toEqual(['', '']);
  });

  it('asks for a name, and not for a text', async () => {
    const page = await visit(`${mini()}/feedback`);
    await submit(page);
    await page.getByText('The name is missing.').waitFor();
    await expect.poll(() => name(page).evaluate((field) => field === document.activeElement)).toBe(true);
    await name(page).fill('Ada');
    await expect.poll(() => page.getByText('The name is missing.').count()).toBe(0);
    await submit(page);
    await page.getByText('Feedback recorded!').waitFor();
  });

  it('counts the characters and refuses too many', async () => {
    const page = await visit(`${mini()}/feedback`);
    await name(page).fill('Ada');
    await text(page).fill('x'.repeat(5001));
    await page.getByText('5,001 / 5,000').waitFor();
    await page.getByText('The feedback has 5,001 characters; at most 5,000 are allowed.').waitFor();
    let sent = 0;
    page.on('request', (request) => request.url().includes('/api/feedback/') && sent++);
    await submit(page);
    expect(sent).toBe(0);
  });

  it('keeps what was written when it fails, and sends it again', async () => {
    const page = await visit(`${mini()}/feedback`);
    await name(page).fill('Ada');
    await page.route('**/api/feedback/*', (route) => route.abort('connectionrefused'));
    await page.route('**/api/feedback/', (route) => route.abort('connectionrefused'));
    await submit(page);
    await expect
      .poll(() => page.getByRole('alert').textContent())
      .toContain('Something went wrong. The server cannot be reached.');
    await expect.poll(() => name(page).inputValue()).toBe('Ada');
    await page.unrouteAll();
    await page.getByRole('button', { name: 'Retry' }).click();
    await page.getByText('Feedback recorded!').waitFor();
  });

  it('says why the server refuses', async () => {
    const page = await visit(`${mini()}/feedback`);
    await name(page).fill('Ada');
    const refused = 'That is more feedback than one address may send; please try again in 1 hour.';
    await page.route('**/api/feedback/', (route) =>
      route.fulfill({ status: 429, contentType: 'text/plain; charset=utf-8', body: refused }),
    );
    await submit(page);
    await expect.poll(() => page.getByRole('alert').textContent()).toContain(refused);
  });

  it('loses nothing on a reload or on a visit to another page, and all of it with Reset', async () => {
    const page = await visit(`${mini()}/feedback`);
    await name(page).fill('Ada');
    await text(page).fill('Half a sentence');
    await page.reload();
    await expect.poll(() => text(page).inputValue()).toBe('Half a sentence');
    await page.getByRole('link', { name: 'Tutorial' }).click();
    await page.getByRole('heading', { level: 1, name: 'Tutorial' }).waitFor();
    await page.goBack();
    await expect.poll(() => name(page).inputValue()).toBe('Ada');
    await page.getByRole('button', { name: 'Reset' }).click();
    expect([await name(page).inputValue(), await text(page).inputValue()]).toEqual(['', '']);
  });

  it('sends the token of a site that verifies, and sends all the same when verifying fails', async () => {
    for (const [script, token] of [
      ['async (action) => `token for ${action}`', 'token for feedback'],
      ["() => Promise.reject(new Error('no'))", ''],
    ]) {
      const page = await visit(`${mini()}/feedback`);
      await page.evaluate(`window.trellisVerify = ${script}`);
      await page.route('**/api/feedback/', (route) => route.fulfill({ status: 201, body: '' }));
      await name(page).fill('Ada');
      const [request] = await Promise.all([page.waitForRequest('**/api/feedback/'), submit(page)]);
      expect(request.postData()).toMatch(new RegExp(`name="token"\\r\\n\\r\\n${token}\\r\\n`));
    }
  });
});

it('the feedback page has nothing serious for axe with its faults shown, and fits', async () => {
  for (const width of [1440, 900, 390]) {
    const page = await visit(`${mini()}/feedback`, { viewport: { width, height: 800 } });
    await submit(page);
    await page.getByText('The name is missing.').waitFor();
    if (width !== 900) expect(await seriousFaultsAt(page, width)).toEqual([]);
    await expect.poll(() => overhang(page)).toBe(0);
  }
});
