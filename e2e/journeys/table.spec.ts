import { readFile } from 'node:fs/promises';
import type { Download, Locator, Page } from '@playwright/test';
import { readWorkbook } from '@trellis/engine/files';
import { ask } from '../support/ask.ts';
import { fileNamed } from '../support/fileName.ts';
import { expect, test } from '../support/journey.ts';

const grid = (page: Page) => page.getByRole('grid');
const geneCells = (page: Page) => grid(page).locator('[role=gridcell][aria-colindex="1"]');

/** Opens the table of a query. */
async function openTable(page: Page, origin: string, query: string): Promise<void> {
  const id = await ask(origin, query);
  await page.goto(`${origin}/result/table?request=${id}`);
  await expect(grid(page)).toHaveAttribute('aria-busy', 'false');
}

/** The file that a click saves. */
async function savedBy(page: Page, item: Locator): Promise<{ file: Download; bytes: Buffer }> {
  const [file] = await Promise.all([page.waitForEvent('download'), item.click()]);
  return { file, bytes: await readFile(await file.path()) };
}

test('a table leaves the site as a workbook, as text, over the clipboard, and as a list for the next query', async ({
  page,
  context,
  site,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openTable(page, site.mini, 'ALF and BET');
  const all = ['AT1G00040', 'AT1G00080', 'AT1G00060'];
  await expect(geneCells(page)).toHaveText(all);
  const idIn = (cells: readonly string[]) => cells.find((cell) => /^AT\dG\d{5}$/.test(cell));
  const exported = async (name: string) => {
    await page.getByRole('button', { name: 'Export Table' }).click();
    return savedBy(page, page.getByRole('menuitem', { name }));
  };
  const search = page.getByRole('searchbox', { name: 'Search the table' });
  await search.fill('AT1G00040');
  await expect(geneCells(page)).toHaveText(['AT1G00040']);

  const workbook = await exported('Whole table xlsx');
  expect(workbook.file.suggestedFilename()).toMatch(fileNamed('table', 'xlsx'));
  const [sheet] = await readWorkbook(workbook.bytes, 'table.xlsx');
  expect(sheet.rows.flatMap(({ cells }) => idIn(cells) ?? [])).toEqual(all);

  const csv = await exported('Whole table csv');
  expect(csv.file.suggestedFilename()).toMatch(fileNamed('table', 'csv'));
  const [, ...lines] = csv.bytes.toString().trim().split('\n');
  expect(lines.map((line) => idIn(line.split(',')))).toEqual(all);

  await search.fill('');
  await page.getByRole('columnheader', { name: 'Gene ID' }).click();
  await expect(geneCells(page)).toHaveText([...all].sort().reverse());
  const shown = await exported('Rows and columns as shown');
  expect(shown.file.suggestedFilename()).toMatch(fileNamed('table', 'csv'));
  const [, ...rows] = shown.bytes.toString().trim().split('\n');
  expect(rows.map((line) => idIn(line.split(',')))).toEqual([...all].sort().reverse());

  const text = 'AT1G00040\nAT1G00080\nAT1G00060\n';
  const { file, bytes } = await savedBy(page, page.getByRole('link', { name: 'Export Target Genes' }));
  expect(file.suggestedFilename()).toBe('target_genes.txt');
  expect(bytes.toString()).toBe(text);

  const more = page.getByRole('button', { name: 'More ways to export target genes' });
  await more.click();
  await page.getByRole('menuitem', { name: 'Copy To Clipboard' }).click();
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(text);
  // The keyboard is on the header that was clicked.
  await grid(page).focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ControlOrMeta+c');
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe('AT1G00080');

  await more.click();
  await page.getByRole('menuitem', { name: 'Save As Temporary List' }).click();
  const naming = page.getByRole('dialog', { name: 'Name Your Gene List' });
  await naming.getByLabel('Name').fill('found');
  await naming.getByRole('button', { name: 'Add' }).click();
  await expect(page.getByText('3 genes saved as found')).toBeVisible();
  await page.getByRole('navigation', { name: 'Site' }).getByRole('link', { name: 'Query' }).click();
  const lists = page.getByRole('combobox', { name: 'Target Genes', exact: true });
  await lists.selectOption('found');
  await expect(lists).toHaveValue(/found$/);
});

test('a table is as it was left when its tab is opened again', { tag: '@long' }, async ({ page, site }) => {
  await openTable(page, site.demo, 'all_tfs');
  const rows = async () => Number(await grid(page).getAttribute('aria-rowcount'));
  const all = await rows();
  await page.getByRole('columnheader', { name: 'Gene ID' }).click();
  await page.getByRole('searchbox', { name: 'Search the table' }).fill('at1');
  await expect.poll(rows).toBeLessThan(all);
  await expect(grid(page)).toHaveAttribute('aria-busy', 'false');
  await grid(page).evaluate((one) => one.scrollTo(600, 2400));
  const row = page.locator('[aria-rowindex="115"]');
  await expect(row).toBeAttached();
  const ids = await row.getByRole('gridcell').first().textContent();
  await page.getByRole('link', { name: 'Summary', exact: true }).click();
  await expect(page.getByRole('img', { name: /Targets of/ })).toBeVisible();
  await page.getByRole('link', { name: 'Table', exact: true }).click();
  await expect(row.getByRole('gridcell').first()).toHaveText(ids ?? '');
  await expect(page.getByRole('searchbox', { name: 'Search the table' })).toHaveValue('at1');
  await expect(page.getByRole('columnheader', { name: 'Gene ID' })).toHaveAttribute('aria-sort', 'descending');
  await expect.poll(() => grid(page).evaluate((one) => [one.scrollLeft, one.scrollTop])).toEqual([600, 2400]);
});
