import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { ask } from '../support/ask.ts';
import { clientOf } from '../support/clientOf.ts';
import { fileNamed } from '../support/fileName.ts';
import { needsServer, onFolder } from '../support/folders.ts';
import { expect, test } from '../support/journey.ts';
import { fileOf } from '../support/ownFiles.ts';
import { expectNoOverhang, handled } from '../support/pageState.ts';
import { box } from '../support/queryBox.ts';
import { storeList } from '../support/storeList.ts';

const heading = (page: Page, name: RegExp | string) => page.getByRole('heading', { level: 1, name });
const showAs = (page: Page, view: string) =>
  page.getByRole('radiogroup', { name: 'Show as' }).getByText(view, { exact: true }).click();
const rows = (page: Page, name: RegExp) => page.getByRole('table', { name }).locator('tbody tr');
const regulators = /TFs ranked by their targets/;
const terms = /enriched in/;

/** Name, bytes and text of the file that an item of the menu Save makes. */
async function saved(page: Page, item: string) {
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: item }).click(),
  ]);
  const bytes = await readFile(await download.path());
  return { name: download.suggestedFilename(), bytes, text: bytes.toString('utf8') };
}

/** Expects of a view that it does not scroll sideways, also on a phone. */
async function fits(page: Page, view: string): Promise<void> {
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await expectNoOverhang(page, view);
  }
}

const linesOf = (text: string) => text.trimEnd().split(/\r?\n/);
const isPng = (bytes: Buffer) => bytes.subarray(1, 4).toString('latin1') === 'PNG';

/** The genes of a list of the site, as a file that another user has. */
async function listFile(demo: string) {
  const id = await storeList(demo, { list: 'Nitrogen_by_Time' });
  const { genes } = await clientOf(demo).readGeneList({ params: { id } });
  return fileOf('mine.txt', genes.map((gene) => gene.id).join('\n'));
}

test('a file of genes leads to its regulators and functions, and a saved file is opened again', async ({
  page,
  site,
}) => {
  await page.goto(`${site.demo}/genes`);
  await handled(page);
  await page.getByRole('combobox', { name: 'Genes', exact: true }).selectOption('uploaded');
  await page.getByLabel('File of Genes').setInputFiles(await listFile(site.demo));
  await page.getByRole('button', { name: 'Analyze genes' }).click();
  await expect(heading(page, /^mine: [\d,]+ genes$/)).toBeVisible();
  await expect(rows(page, regulators).first()).toBeVisible();
  const tfs = await saved(page, 'Shown TFs by kind');
  expect(tfs.name).toMatch(fileNamed('regulators-by-kind', 'csv'));
  expect(linesOf(tfs.text)).toHaveLength(
    // A line separates the enriched TFs from the others.
    (await rows(page, regulators)
      .filter({ has: page.getByRole('checkbox') })
      .count()) + 1,
  );
  expect(isPng((await saved(page, 'Picture, 300 dpi')).bytes)).toBe(true);
  for (const view of ['Scores', 'Targets', 'Families']) {
    await showAs(page, view);
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
    await fits(page, view);
  }

  await page.getByRole('link', { name: 'Functions', exact: true }).click();
  await page.getByText('All aspects', { exact: true }).click();
  const button = rows(page, terms)
    .first()
    .getByRole('button', { name: /genes? with/ });
  const count = Number(await button.innerText());
  await button.click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('region', { name: 'Genes with the term' }).getByRole('link')).toHaveCount(count);
  await fits(page, 'genes of a term');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    dialog.getByRole('button', { name: 'Export' }).click(),
  ]);
  const genes = await readFile(await download.path(), 'utf8');
  await page.keyboard.press('Escape');
  for (const view of ['Dot plot', 'Graph']) {
    await showAs(page, view);
    await expect(page.getByRole('group', { name: terms }).getByRole('button').first()).toBeVisible();
    await fits(page, view);
    expect(isPng((await saved(page, 'Picture, 300 dpi')).bytes), view).toBe(true);
  }

  // The saved genes are a file of a list from here on.
  await page.getByRole('link', { name: 'New gene list' }).click();
  await page.getByLabel('File of Genes').setInputFiles(fileOf('term.txt', genes));
  await page.getByRole('button', { name: 'Analyze genes' }).click();
  await expect(heading(page, new RegExp(`^term: ${count} genes?$`))).toBeVisible();
  await page.goBack();
  await expect(page.getByText('term.txt')).toBeVisible();
});

