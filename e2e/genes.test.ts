import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { ask } from './support/ask.ts';
import { faultsAt } from './support/pageState.ts';
import { demo, mini, useBrowser } from './support/browser.ts';
import { fileNamed } from './support/fileName.ts';
import { openTab, saved } from './support/openTab.ts';

const visit = useBrowser();

const list = 'Clock_Genes';
const heading = (page: Page, name: RegExp | string) => page.getByRole('heading', { level: 1, name });
const table = (page: Page) => page.getByRole('region', { name: /TFs ranked by their targets/ }).getByRole('table');
const rows = (page: Page) => table(page).locator('tbody tr');
const showAs = (page: Page, view: string) =>
  page.getByRole('radiogroup', { name: 'Show as' }).getByText(view, { exact: true }).click();

/** The page of a list of the site, at its regulators. */
async function openList(page: Page): Promise<Page> {
  await page.goto(`${demo()}/genes`);
  await page.getByRole('combobox', { name: 'Genes' }).selectOption(`predefined:${list}`);
  await page.getByRole('button', { name: 'Analyze genes' }).click();
  await page.waitForURL(/\/genes\/regulators\?list=/);
  await table(page).waitFor();
  return page;
}

const regulators = async (): Promise<Page> => openList(await visit('about:blank'));

describe('the page of gene lists', () => {
  it('opens from the header and says what it does', async () => {
    const page = await visit(demo(), { allCallsSucceed: true });
    await page.getByRole('link', { name: 'Gene Lists' }).click();
    await heading(page, 'What regulates my genes, and what do they do?').waitFor();
    await expect.poll(() => page.getByRole('button', { name: 'Analyze genes' }).isDisabled()).toBe(true);
  });

  it('takes pasted genes, and says what their names mean', async () => {
    const page = await visit(`${mini()}/genes`, { allCallsSucceed: true });
    await page.getByRole('textbox', { name: 'Text of Genes' }).fill('at1g00040, NRX1\nOLD1 nothing AT1G00120');
    await page.getByText('5 names').waitFor();
    await page.getByRole('button', { name: 'Analyze genes' }).click();
    await heading(page, 'Pasted genes: 3 genes').waitFor();
    await page
      .getByText(
        '5 names: 3 recognized (1 by symbol or alias), 1 ambiguous, 1 unknown. 2 of 3 genes are among the 11 protein-coding genes, and tests use them.',
      )
      .waitFor();
    await page.getByRole('button', { name: 'Show genes' }).click();
    const dialog = page.getByRole('dialog');
    await expect
      .poll(() => dialog.getByRole('link').allInnerTexts())
      .toEqual(['AT1G00040', 'AT1G00060', 'AT1G00120']);
    await dialog.getByText('Ambiguous (1)').click();
    await expect.poll(() => dialog.getByRole('row').last().innerText()).toMatch(/OLD1\s+AT1G00060 or AT1G00070/);
    await dialog.getByText('Unknown (1)').click();
    await expect.poll(() => dialog.getByRole('row').last().innerText()).toContain('nothing');
  });

  it('takes a file with several lists, one of them, and a background', async () => {
    const page = await visit(`${mini()}/genes`, { allCallsSucceed: true });
    await page.getByRole('combobox', { name: 'Genes' }).selectOption('uploaded');
    await page.getByLabel('File of Genes').setInputFiles({
      name: 'mine.txt',
      mimeType: 'text/plain',
      buffer: Buffer.from('>up\nALF\nNRX1\n>down\nBET\n'),
    });
    await page.getByRole('combobox', { name: 'List' }).selectOption('up');
    await page.getByRole('combobox', { name: 'Background' }).selectOption('typed');
    await page.getByRole('textbox', { name: 'Text of Background' }).fill('NRX1 BET');
    await page.getByRole('button', { name: 'Analyze genes' }).click();
    await heading(page, 'mine: up: 2 genes').waitFor();
    await page.getByText('1 of 2 genes is among the 2 genes of the background, and tests use it.').waitFor();
  });

  it('keeps what is written when the list is refused, when Back is pressed, and after a reload', async () => {
    const page = await visit(`${mini()}/genes`);
    const field = page.getByRole('textbox', { name: 'Text of Genes' });
    await field.fill('nothing of the kind');
    await page.getByRole('button', { name: 'Analyze genes' }).click();
    await page.getByRole('alert').getByText('The list has 4 names, none of them a gene of this edition').waitFor();
    await field.fill('ALF');
    await page.getByRole('button', { name: 'Analyze genes' }).click();
    await heading(page, 'Pasted genes: 1 gene').waitFor();
    await page.goBack();
    await expect.poll(() => field.inputValue()).toBe('ALF');
    await page.reload();
    await expect.poll(() => field.inputValue()).toBe('ALF');
  });

  it('analyzes a list of the site with one click', async () => {
    const page = await visit(`${demo()}/genes`, { allCallsSucceed: true });
    await page.getByRole('button', { name: list.replace('_', ' ') }).click();
    await heading(page, new RegExp(`^${list}: \\d+ genes$`)).waitFor();
  });

  it('says when there is no list at an address', async () => {
    const page = await visit(`${demo()}/genes/regulators?list=00000000-0000-4000-8000-000000000000`);
    await heading(page, 'There is no gene list at this address').waitFor();
    await page.getByRole('link', { name: 'New gene list' }).click();
    await heading(page, /What regulates/).waitFor();
    await page.goto(`${demo()}/genes/species`);
    await heading(page, 'No gene list is open').waitFor();
  });
});

