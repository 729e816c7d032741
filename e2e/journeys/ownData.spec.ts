import { readFile } from 'node:fs/promises';
import type { Download, Page } from '@playwright/test';
import { addressForOthers } from '../support/addressForOthers.ts';
import { clientOf } from '../support/clientOf.ts';
import { onFolder } from '../support/folders.ts';
import { expect, test } from '../support/journey.ts';
import { chooseFiles, deseq2Table, fileOf, ownCard } from '../support/ownFiles.ts';
import { expectNoOverhang, handled, seriousFaultsInBothThemes } from '../support/pageState.ts';
import { box, submit, textOf, writeQuery } from '../support/queryBox.ts';
import { fromResultMenu } from '../support/resultMenu.ts';

const peaks = fileOf('Root peaks.txt', 'AT1G00030\nAT1G00040\nGAM\nAT9G99999\n');
const workbook = async () =>
  fileOf('deseq2.xlsx', await readFile(new URL('../../fixtures/own/deseq2.xlsx', import.meta.url)));

const own = (page: Page) => page.getByText(/^With 1 own analysis/);
const textIn = async (download: Download) => readFile(await download.path(), 'utf8');

/** What a button of the card saves. */
async function savedBy(page: Page, button: string): Promise<Download> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    ownCard(page).getByRole('button', { name: button }).click(),
  ]);
  return download;
}