test(
  'the regulators of a list become a query on its genes, and its genes a list of their orthologs',
  { tag: '@long' },
  async ({ page, site }) => {
    await page.goto(`${site.demo}/genes`);
    await handled(page);
    await page.getByRole('button', { name: 'Clock Genes' }).click();
    await rows(page, regulators).getByRole('button').first().click();
    await expect(page.getByRole('region', { name: 'Genes targeted' })).toBeVisible();
    await fits(page, 'a regulator');
    await page.keyboard.press('Escape');
    for (const i of [0, 1]) await rows(page, regulators).getByRole('checkbox').nth(i).check();
    await page.getByRole('button', { name: 'Query 2 TFs' }).click();
    await expect(page).toHaveURL(/\/result\/summary\?/);
    await expect(page.getByText('only genes of Clock_Genes.txt')).toBeVisible();
    await page.goBack();
    await page.getByRole('link', { name: 'Other species' }).click();
    const maize = page.getByRole('region', { name: 'Maize' });
    await maize.getByRole('button', { name: /^Analyze \d+ orthologs? in Maize$/ }).click();
    await expect(page).toHaveURL(
      onFolder ? /\?list=.*&edition=maize$/ : /\/\/maize\.localhost:\d+\/genes\/regulators\?list=/,
    );
    await expect(heading(page, /^Clock_Genes, orthologs: \d+ genes$/)).toBeVisible();
  },
);

test('a gene selected in a network becomes a list', { tag: '@long' }, async ({ page, site }) => {
  const id = await ask(site.demo, 'NLP7', { targetgenes: 'Clock_Genes' });
  await page.goto(`${site.demo}/network?request=${id}`);
  await expect(page.locator('[data-testid=graph][data-ready]')).toBeVisible({ timeout: 30_000 });
  const search = page.getByRole('searchbox', { name: 'Search' });
  await search.fill('AT4G24020');
  await expect(page.getByLabel('Found')).toHaveText('1 found');
  await search.press('Enter');
  const selection = page.getByRole('region', { name: 'Selection' });
  await selection.getByRole('button', { name: 'Analyze these genes' }).click();
  await expect(heading(page, 'Genes selected in the network: 1 gene')).toBeVisible();
});

test('a search engine finds the page of each gene', async ({ request, site }) => {
  needsServer('documents for programs without scripts');
  const get = (path: string) => request.get(site.mini + path, { maxRedirects: 0 });
  const index = await (await get('/sitemap.xml')).text();
  expect(Array.from(index.matchAll(/<loc>([^<]+)<\/loc>/g), ([, each]) => each)).toEqual([
    `${site.mini}/sitemap-1.xml`,
  ]);
  const part = await get('/sitemap-1.xml');
  expect(part.headers()['content-type']).toContain('application/xml');
  expect(await part.text()).toContain(`<url><loc>${site.mini}/gene/AT1G00010</loc></url>`);
  expect((await get('/sitemap-2.xml')).status()).toBe(404);
  const other = await get('/gene/alf?a=b');
  expect([other.status(), other.headers()['location']]).toEqual([301, '/gene/AT1G00010?a=b']);
  expect((await get('/gene/OLD1')).status()).toBe(300);
  expect((await get('/gene/ALFF')).status()).toBe(404);
  const document = await get('/gene/AT4G24020?edition=arabidopsis');
  expect(document.status()).toBe(200);
  const html = await document.text();
  expect(html).toMatch(/<title>[^<]*AT4G24020[^<]* - Trellis<\/title>/);
  expect(html.match(/<meta\s+name="description"/g)).toHaveLength(1);
  for (const text of ['Regulated by', '"@type":"Gene"']) expect(html).toContain(text);
});

test('a reader goes from the page of a gene to its targets and a query', async ({ page, site }) => {
  await page.goto(`${site.demo}/gene/AT4G24020`);
  await handled(page);
  const target = page.getByRole('region', { name: 'Targets with most evidence' }).getByRole('link').first();
  const id = /AT\dG\d{5}/.exec(await target.innerText())?.[0] ?? '';
  await target.click();
  await expect(heading(page, new RegExp(id))).toBeVisible();
  await page.goBack();
  await page.getByRole('link', { name: 'Open as query' }).click();
  await expect(box(page)).toContainText('AT4G24020');
  await page.goto(`${site.mini}/gene/ALFF`);
  await page.getByRole('link', { name: 'ALF', exact: true }).click();
  await expect(heading(page, /AT1G00010/)).toBeVisible();
});