describe('the regulators of a list', () => {
  it('are ranked, with the figures of the best analysis and the accuracy of the ranking', async () => {
    const page = await regulators();
    await expect.poll(() => page.title()).toBe('Regulators - Trellis');
    const head = page.getByRole('heading', { level: 2 });
    const count = Number(/^\d+/.exec(await head.innerText())?.[0]);
    await expect.poll(() => rows(page).count()).toBe(count);
    await page.getByText(/^\d+ analyses tested among the [\d,]+ protein-coding genes; ranked by the/).waitFor();
    await page.getByText(/(Accuracy here|No better than chance here|cannot be measured here)/).waitFor();
    const ranks = await rows(page).locator('td:nth-child(2)').allInnerTexts();
    expect(ranks.map(Number)).toEqual(ranks.map((_, i) => i + 1));
  });

  it('can be sorted, found by name, family and p-value; the address keeps it', async () => {
    const page = await regulators();
    const before = await rows(page).count();
    await page.getByLabel('Find TFs').fill('at');
    await page.getByLabel('Only adjusted p ≤ 0.05').check();
    const family = await page.getByLabel('Family').locator('option').nth(1).getAttribute('value');
    await page.getByLabel('Family').selectOption(family);
    await expect.poll(() => page.url()).toContain('enriched=yes');
    await expect.poll(() => rows(page).count()).toBeLessThan(before);
    await page.reload();
    await heading(page, /genes$/).waitFor();
    await expect.poll(() => page.getByLabel('Find TFs').inputValue()).toBe('at');
    await page.getByLabel('Family').selectOption('');
    await page.getByLabel('Only adjusted p ≤ 0.05').uncheck();
    await page.getByLabel('Find TFs').fill('no such TF');
    await page.getByText('No TF has these names.').waitFor();
  });

  it('are those of the analyses that a query names', async () => {
    const page = await regulators();
    const all = Number(/^(\d+) analyses/.exec(await page.getByText(/analyses tested among/).innerText())?.[1]);
    const field = page.getByLabel('Analyses to test');
    await field.fill('all_dap');
    await field.press('Enter');
    await page.waitForURL(/library=all_dap/);
    await expect
      .poll(async () =>
        Number(/^(\d+) analyses/.exec(await page.getByText(/analyses tested among/).innerText())?.[1]),
      )
      .toBeLessThan(all);
    await field.fill('all_dap and');
    await page.getByRole('button', { name: 'Test these' }).click();
    await page.getByRole('alert').waitFor();
    await field.fill('');
    await field.press('Enter');
    await table(page).waitFor();
  });

  it('open their evidence and the genes that they target', async () => {
    const page = await regulators();
    const button = rows(page).getByRole('button').first();
    const count = Number(/^[\d,]+/.exec(await button.innerText())?.[0]);
    await button.click();
    const dialog = page.getByRole('dialog');
    const genes = dialog.getByRole('region', { name: 'Genes targeted' });
    await genes.waitFor();
    await expect.poll(() => genes.getByRole('link').count()).toBe(count);
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      dialog.getByRole('button', { name: 'Export' }).click(),
    ]);
    expect((await readFile(await download.path(), 'utf8')).trimEnd().split('\n')).toHaveLength(count);
  });

  it('are a figure of their scores, a matrix of their targets, and families', async () => {
    const page = await regulators();
    await showAs(page, 'Scores');
    await page.getByRole('img', { name: /of the first 25 TFs for \d+ genes/ }).waitFor();
    await showAs(page, 'Targets');
    await page.getByRole('heading', { level: 3, name: /genes of the list targeted by 25 TFs/ }).waitFor();
    await page.getByRole('group', { name: /targeted by 25 TFs/ }).waitFor();
    await showAs(page, 'Families');
    await page
      .getByRole('region', { name: /TF famil/ })
      .getByRole('row')
      .nth(1)
      .waitFor();
  });

  it('are files', async () => {
    const page = await regulators();
    const count = await rows(page).count();
    const tfs = await saved(page, 'Save', 'The TFs');
    expect(tfs.name).toMatch(fileNamed('regulators', 'csv'));
    expect(tfs.text.trimEnd().split('\n')).toHaveLength(count + 1);
    const analyses = await saved(page, 'Save', 'All tested analyses');
    expect(analyses.text.split('\n')[0]).toMatch(/^analysis_id,analysis,TF,evidence,/);
    const svg = await saved(page, 'Save', 'Scores as a figure');
    expect(svg.text).toMatch(/^<svg [\s\S]*in planta bound[\s\S]*<\/svg>\s*$/);
    const png = await saved(page, 'Save', 'Picture, 300 dpi');
    expect(png.text.slice(1, 4)).toBe('PNG');
  });

  it('can be queried on the genes of the list', async () => {
    const page = await regulators();
    await rows(page).getByRole('checkbox').nth(0).check();
    await rows(page).getByRole('checkbox').nth(1).check();
    await page.getByRole('button', { name: 'Query 2 TFs' }).click();
    await page.waitForURL(/\/result\/summary\?/);
    await page.getByText(`only genes of ${list}`).waitFor();
  });
});

