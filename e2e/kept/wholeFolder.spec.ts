import type { Page } from '@playwright/test';
import { readFile } from 'node:fs/promises';
import { startFolder } from '../support/folders.ts';
import { expect, test } from '../support/journey.ts';
import { keepFolder } from '../support/keptFiles.ts';
import { submit } from '../support/queryBox.ts';

test.use({ serviceWorkers: 'allow' });

const heading = (page: Page, name?: RegExp | string) => page.getByRole('heading', { level: 1, name });

/** What every kind of page shows without a network. */
const pages: readonly (readonly [path: string, heading: RegExp | string])[] = [
  ['', /./],
  ['query', 'Query'],
  ['overview', 'Data Overview'],
  ['tutorial', 'Tutorial'],
  ['citations', 'Citations'],
  ['downloads', 'Downloads'],
  ['feedback', 'Feedback'],
  ['guide', 'Guide'],
  ['guide/errors', /Errors/],
  ['gene/AT4G24020', /NLP7/],
  ['search?q=nlp7', /./],
  ['genes', /^What regulates my genes/],
];

const tabs = 'summary table meta target analysis sungear motif functions bound network'.split(' ');

/** Expects that a page is complete. */
async function expectWhole(page: Page, address: string): Promise<void> {
  await expect(page.locator('[aria-busy=true], [role=progressbar], [class*=_skeleton_]'), address).toHaveCount(0);
  await expect(page.getByRole('alert'), address).toHaveCount(0);
}

test('the whole site works without a network after the first visit', async ({ page, context }) => {
  const { site, stop } = await startFolder(['arabidopsis', 'maize']);
  await page.goto(site);
  await expect(heading(page)).toBeVisible();
  await keepFolder(page, site);
  stop();
  await context.setOffline(true);
  for (const [path, name] of pages) {
    await page.goto(site + path);
    await expect(heading(page, name)).toBeVisible();
    await expectWhole(page, path);
  }
  await page.goto(`${site}query`);
  await page.getByRole('combobox', { name: 'Target Genes', exact: true }).selectOption('predefined:Clock_Genes');
  await submit(page, 'NLP7 or TGA1');
  await expect(heading(page, /genes? targeted by/)).toBeVisible();
  const result = new URL(page.url()).search;
  for (const name of tabs) {
    await page.goto(`${site}result/${name}${result}`);
    await expect(heading(page, /genes? targeted by/)).toBeVisible();
    await expectWhole(page, name);
  }
  await page.goto(`${site}network${result}`);
  await expect(page.locator('[data-testid=graph][data-ready]')).toBeVisible();
  await page.goto(`${site}genes`);
  await page.getByRole('button', { name: 'Clock Genes' }).click();
  for (const name of ['Regulators', 'Functions', 'Other species']) {
    await page.getByRole('link', { name, exact: true }).click();
    await expectWhole(page, name);
  }
  await page.goto(`${site}result/table${result}`);
  await page.getByRole('button', { name: 'Export', exact: true }).click();
  const [archive] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: /^Reproducibility archive/ }).click(),
  ]);
  expect((await readFile(await archive.path())).subarray(0, 2).toString('latin1')).toBe('PK');
});
