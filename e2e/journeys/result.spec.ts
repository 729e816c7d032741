import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import type { Page } from '@playwright/test';
import { exportCsv } from '@trellis/contract';
import { addressForOthers } from '../support/addressForOthers.ts';
import { ask } from '../support/ask.ts';
import { clientOf } from '../support/clientOf.ts';
import { fileNamed } from '../support/fileName.ts';
import { needsServer, onFolder } from '../support/folders.ts';
import { expect, test, type Site } from '../support/journey.ts';
import { handled } from '../support/pageState.ts';
import { box, submit, textOf } from '../support/queryBox.ts';
import { fromResultMenu } from '../support/resultMenu.ts';

/** The item of the menu with versions, other species and scripts. */
const about = 'Data set, species, scripts';

const run = promisify(execFile);

const tabsOf = (page: Page) => page.getByRole('navigation', { name: 'Views of the result' });
const tab = (page: Page, name: string) => tabsOf(page).getByRole('link', { name, exact: true });

test('a result is sent to a colleague, who reads every tab and goes back to its query', async ({
  page,
  context,
  site,
}) => {
  const failed: string[] = [];
  page.on('response', (response) => {
    if (response.status() >= 400) failed.push(`${response.status()} ${response.url()}`);
  });
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const id = await ask(site.mini, 'ALF or (BET and GAM)');
  await page.goto(`${site.mini}/result/table?request=${id}`);
  await expect(page.getByRole('gridcell', { name: 'AT1G00080' })).toBeVisible();
  await page.getByRole('button', { name: 'Share' }).click();
  await page.getByRole('button', { name: 'Copy link' }).click();
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toMatch(/revision(?:=|%3D)0/);
  const link = await page.evaluate(() => navigator.clipboard.readText());
  const address = `${site.mini}/result/table?request=${id}&revision=0`;
  expect(link).toContain(onFolder ? '#open=%2Fresult%2Ftable' : address);

  await page.goto(link);
  const links = tabsOf(page).getByRole('link');
  await expect(links).toHaveCount(10);
  const content = page.getByRole('heading', { level: 2 }).or(page.getByRole('gridcell')).first();
  for (const name of await links.allInnerTexts()) {
    await tab(page, name).click();
    await expect(page).toHaveTitle(`${name} - Development - Trellis`);
    await expect(page).toHaveURL(new RegExp(`[?]request=${id}&revision=0`));
    await expect(content).toBeVisible();
  }
  expect(failed).toEqual([]);

  await page.getByRole('button', { name: 'Modify query' }).click();
  await expect.poll(() => textOf(page)).toBe('ALF or (BET and GAM)');
  await page.goBack();
  await fromResultMenu(page, 'New Query');
  await expect.poll(() => textOf(page)).toBe('');
});

test(
  'a query with a pasted list warns on every tab, and any browser gets its inputs back',
  { tag: '@long' },
  async ({ page, browser, site }) => {
    const card = (on: Page, name: string) => on.getByRole('region', { name, exact: true });
    const pasted = 'AT1G00040\nAT1G00050\nAT1G00060\nAT9G99999';
    await page.goto(`${site.mini}/query`);
    await handled(page);
    await page.getByRole('combobox', { name: 'Target Genes', exact: true }).selectOption({ label: 'Type or paste' });
    await page.getByLabel('Text of Target Genes').fill(pasted);
    await submit(page, 'ALF');
    await expect(page).toHaveURL(/\/result\/summary/);
    for (const name of ['Summary', 'Table', 'Sungear']) {
      await tab(page, name).click();
      await expect(page.getByRole('region', { name: 'Query Warning' })).toContainText('AT9G99999');
    }

    const other = await browser.newPage();
    await other.goto(`${site.mini}/query`);
    await handled(other);
    await card(other, 'Background').getByRole('combobox').selectOption('typed');
    await other.getByRole('textbox', { name: 'Text of Background' }).fill('AT1G00040');
    await other.goto(await addressForOthers(page, site.mini));
    await other.getByRole('button', { name: 'Modify query' }).click();
    await expect.poll(() => textOf(other)).toBe('ALF');
    await expect(card(other, 'Target Genes').getByText('A list of 3 genes.')).toBeVisible();
    await expect(card(other, 'Background').getByRole('combobox')).toHaveValue('none');
    await card(other, 'Background').getByRole('combobox').selectOption('typed');
    await expect(other.getByRole('textbox', { name: 'Text of Background' })).toHaveValue('AT1G00040');
    await other.close();

    await fromResultMenu(page, 'Query History');
    await page.getByRole('dialog').getByRole('button', { name: /ALF/ }).click();
    await expect(page).toHaveURL(/\/query$/);
    await expect(box(page)).toContainText('ALF');
  },
);

test(
  'hiding an analysis moves one page to a new revision, and Back leads to the one before',
  { tag: '@long' },
  async ({ page: first, context, site }) => {
    const overlapOf = (page: Page, count: number) =>
      page.getByRole('heading', { name: new RegExp(`^Overlap of ${count} analyses`) });
    const id = await ask(site.demo, 'NLP7');
    await first.goto(`${site.demo}/result/analysis?request=${id}`);
    await expect(overlapOf(first, 5)).toBeVisible();
    const second = await context.newPage();
    await second.goto(first.url());
    await expect(overlapOf(second, 5)).toBeVisible();

    await fromResultMenu(first, 'Show/Hide Analyses');
    await first.getByRole('dialog').getByRole('checkbox').first().uncheck();
    await first.getByRole('dialog').getByRole('button', { name: 'Update' }).click();
    await expect(overlapOf(first, 4)).toBeVisible();
    await expect(first).toHaveURL(/revision=1/);
    await expect(first.getByText('1 of 5 analyses hidden')).toBeVisible();

    await second.reload();
    await expect(overlapOf(second, 5)).toBeVisible();
    await second.goto(first.url());
    await expect(overlapOf(second, 4)).toBeVisible();
    await second.getByRole('button', { name: 'show', exact: true }).click();
    await expect(overlapOf(second, 5)).toBeVisible();
    await expect(second).toHaveURL(/revision=2/);
    await first.goBack();
    await expect(overlapOf(first, 5)).toBeVisible();
  },
);

