import { readFile } from 'node:fs/promises';
import type { Locator } from '@playwright/test';
import { expect, test } from '../support/journey.ts';

const isDrawn = (picture: Locator) =>
  picture.evaluate((image) => image instanceof HTMLImageElement && image.naturalWidth > 0);

test('the home page leads to the direct targets of a TF as CSV in four actions', async ({ page, site }) => {
  await page.goto(site.mini);
  await page.getByPlaceholder('N/A').fill('BET');
  await page.getByText('Direct targets', { exact: true }).click();
  await page.getByText('Export', { exact: true }).click();
  const [file] = await Promise.all([page.waitForEvent('download'), page.getByText('All interactions').click()]);
  const lines = (await readFile(await file.path(), 'utf8')).trim().split(/\r?\n/).slice(1);
  const targets = lines.map((line) => /AT1G00\d+/.exec(line.split(',')[3])?.[0]);
  expect([...new Set(targets)].sort()).toEqual(['AT1G00030', 'AT1G00040', 'AT1G00080']);
});

test(
  'the home page leads to a query that is limited to a list of the user in four actions',
  { tag: '@long' },
  async ({ page, site }) => {
    await page.goto(site.mini);
    await page.getByRole('combobox', { name: 'Target Genes' }).selectOption('Type or paste');
    await page.getByPlaceholder('one gene per line').fill('AT1G00040\nAT1G00060\nAT1G00080');
    await page.getByPlaceholder('N/A').fill('ALF and BET');
    await page.getByText('Search', { exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: '3 genes targeted by ALF' })).toBeVisible();
    await expect(page.getByText('only genes of the typed list (3 genes)')).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1, name: 'Query' })).toBeVisible();
    await page.goBack();
    await page.getByRole('button', { name: 'Search all genes' }).click();
    await expect(page.getByRole('combobox', { name: 'Target Genes' })).toHaveValue('none');
  },
);

test('a visitor follows an example from the home page to its table and its explanation, without other sites', async ({
  page,
  site,
}) => {
  const hosts = new Set<string>();
  page.on('request', (request) => hosts.add(new URL(request.url()).host));
  await page.goto(site.demo);
  const live = page.getByRole('region', { name: /^[\d,]+ genes that NLP7 binds and regulates$/ });
  await expect.poll(() => isDrawn(live.getByRole('img'))).toBe(true);
  const views = page.getByRole('region', { name: 'What a result shows' });
  await expect(views.getByRole('img')).toHaveCount(5);
  for (const picture of await views.getByRole('img').all()) {
    await picture.scrollIntoViewIfNeeded();
    await expect.poll(() => isDrawn(picture)).toBe(true);
  }
  await views.getByRole('link', { name: 'How to read it' }).nth(2).click();
  const section = page.locator('#motif-enrichment');
  await expect(section).toBeInViewport();
  await expect.poll(() => section.evaluate((one) => one.getBoundingClientRect().top)).toBeLessThan(60);
  await expect(page.getByRole('navigation', { name: 'Contents' }).locator('[aria-current]')).toHaveText(
    'Motif enrichment',
  );
  await page.goBack();

  const field = page.getByRole('combobox', { name: 'Transcription factor' });
  await expect(field).toHaveValue('AT4G24020');
  await page.getByRole('search', { name: 'Quick search' }).getByRole('button', { name: 'Search' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    /^[\d,]+ genes targeted by NLP7 in \d+ analys[ei]s$/,
  );
  await expect(page.getByRole('img', { name: /targets? of/i })).toBeVisible();
  await page.getByRole('link', { name: 'Table', exact: true }).click();
  await expect(page.getByRole('gridcell', { name: /^AT\dG\d{5}$/ }).first()).toBeVisible();
  expect([...hosts].filter((host) => host !== '')).toEqual([new URL(site.demo).host]);
});