describe('a gene list', () => {
  it('becomes the target genes of a query', async () => {
    const page = await regulators();
    await page.getByRole('button', { name: 'Use as target genes' }).click();
    await page.waitForURL(/\/query/);
    await page.getByText(`only genes of ${list}.txt`).waitFor();
  });

  it('is carried over to another species, and analyzed there', async () => {
    const page = await regulators();
    await page.getByRole('link', { name: 'Other species' }).click();
    const maize = page.getByRole('region', { name: 'Maize' });
    await maize.getByText(/\d+ of \d+ genes have orthologs in Maize/).waitFor();
    await page.getByLabel('Only one-to-one').check();
    await expect.poll(() => page.url()).toContain('one2one=yes');
    const pairs = await saved(page, 'Save', 'The pairs');
    expect(pairs.text).toMatch(/^gene,ortholog,type\r\n/);
    expect(
      new Set(
        pairs.text
          .trimEnd()
          .split('\r\n')
          .slice(1)
          .map((line) => line.split(',')[2]),
      ),
    ).toEqual(new Set(['one2one']));
    await maize.getByRole('button', { name: /^Analyze \d+ orthologs? in Maize$/ }).click();
    await page.waitForURL(/\/\/maize\.localhost:\d+\/genes\/regulators\?list=/);
    await heading(page, new RegExp(`^${list}, orthologs: \\d+ genes$`)).waitFor();
  });

  it('says that a site without ortholog tables has none', async () => {
    const page = await visit(`${mini()}/genes`);
    await page.getByRole('textbox', { name: 'Text of Genes' }).fill('ALF');
    await page.getByRole('button', { name: 'Analyze genes' }).click();
    await page.getByRole('link', { name: 'Other species' }).click();
    await page.getByRole('heading', { name: 'No table of orthologs' }).waitFor();
  });

  it('comes from every view of a result, with its background', async () => {
    const id = await ask(demo(), 'NLP7', { targetgenes: list });
    const page = await visit(`${demo()}/result/summary?request=${id}`);
    await page.getByRole('button', { name: 'Analyze genes' }).click();
    await heading(page, /^Targets of NLP7: \d+ genes$/).waitFor();
    await page.getByRole('link', { name: 'this result' }).click();
    await page.waitForURL(/\/result\/table\?/);
    await page.getByRole('button', { name: 'More ways to export target genes' }).click();
    await page.getByRole('menuitem', { name: 'Analyze These Genes' }).click();
    await heading(page, /^Target genes of a result: \d+ genes$/).waitFor();
    await page.goto(`${demo()}/result/target?request=${id}`);
    await page.getByRole('button', { name: 'Analyze a list' }).click();
    const item = page.getByRole('menuitem').first();
    const name = await item.innerText();
    await item.click();
    await heading(page, new RegExp(`^${name.split(' (')[0]}: \\d+ genes?$`)).waitFor();
  });

  it('comes from a part of the bound and regulated genes, a pair, and a selection in Sungear', async () => {
    const page = await openTab(visit, 'bound', 'NLP7 or TGA1');
    await page
      .getByRole('region', { name: /Agreement/ })
      .getByRole('button', { name: /^[\d,]+$/ })
      .first()
      .click();
    await page.getByRole('dialog').getByRole('button', { name: 'Analyze these genes' }).click();
    await heading(page, /^Genes that .*: [\d,]+ genes$/).waitFor();
    const pair = await openTab(visit, 'analysis', 'NLP7');
    await pair
      .getByRole('region', { name: 'Pairs of analyses' })
      .getByRole('button', { name: /less:/ })
      .first()
      .click();
    await pair
      .getByRole('dialog', { name: 'Enrichment' })
      .getByRole('button', { name: 'Analyze these genes' })
      .click();
    await heading(pair, /^Targets of .* and .*: [\d,]+ genes$/).waitFor();
    const sungear = await openTab(visit, 'sungear', 'NLP7 or TGA1');
    await sungear.getByText('UpSet', { exact: true }).click();
    await sungear.getByRole('region', { name: 'UpSet plot' }).getByRole('button').first().click();
    await sungear.getByRole('button', { name: 'Analyze these genes' }).click();
    await heading(sungear, /^Genes selected in Sungear: [\d,]+ genes$/).waitFor();
  });

  it('comes from a selection in the network', async () => {
    const id = await ask(demo(), 'NLP7', { targetgenes: list });
    const page = await visit(`${demo()}/network?request=${id}`);
    await page.locator('[data-testid=graph][data-ready]').waitFor({ timeout: 30_000 });
    const search = page.getByRole('searchbox', { name: 'Search' });
    await search.fill('AT4G24020');
    await expect.poll(() => page.getByLabel('Found').innerText()).toBe('1 found');
    await search.press('Enter');
    await page
      .getByRole('region', { name: 'Selection' })
      .getByRole('button', { name: 'Analyze these genes' })
      .click();
    await heading(page, 'Genes selected in the network: 1 gene').waitFor();
  });
});

