import type { Page } from '@playwright/test';
import { addressForOthers } from '../support/addressForOthers.ts';
import { ask } from '../support/ask.ts';
import { expect, test } from '../support/journey.ts';

const tab = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Views of the result' }).getByRole('link', { name, exact: true });

test('the order of a table is kept by another tab, Back, a reload and a link to a colleague', async ({
  page,
  browser,
  site,
}) => {
  const button = (on: Page) => on.getByRole('button', { name: /^Overlap, equal chances: Fold/ });
  const fold = (on: Page) => on.getByRole('columnheader').filter({ has: button(on) });
  const search = page.getByLabel('Search the metadata');
  const id = await ask(site.demo, 'NLP7');
  await page.goto(`${site.demo}/result/bound?request=${id}`);
  await button(page).click();
  await expect(page).toHaveURL(/sort=fold\.desc/);
  await tab(page, 'Metadata').click();
  await expect(search).toBeVisible();
  expect(page.url()).not.toContain('sort=');
  await tab(page, 'Bound and Regulated').click();
  await expect(fold(page)).toHaveAttribute('aria-sort', 'descending');
  await page.goBack();
  await expect(search).toBeVisible();
  await page.goForward();
  await expect(fold(page)).toHaveAttribute('aria-sort', 'descending');
  await page.reload();
  await expect(fold(page)).toHaveAttribute('aria-sort', 'descending');
  const colleague = await browser.newPage();
  await colleague.goto(await addressForOthers(page, site.demo));
  await expect(fold(colleague)).toHaveAttribute('aria-sort', 'descending');
  await colleague.close();
});

test(
  'a tab that is left and opened again has its options, its order and its place',
  { tag: '@long' },
  async ({ page, site }) => {
    const id = await ask(site.demo, 'all_tfs', { targetgenes: 'Clock_Genes' });
    await page.goto(`${site.demo}/result/target?request=${id}`);
    const frame = page.getByRole('region', { name: /^Influence/ });
    await page.getByText('Influence', { exact: true }).click();
    await frame
      .getByRole('button', { name: /^Clock genes/ })
      .first()
      .click();
    await expect(frame.getByRole('columnheader', { name: /^Clock genes/ })).toHaveAttribute('aria-sort', 'ascending');
    const top = () => frame.evaluate((element) => element.scrollTop);
    await frame.evaluate((element) => element.scrollTo({ top: 200 }));
    await expect.poll(top).toBe(200);
    const first = await frame.getByRole('cell').first().innerText();
    await tab(page, 'Metadata').click();
    await expect(page.getByLabel('Search the metadata')).toBeVisible();
    await tab(page, 'Target List Enrichment').click();
    await expect(frame.getByRole('cell').first()).toHaveText(first);
    await expect.poll(top).toBe(200);
  },
);