test('own analyses are added from a workbook and a list, queried with, exported and opened again', async ({
  page,
  browser,
  site,
}) => {
  await page.goto(`${site.mini}/query`);
  await handled(page);
  const dialog = await chooseFiles(page, await workbook(), peaks, fileOf('empty.csv', ''));
  const [sheet, plain, empty] = ['deseq2.xlsx', 'Root peaks.txt', 'empty.csv'].map((name) =>
    dialog.getByRole('region', { name }),
  );
  await expect(sheet.getByText(/^An analysis of 5 rows: 3 targets/)).toBeVisible();
  await expect(sheet.getByRole('group', { name: '1 not in this edition' })).toContainText('AT9G99999');
  await expect(empty.getByText('empty.csv is empty.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Save 2 analyses' }).click();
  await expect(dialog.getByText('2 analyses are not complete.')).toBeVisible();
  await sheet.getByRole('combobox', { name: 'TF', exact: true }).fill('AT1G00080');
  await sheet.getByRole('combobox', { name: 'Edge type' }).fill('in planta:Regulated');
  await dialog.getByRole('button', { name: 'Use TF, types and metadata for all 2 files' }).click();
  await expect(plain.getByText('AT1G00080 · GLS1')).toBeVisible();
  await plain.getByLabel('Experiment type').selectOption('Binding');
  await dialog.getByRole('button', { name: 'Save 2 analyses' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(ownCard(page).getByText('2 analyses chosen for this query')).toBeVisible();
  // Colors in folded text never finish their change to another theme.
  await ownCard(page).getByText('Private: what is sent, and who sees it').click();
  expect(await seriousFaultsInBothThemes(page), 'list').toEqual([]);

  await writeQuery(page, 'GLS1');
  await expect(page.getByText('AT1G00080 · 1 binding, 1 expression analysis')).toBeVisible();
  await expect(page.getByText('GLS1 has no analyses as a TF')).toHaveCount(0);
  await ownCard(page).getByRole('checkbox', { name: 'deseq2' }).uncheck();
  await page.reload();
  await handled(page);
  await expect(ownCard(page).getByText('1 analysis chosen for this query')).toBeVisible();
  await submit(page, 'own_analyses');
  await expect(page.getByRole('heading', { name: /2 genes targeted by GLS1 in 1 analysis/ })).toBeVisible();
  await expect(own(page)).toBeVisible();

  const other = await browser.newPage();
  await other.goto(await addressForOthers(page, site.mini));
  await expect(own(other)).toBeVisible();
  await expect(other.getByRole('button', { name: /^Delete/ })).toHaveCount(0);
  await other.getByRole('button', { name: 'Modify query' }).click();
  await expect(ownCard(other).getByText('1 analysis chosen for this query')).toBeVisible();
  await expect.poll(() => textOf(other)).toBe('own_analyses');
  await other.close();

  await page.getByRole('button', { name: 'Modify query' }).click();
  await expect(box(page)).toContainText('own_analyses');
  const targets = await savedBy(page, 'Save the targets of Root peaks');
  const metadata = await savedBy(page, 'Save the metadata of Root peaks');
  expect(metadata.suggestedFilename()).toBe('Root_peaks.txt');
  expect(await textIn(metadata)).toContain('TRANSCRIPTION_FACTOR_ID: AT1G00080\n');
  const again = await chooseFiles(page, fileOf(targets.suggestedFilename(), await textIn(targets)));
  await expect(again.getByText(/^An analysis of 2 rows: 2 targets/)).toBeVisible();
  await again.getByText('Further metadata (optional)').click();
  await again.getByRole('textbox', { name: 'Further metadata' }).fill(await textIn(metadata));
  await again.getByRole('textbox', { name: 'Further metadata' }).blur();
  await expect(again.getByLabel('Label')).toHaveValue('Root peaks');
  await again.getByRole('button', { name: 'Save 1 analysis' }).click();
  await expect(again).toHaveCount(0);
  await expect(ownCard(page).getByRole('listitem').filter({ hasText: 'Root peaks' })).toHaveCount(2);
});

test(
  'an own experiment is compared with public data and leads to other TFs; its result is deleted for everyone',
  { tag: '@long' },
  async ({ page, context, browser, site }) => {
    await page.goto(`${site.demo}/query`);
    await handled(page);
    const { ids } = await clientOf(site.demo).readGeneNames();
    await page.setViewportSize({ width: 360, height: 740 });
    const dialog = await chooseFiles(page, fileOf('NLP7 root.tsv', deseq2Table(ids)));
    await expect(dialog.getByText(/^[\d,]+ of [\d,]+ genes are targets$/)).toBeVisible();
    await expectNoOverhang(page);
    await page.setViewportSize({ width: 1440, height: 900 });
    await dialog.getByRole('combobox', { name: 'TF', exact: true }).fill('NLP7');
    await dialog.getByRole('combobox', { name: 'Edge type' }).fill('in planta:Regulated');
    await dialog.getByRole('button', { name: 'Save 1 analysis' }).click();
    await expect(dialog).toHaveCount(0);
    await submit(page, 'own_analyses');
    await expect(page.getByRole('heading', { name: /genes targeted by NLP7 in 1 analysis/ })).toBeVisible();
    const address = page.url();
    await page.getByRole('button', { name: /^Compare NLP7 .* with public data of NLP7$/ }).click();
    await expect(page.getByRole('heading', { name: 'Binding and regulation of 1 TF compared' })).toBeVisible();
    await page.goto(address);
    await page.getByRole('button', { name: /^Which TFs share the targets of NLP7/ }).click();
    await expect(page).toHaveURL(/\/genes\/regulators/);
    await expect(page.getByRole('heading', { level: 1, name: /^Targets of NLP7/ })).toBeVisible();

    await page.goto(address);
    await fromResultMenu(page, 'Delete result and my data');
    const confirm = page.getByRole('dialog', { name: 'Delete this result?' });
    await expect(confirm).toBeVisible();
    expect(await seriousFaultsInBothThemes(page)).toEqual([]);
    await page.setViewportSize({ width: 360, height: 740 });
    await expectNoOverhang(page);
    await confirm.getByRole('button', { name: 'Delete' }).click();
    await expect(page.getByRole('heading', { name: 'This result was deleted' })).toBeVisible();
    // The results of a site in a folder are in the browser that made them.
    const other = await (onFolder ? context : browser).newPage();
    await other.goto(address);
    await expect(other.getByRole('heading', { name: 'This result was deleted' })).toBeVisible();
    await other.getByRole('link', { name: 'write a query' }).click();
    await expect(other).toHaveURL(/\/query$/);
    await other.close();
  },
);
