import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect, test } from '../support/journey.ts';

const rows = (page: Page) => page.getByText(/^Rows: /);
const search = (page: Page) => page.getByRole('combobox', { name: 'Search the analyses' });
const ids = (page: Page) => page.locator('[data-row] [data-column=id]');

test('analyses are searched and filtered, sent as a link, saved and run', async ({ page, context, site }) => {
  await page.goto(`${site.mini}/overview`);
  await expect(rows(page)).toHaveText('Rows: 6 / 6');
  await search(page).fill('ALF');
  await page.getByRole('search', { name: 'Analyses' }).getByRole('button', { name: 'Search' }).click();
  await expect(rows(page)).toHaveText('Rows: 2 / 6');
  await page.goBack();
  await expect(rows(page)).toHaveText('Rows: 6 / 6');
  await expect(search(page)).toHaveValue('');
  await page.goForward();
  await expect(search(page)).toHaveValue('ALF');
  await page.reload();
  await expect(rows(page)).toHaveText('Rows: 2 / 6');
  await expect(search(page)).toHaveValue('ALF');

  await page.getByRole('button', { name: 'Remove the filter ALF' }).click();
  await expect(rows(page)).toHaveText('Rows: 6 / 6');
  const slices = page.getByRole('img', { name: /analyses by EDGE_TYPE/ }).locator('path');
  await slices.first().click();
  await expect(ids(page)).toHaveText(['1', '3', '6']);
  const filters = page.getByRole('region', { name: 'Filters' });
  await filters.getByText('TISSUE', { exact: true }).click();
  await filters.getByRole('checkbox', { name: 'leaf' }).check();
  await expect(ids(page)).toHaveText(['3']);
  await page.getByRole('button', { name: 'Columns' }).click();
  await page.getByRole('button', { name: 'Hide all' }).click();
  await page.getByRole('checkbox', { name: 'TISSUE', exact: true }).check();
  await expect(page).toHaveURL(/columns=TISSUE$/);
  await page.keyboard.press('Escape');

  const copied = await context.newPage();
  await copied.goto(page.url());
  await expect(ids(copied)).toHaveText(['3']);
  await expect(copied.getByRole('group', { name: 'Active filters' })).toContainText('TISSUE: leaf');
  await expect(copied.getByRole('columnheader')).toHaveText(['ID', 'Gene ID', 'Gene Name', 'TISSUE']);
  await copied.close();
  // Back skips the choice of columns.
  await page.goBack();
  await expect(ids(page)).toHaveText(['1', '3', '6']);

  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export CSV' }).click(),
  ]);
  const lines = (await readFile(await file.path(), 'utf8')).trim().split('\r\n');
  expect(lines.map((line) => line.split(',')[0])).toEqual(['ID', '1', '3', '6']);

  await page.locator('[data-row="0"] [data-column=id]').getByRole('button').click();
  await expect(page.getByRole('heading', { level: 1, name: /in 1 analysis/ })).toBeVisible();
  await expect(page.locator('code').first()).toHaveText('AT1G00010[id=1]');
  await page.goBack();
  await page.locator('[data-row="0"] [data-column=gene_id]').getByRole('button').click();
  await expect(page.getByRole('heading', { level: 1, name: '6 genes targeted by ALF in 2 analyses' })).toBeVisible();
});