/** Node and Python resolve no names under localhost, so a script is run with the edition said. */
const runnable = (script: string, { demo, port }: Site): string =>
  script.replace(demo, `http://127.0.0.1:${port}`).replace(/(search (?:=|<-) "[^"]*)"/, '$1&edition=arabidopsis"');

const hasR = (): Promise<boolean> =>
  run('Rscript', ['--version']).then(
    () => true,
    () => false,
  );

/** What a script says about the result. */
const counts = /^\d+ interactions, \d+ target genes, 2 TFs$/;

test('a result is taken along as a workbook, a table and an archive', async ({ page, site }) => {
  const id = await ask(site.demo, 'AT4G24020 or AT5G65210', { targetgenes: 'Clock_Genes' });
  await page.goto(`${site.demo}/result/summary?request=${id}`);
  const download = async (item: RegExp) => {
    await page.getByRole('button', { name: 'Export', exact: true }).click();
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('menuitem', { name: item }).click(),
    ]);
    return { name: file.suggestedFilename(), bytes: await readFile(await file.path()) };
  };
  const workbook = await download(/^Excel workbook/);
  expect(workbook.bytes.subarray(0, 2).toString('latin1')).toBe('PK');
  const table = await download(/^All interactions/);
  expect(table.bytes.subarray(0, 3).toString('latin1')).toBe('TF,');
  const archive = await download(/^Reproducibility archive/);
  expect(archive.name).toMatch(fileNamed('archive', 'zip'));
  expect(archive.bytes.subarray(0, 4).toString('latin1')).toBe('PK\u0003\u0004');
  expect(archive.bytes.includes('figures/summary.svg')).toBe(true);
});

test('a result is read by its script in Python, which counts the rows of its table', async ({ page, site }) => {
  needsServer('calls from outside of the browser');
  const id = await ask(site.demo, 'AT4G24020 or AT5G65210', { targetgenes: 'Clock_Genes' });
  const table = await clientOf(site.demo).respond(exportCsv, { params: { id } });
  await page.goto(`${site.demo}/result/summary?request=${id}`);
  await fromResultMenu(page, about);
  const dialog = page.getByRole('dialog', { name: about });
  const script = await dialog.getByLabel('Script in Python').innerText();
  const { stdout } = await run('python3', ['-c', runnable(script, site)]);
  expect(stdout.trim()).toMatch(counts);
  const [rows] = /^\d+/.exec(stdout.trim()) ?? [];
  expect((await table.text()).trim().split(/\r?\n/)).toHaveLength(Number(rows) + 1);
});

test('a result is read by its script in R', async ({ page, site }) => {
  needsServer('calls from outside of the browser');
  test.skip(!(await hasR()), 'Rscript is not installed (Debian: r-base-core)');
  const id = await ask(site.demo, 'AT4G24020 or AT5G65210', { targetgenes: 'Clock_Genes' });
  await page.goto(`${site.demo}/result/summary?request=${id}`);
  await fromResultMenu(page, about);
  const dialog = page.getByRole('dialog', { name: about });
  await dialog.getByText('R', { exact: true }).click();
  const script = await dialog.getByLabel('Script in R').innerText();
  const { stdout } = await run('Rscript', ['-e', runnable(script, site)]);
  expect(stdout.trim()).toMatch(counts);
});

test('genes that a TF binds and regulates become a list, the rows of the table, and an input of a query', async ({
  page,
  site,
}) => {
  const id = await ask(site.demo, 'AT4G24020');
  await page.goto(`${site.demo}/result/bound?request=${id}`);
  const number = page
    .getByRole('row', { name: /AT4G24020/ })
    .getByRole('cell')
    .nth(3)
    .getByRole('button');
  const count = Number((await number.innerText()).replaceAll(',', ''));
  await number.click();
  const dialog = page.getByRole('dialog', { name: /binds and regulates$/ });
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
  const naming = page.getByRole('dialog', { name: 'Name Your Gene List' });
  await naming.getByLabel('Name').fill('direct targets');
  await naming.getByRole('button', { name: 'Add' }).click();
  await expect(dialog.getByText('saved as direct targets')).toBeVisible();

  await dialog.getByRole('link', { name: 'Show in the table' }).click();
  await expect(page).toHaveURL(/\/result\/table\?.*part=both/);
  await expect(page.getByText(/only genes that NLP7 binds and regulates/)).toBeVisible();
  const rows = async () => Number(await page.getByRole('grid').getAttribute('aria-rowcount'));
  await expect(page.getByRole('gridcell').first()).toBeVisible();
  const cut = await rows();
  await page.getByRole('link', { name: 'Show all genes' }).click();
  await expect.poll(rows).toBe(cut + 2301 - count);

  await page.goto(`${site.demo}/query`);
  const choices = page.getByRole('combobox', { name: 'Target Genes', exact: true });
  await expect(choices.getByRole('option', { name: 'direct targets' })).toBeAttached();
});