describe('a query in another species', () => {
  it('has the orthologs of its TFs, says which are lost, and opens there', async () => {
    const page = await openTab(visit, 'summary', 'NLP7 or TGA1');
    await page.getByRole('button', { name: 'Show Query' }).click();
    const part = page.getByRole('region', { name: 'This query in other species' });
    await part.getByText('Maize').click();
    await part.getByText('are not carried over.').waitFor();
    const query = await part.getByLabel('Query for Maize').innerText();
    await part.getByRole('link', { name: 'Open in Maize' }).click();
    await page.waitForURL(/\/\/maize\.localhost:\d+\/query$/);
    await expect.poll(() => page.getByRole('textbox', { name: 'Query' }).textContent()).toContain(query);
  });
});

it.each([1440, 390])('axe finds nothing on the pages of gene lists at %i px', async (width) => {
  const page = await visit(`${demo()}/genes`, { viewport: { width, height: 900 } });
  const check = async (what: string) => {
    expect(await faultsAt(page, width), what).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth), what).toBe(width);
  };
  await heading(page, /What regulates/).waitFor();
  await check('form');
  await openList(page);
  await check('regulators');
  for (const view of ['Scores', 'Targets', 'Families']) {
    await showAs(page, view);
    await page.waitForLoadState('networkidle');
    await check(view);
  }
  await showAs(page, 'Table');
  await rows(page).getByRole('button').first().click();
  await page.getByRole('region', { name: 'Genes targeted' }).waitFor();
  await check('dialog');
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: 'Other species' }).click();
  await page.getByText(/genes have orthologs in Maize/).waitFor();
  await check('other species');
});
