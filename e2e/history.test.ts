import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { mini, useBrowser } from './support/browser.ts';
import { box, submit, textOf, writeQuery } from './support/queryBox.ts';
import { seriousFaults } from './support/pageState.ts';

const visit = useBrowser();
const open = (page: Page) => page.getByRole('button', { name: 'Query History' }).click();
const entries = (page: Page) => page.getByRole('menuitem').locator('code').allTextContents();

/** Runs queries from the query page and comes back to it. */
async function ran(...queries: string[]): Promise<Page> {
  const page = await visit(`${mini()}/query`);
  for (const query of queries) {
    await submit(page, query);
    await page.getByRole('heading', { level: 1, name: /genes? targeted by/ }).waitFor();
    await page.goBack();
    await box(page).waitFor();
  }
  return page;
}

describe('the query history', () => {
  it('says No History before the first query', async () => {
    const page = await visit(`${mini()}/query`);
    await open(page);
    await page.getByText('No History').waitFor();
    await expect.poll(() => page.getByRole('menuitem').count()).toBe(0);
  });

  it('lists the queries that ran, each once, the newest first, with their time', async () => {
    const page = await ran('ALF', 'BET\nor GAM', 'ALF');
    await open(page);
    await expect.poll(() => entries(page)).toEqual(['ALF', 'BET\nor GAM']);
    const time = page.getByRole('menuitem').first().locator('time');
    expect(Date.now() - Date.parse((await time.getAttribute('datetime')) ?? '')).toBeLessThan(60_000);
    await expect.poll(() => time.textContent()).toMatch(/\d{4}, \d/);
  });

  it('has no query that failed', async () => {
    const page = await visit(`${mini()}/query`);
    await submit(page, 'NOTHING');
    await page.getByRole('alert').waitFor();
    await page.keyboard.press('Escape');
    await open(page);
    await page.getByText('No History').waitFor();
  });

  it('takes the text of an entry over, fills the builder from it, and runs nothing', async () => {
    const page = await ran('ALF and BET');
    await writeQuery(page, 'GAM ');
    await page.getByRole('button', { name: 'Duplicate GAM' }).click();
    await expect.poll(() => textOf(page)).toBe('GAM or GAM');
    await open(page);
    await page.getByRole('menuitem', { name: 'ALF and BET' }).click();
    await expect.poll(() => textOf(page)).toBe('ALF and BET');
    const builder = page.getByRole('list', { name: 'Rows of the query' });
    for (const tf of ['ALF', 'BET']) await builder.getByRole('button', { name: `Duplicate ${tf}` }).waitFor();
    await expect.poll(() => builder.getByRole('listitem').count()).toBe(2);
    expect(new URL(page.url()).pathname).toBe('/query');
  });

  it('has the queries that ran from the home page, the overview and the builder too', async () => {
    const page = await visit(mini());
    await page.getByRole('combobox', { name: 'Transcription factor' }).fill('AT1G00030');
    await page.getByRole('button', { name: 'Search', exact: true }).click();
    await page.waitForURL(/\/result\/summary/);
    await page.goto(`${mini()}/overview`);
    await page.locator('[data-row="0"] [data-column=id] button').click();
    await page.waitForURL(/\/result\/summary/);
    await page.goto(`${mini()}/query`);
    await page.getByRole('button', { name: 'Reset' }).click();
    await page.getByRole('checkbox', { name: 'Confirm Query Before Submit' }).uncheck();
    await page.getByRole('button', { name: 'Add TF', exact: true }).click();
    await page.getByRole('combobox', { name: 'TF', exact: true }).fill('BET');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Submit', exact: true }).click();
    await page.getByRole('heading', { level: 1, name: /genes? targeted by/ }).waitFor();
    await page.goBack();
    await open(page);
    await expect.poll(() => entries(page)).toEqual(['BET', 'AT1G00010[id=1]', 'AT1G00030']);
  });

  it('keeps 30 queries in a list of at most 70 % of the window, also over a reload', async () => {
    const page = await visit(`${mini()}/query`);
    await page.evaluate(() => {
      const kept = Array.from({ length: 30 }, (_, at) => ({ query: `ALF[log2fc > ${at}]`, time: 1e12 - at }));
      localStorage.setItem('trellis-history', JSON.stringify({ state: { entries: kept }, version: 1 }));
    });
    await page.reload();
    await submit(page, 'ALF');
    await page.getByRole('heading', { level: 1, name: /genes? targeted by/ }).waitFor();
    await page.goBack();
    await page.reload();
    await open(page);
    await expect.poll(async () => (await entries(page)).length).toBe(30);
    expect((await entries(page)).slice(0, 2)).toEqual(['ALF', 'ALF[log2fc > 0]']);
    const menu = await page.getByRole('menu').boundingBox();
    expect(menu?.height).toBeLessThanOrEqual(900 * 0.7);
    await page.getByRole('menuitem', { name: 'Clear' }).waitFor();
    expect(await seriousFaults(page)).toEqual([]);
  });

  it('is emptied by Clear, and brought back by Undo', async () => {
    const page = await ran('ALF', 'BET');
    await open(page);
    await page.getByRole('menuitem', { name: 'Clear' }).click();
    await page.getByText('No History').waitFor();
    await page.getByRole('menuitem', { name: 'Undo: bring back 2 queries' }).click();
    await expect.poll(() => entries(page)).toEqual(['BET', 'ALF']);
  });
});
