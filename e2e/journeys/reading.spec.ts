import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect, test } from '../support/journey.ts';
import { chooseFiles, fileOf } from '../support/ownFiles.ts';
import { handled, seriousFaultsInBothThemes } from '../support/pageState.ts';
import { skipDialog, submit, writeQuery } from '../support/queryBox.ts';

const card = (page: Page, title: string) => page.getByRole('region', { name: title, exact: true });

/** Chooses a file for an input of the query. */
async function upload(page: Page, title: string, file: ReturnType<typeof fileOf>) {
  await page.getByRole('combobox', { name: title, exact: true }).selectOption('uploaded');
  await card(page, title).getByLabel(`File of ${title}`).setInputFiles(file);
  return card(page, title);
}

/** A table as GEO2R writes it: eight genes, three with a small adjusted p-value and five with a small p-value. */
const geo2r = [
  ['ID', 'adj.P.Val', 'P.Value', 't', 'B', 'logFC', 'ORF'],
  ...['03', '04', '06', '07', '08', '09', '10', '11'].map((gene, i) => [
    `2500${i}_at`,
    i < 3 ? 0.001 : 0.4,
    i < 5 ? 0.0001 : 0.3,
    7,
    9,
    i % 2 ? -2 : 2,
    `AT1G00${gene}0`,
  ]),
]
  .map((row) => row.map((cell) => `"${cell}"`).join('\t'))
  .join('\n');

test('a table of GEO2R shows what it was understood as, is corrected by hand, and is queried', async ({
  page,
  site,
}) => {
  await page.goto(`${site.mini}/query`);
  await handled(page);
  const dialog = await chooseFiles(page, fileOf('GSE1.tsv', geo2r));
  await expect(
    dialog.getByText(
      'An analysis of 8 rows: 3 targets, 2 induced, 1 repressed; line 1 is a heading; column 6 is the log2 fold change.',
    ),
  ).toBeVisible();
  await expect(dialog.getByText('3 of 8 genes are targets')).toBeVisible();
  expect(await seriousFaultsInBothThemes(page)).toEqual([]);
  await dialog.getByLabel('Meaning of adj.P.Val').selectOption('ignored');
  await expect(dialog.getByText('5 of 8 genes are targets')).toBeVisible();
  await dialog.getByRole('combobox', { name: 'TF', exact: true }).fill('ALF');
  await dialog.getByRole('combobox', { name: 'Edge type' }).fill('in planta:Regulated');
  await dialog.getByRole('button', { name: 'Save 1 analysis' }).click();
  await expect(dialog).toHaveCount(0);
  await submit(page, 'own_analyses');
  await expect(page.getByRole('heading', { name: /5 genes targeted by ALF in 1 analysis/ })).toBeVisible();
});

test(
  'a file of GRNBoost2, gene sets and a workbook restrict a query as their cards say',
  { tag: '@long' },
  async ({ page, site }) => {
    await page.goto(`${site.mini}/query`);
    await handled(page);
    await skipDialog(page);
    await writeQuery(page, 'all_tfs');
    const network = await upload(
      page,
      'Target Network',
      fileOf('adj.tsv', 'TF\ttarget\timportance\nALF\tAT1G00040\t9.5\nALF\tAT1G00080\t8\nBET\tAT1G00040\t0.5\n'),
    );
    await expect(
      network.getByText('A network of 3 edges of 2 TFs; line 1 is a heading; column 3 is the score.'),
    ).toBeVisible();
    await expect(network.getByRole('checkbox', { name: 'File Contains Header' })).toBeChecked();

    const sets = await upload(
      page,
      'Target Genes',
      fileOf('sets.gmt', 'red\tna\tAT1G00040\tAT1G00060\tAT1G00070\nblue\tna\tAT1G00080\tAT1G00090\n'),
    );
    await expect(sets.getByText('2 lists of 5 genes.')).toBeVisible();

    const workbook = await readFile(new URL('../../fixtures/own/deseq2.xlsx', import.meta.url));
    const background = await upload(page, 'Background', fileOf('deseq2.xlsx', workbook));
    await expect(background.getByText(/^A list of 4 genes; line 1 is a heading/)).toBeVisible();
    await page.getByRole('combobox', { name: 'Background', exact: true }).selectOption('none');

    await page.getByRole('button', { name: 'Submit', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: /2 genes targeted by/ })).toBeVisible();
  },
);

test(
  'a workbook with a title above its heading is dropped, and restricts a query to its genes',
  { tag: '@long' },
  async ({ page, site }) => {
    await page.goto(`${site.mini}/query`);
    await handled(page);
    const workbook = await readFile(new URL('../../fixtures/own/titled.xlsx', import.meta.url));
    const genes = await upload(page, 'Target Genes', fileOf('titled.xlsx', workbook));
    await expect(genes.getByText('A list of 6 genes; line 2 is a heading.')).toBeVisible();
    await expect(genes.getByText('A line of text around the table is left out.')).toBeVisible();
    await submit(page, 'ALF');
    await expect(
      page.getByRole('heading', { level: 1, name: '4 genes targeted by ALF in 2 analyses' }),
    ).toBeVisible();
  },
);

test(
  'peaks without genes are refused where the edition has no positions, and a pasted vector is read',
  { tag: '@long' },
  async ({ page, site }) => {
    await page.goto(`${site.mini}/query`);
    await handled(page);
    const peaks = await upload(
      page,
      'Target Genes',
      fileOf('a.narrowPeak', 'Chr1\t100\t400\tp1\t9\t.\t5\t4\t3\t150\n'),
    );
    await expect(
      peaks.getByText('a.narrowPeak has regions but no genes. Annotate the peaks with their genes first.'),
    ).toBeVisible();
    await page.goto(`${site.mini}/genes`);
    await page
      .getByRole('textbox', { name: 'Text of Genes' })
      .fill('genes <- c("AT1G00040",\n  “gene:AT1G00060”, AT1G00080.1, 3-Sep)');
    await expect(page.getByText('A list of 3 genes.')).toBeVisible();
    await expect(page.getByText(/^1 name looks like a date \(3-Sep\)/)).toBeVisible();
    await page.getByRole('button', { name: 'Analyze genes' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Pasted genes: 3 genes' })).toBeVisible();
  },
);
