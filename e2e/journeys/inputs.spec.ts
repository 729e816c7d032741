import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect, test } from '../support/journey.ts';
import { fileOf } from '../support/ownFiles.ts';
import { handled } from '../support/pageState.ts';
import { skipDialog, writeQuery } from '../support/queryBox.ts';

const card = (page: Page, title: string) => page.getByRole('region', { name: title, exact: true });
const source = (page: Page, title: string) => page.getByRole('combobox', { name: title, exact: true });

/** Name and text of the file that an action saves. */
async function savedBy(page: Page, action: () => Promise<void>): Promise<{ name: string; text: string }> {
  const [download] = await Promise.all([page.waitForEvent('download'), action()]);
  return { name: download.suggestedFilename(), text: await readFile(await download.path(), 'utf8') };
}

test('a query is restricted by lists of the data set, of the user and of files, and its result says so', async ({
  page,
  site,
}) => {
  await page.goto(`${site.mini}/query`);
  await handled(page);
  await skipDialog(page);
  await writeQuery(page, 'all_tfs');
  await expect(page.getByText(/^6 analyses of 3 TFs, \d+ target genes$/)).toBeVisible();

  await source(page, 'Target Genes').selectOption('predefined:Examples');
  const genes = card(page, 'Target Genes');
  await expect(genes.getByText(/^2 lists of 6 genes/)).toBeVisible();
  const list = await savedBy(page, () => genes.getByRole('link', { name: 'Download' }).click());
  expect(list.name).toBe('Examples.txt');
  expect(list.text).toMatch(/^>red\nAT1G00040\n/);

  await page.getByRole('button', { name: 'Format of Filter TFs' }).click();
  const example = await savedBy(page, () => page.getByRole('button', { name: 'Download Example' }).click());
  expect(example.name).toBe('filter_tfs_example.txt');
  await page.keyboard.press('Escape');

  // The example is one of the user's own files from here on.
  await source(page, 'Filter TFs').selectOption('uploaded');
  await card(page, 'Filter TFs').getByLabel('File of Filter TFs').setInputFiles(fileOf(example.name, example.text));
  await expect(card(page, 'Filter TFs').getByText(/^A list of 3 genes/)).toBeVisible();

  await source(page, 'Background').selectOption('typed');
  await page.getByRole('textbox', { name: 'Text of Background' }).fill('AT1G00040\nAT1G00060\nAT1G00080\nTWIN\n');
  await expect(card(page, 'Background').getByRole('group', { name: '1 ambiguous, left out' })).toHaveText(
    '1 ambiguous, left out: TWIN (AT1G00040 or AT1G00050)',
  );
  await card(page, 'Background').getByRole('button', { name: 'Save' }).click();
  await page.getByRole('textbox', { name: 'Name' }).fill('mine');
  await page.getByRole('textbox', { name: 'Name' }).press('Enter');
  await source(page, 'Background').selectOption('saved:mine');

  const files = await page.evaluateHandle(() => {
    const transfer = new DataTransfer();
    transfer.items.add(new File(['ALF e AT1G00040\nBET e AT1G00040\n'], 'net.txt', { type: 'text/plain' }));
    return transfer;
  });
  await card(page, 'Target Network').dispatchEvent('drop', { dataTransfer: files });
  await expect(card(page, 'Target Network').getByText('A network of 2 edges of 2 TFs.')).toBeVisible();

  await expect(page.getByRole('list', { name: 'Inputs of the query' }).getByRole('listitem')).toHaveCount(4);
  await expect(page.getByText('4 analyses of 2 TFs, 1 target gene')).toBeVisible();
  await page.getByRole('button', { name: 'Submit', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: /1 gene targeted by/ })).toBeVisible();
  await page.getByRole('link', { name: 'Table' }).click();
  await expect(page.getByRole('gridcell', { name: 'AT1G00040' })).toBeVisible();
});
