import { expect, test } from '../support/journey.ts';
import { fileOf } from '../support/ownFiles.ts';
import { handled, seriousFaultsInBothThemes } from '../support/pageState.ts';
import { submit } from '../support/queryBox.ts';

test('a network file is tested on the home page, corrected by hand, and pruned, in five clicks', async ({
  page,
  site,
}) => {
  await page.goto(site.mini);
  await handled(page);
  const card = page.getByRole('region', { name: 'Test my network' });
  const rows = ['40', '50', '60', '70', '80', '90'].map((gene, i) => `AT1G00010\tAT1G000${gene}\t${i}\t${9 - i}`);
  await card
    .getByLabel('File of a Network')
    .setInputFiles(fileOf('mine.tsv', `TF\ttarget\tweight\tscore\n${rows.join('\n')}\n`));
  await expect(
    card.getByText(/^A network of 6 edges of 1 TF; line 1 is a heading; column 3 is the score/),
  ).toBeVisible();
  await card.getByLabel('Meaning of score').selectOption('score');
  await expect(card.getByText(/column 4 is the score/)).toBeVisible();
  expect(await seriousFaultsInBothThemes(page)).toEqual([]);
  await card.getByRole('button', { name: 'Test My Network' }).click();
  await expect(
    page.getByText(
      /\(AUPR \d\.\d\d, expected \d\.\d\d \(95 % of the shuffles: [\d.]+ to [\d.]+\), p [<=] 0\.\d+\)\./,
    ),
  ).toBeVisible();
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Export Pruned Network' }).click();
  expect((await download).suggestedFilename()).toMatch(/pruned/);
});

test('peaks go to the genes near them where the edition has places of genes', async ({ page, site }) => {
  await page.goto(`${site.described}/query`);
  await handled(page);
  const card = page.getByRole('region', { name: 'Target Genes', exact: true });
  await page.getByRole('combobox', { name: 'Target Genes', exact: true }).selectOption('uploaded');
  const peaks = [9900, 20_100, 500_000].map(
    (start, i) => `chr1\t${start}\t${start + 300}\tp${i}\t9\t.\t5\t4\t3\t150`,
  );
  await card.getByLabel('File of Target Genes').setInputFiles(fileOf('a.narrowPeak', `${peaks.join('\n')}\n`));
  await expect(card.getByText(/^A list of 2 genes/)).toBeVisible();
  await expect(
    card.getByText(/^2 peaks of 3 are given to the gene whose transcription start is nearest/),
  ).toBeVisible();
  await card.getByLabel('Distance to the transcription start (bp)').selectOption('none');
  await expect(card.getByText(/^A list of 3 genes/)).toBeVisible();
  await card.getByLabel('Distance to the transcription start (bp)').selectOption('5000');
  await expect(card.getByText(/^A list of 2 genes/)).toBeVisible();
  await submit(page, 'all_tfs');
  await expect(page.getByRole('heading', { level: 1, name: /^2 genes targeted by/ })).toBeVisible();
});

test('a list of RAP ids has the genes of this annotation', { tag: '@long' }, async ({ page, site }) => {
  await page.goto(`${site.described}/genes`);
  await page.getByRole('textbox', { name: 'Text of Genes' }).fill('Os01g0101000\nOs01t0102000-01\nos01g0103000\n');
  await expect(page.getByText('A list of 3 genes.')).toBeVisible();
  await page.getByRole('button', { name: 'Analyze genes' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Pasted genes: 3 genes' })).toBeVisible();
});
