import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { ask } from './support/ask.ts';
import { faultsAt } from './support/pageState.ts';
import { demo, mini, useBrowser } from './support/browser.ts';
import { fileNamed } from './support/fileName.ts';
import { openTab, saved } from './support/openTab.ts';

const visit = useBrowser();
const open = (query: string, more: Readonly<Record<string, string>> = {}) => openTab(visit, 'functions', query, more);

const title = (page: Page) => page.getByRole('heading', { level: 2, name: /enriched in/ });
const table = (page: Page) => page.getByRole('region', { name: /enriched in/ }).getByRole('table');
const rows = (page: Page) => table(page).locator('tbody tr');
const showAs = (page: Page, view: 'Table' | 'Heat Map') =>
  page.getByRole('radiogroup', { name: 'Show as' }).getByText(view).click();
const chooseAspect = (page: Page, aspect: string) =>
  page.getByRole('radiogroup', { name: 'Aspect' }).getByText(aspect).click();

/** The number of genes that a cell of the table names: `1.20e-5 (23)`. */
const genesOf = (cell: string): number => Number(/\(([\d,]+)\)$/.exec(cell)?.[1].replaceAll(',', ''));

describe('the functions tab', () => {
  it('opens from a result, and says in a sentence how many terms are enriched and how they are tested', async () => {
    const page = await openTab(visit, 'summary', 'NLP7');
    await page.getByRole('link', { name: 'Functions', exact: true }).click();
    await page.waitForURL(/\/result\/functions\?/);
    await expect
      .poll(() => title(page).innerText())
      .toMatch(/^\d+ biological processes are enriched in .*the targets of (\d+ of )?5 analyses$/);
    await page
      .getByText(/^Hypergeometric test, one-sided; genes drawn from all protein-coding genes with an annotation/)
      .waitFor();
    await expect.poll(() => page.title()).toBe('Functions - Trellis');
  });

  it('shows the best terms of each gene set, and all on demand', async () => {
    const page = await open('all_expression');
    const shown = Number(/Shown: the (\d+) that/.exec(await page.getByText(/Shown: the/).innerText())?.[1]);
    await expect.poll(() => rows(page).count()).toBe(shown);
    const all = Number(/^\d+/.exec(await title(page).innerText())?.[0]);
    expect(all).toBeGreaterThan(shown);
    await page.getByRole('button', { name: `Show all ${all}` }).click();
    await expect.poll(() => rows(page).count()).toBe(all);
    await page.getByLabel('Terms of each gene set').selectOption('5');
    await expect.poll(() => rows(page).count()).toBeLessThan(shown);
  });

  it('keeps its options in the address, and a reload shows the same', async () => {
    const page = await open('NLP7');
    await chooseAspect(page, 'All aspects');
    await page.getByLabel('Genes that could be drawn').selectOption('all');
    await page.getByLabel('Evidence of annotations').selectOption('no_iea');
    await page.getByLabel('Correction').selectOption('holm');
    await page.getByLabel('Alpha').fill('0.01');
    await page.getByLabel('Minimum genes per term').fill('10');
    await page.getByLabel('Maximum genes per term').fill('500');
    await page.getByText(/drawn from all protein-coding genes, without annotations that no curator/).waitFor();
    await page
      .getByText(/terms with 10 to 500 genes; p-values corrected by Holm .* enriched means up to 0.01/)
      .waitFor();
    const address = () => Object.fromEntries(new URL(page.url()).searchParams);
    const options = {
      aspect: 'all',
      scope: 'all',
      evidence: 'no_iea',
      correction: 'holm',
      alpha: '0.01',
      min: '10',
      max: '500',
    };
    await expect.poll(address).toEqual({ request: expect.any(String), ...options });
    const before = [await title(page).innerText(), await rows(page).count()];
    await page.reload();
    await title(page).waitFor();
    expect([await title(page).innerText(), await rows(page).count()]).toEqual(before);
    await expect.poll(() => page.getByLabel('Evidence of annotations').inputValue()).toBe('no_iea');
  });

  it('shows the terms of one aspect', async () => {
    const page = await open('NLP7 or TGA1');
    await chooseAspect(page, 'Cellular component');
    await page.getByRole('heading', { name: /cellular components are enriched/ }).waitFor();
    await chooseAspect(page, 'All aspects');
    await table(page).getByRole('columnheader', { name: 'Aspect' }).waitFor();
  });

  it('finds terms by words among all enriched ones, and says when there is none', async () => {
    const page = await open('all_expression');
    const search = page.getByLabel('Search the terms');
    await search.fill('response nitrate');
    const others = async () => {
      const names = await rows(page).getByRole('rowheader').allInnerTexts();
      return names.length > 0 ? names.filter((name) => !/response.*nitrate/.test(name)) : ['no term'];
    };
    await expect.poll(others).toEqual([]);
    await search.fill('nothing of the kind');
    await page.getByText(/contains “nothing of the kind”/).waitFor();
    await page.getByRole('button', { name: 'Clear the search' }).click();
    await expect.poll(() => rows(page).count()).toBeGreaterThan(10);
  });

  it('sorts by a gene set, the smallest p-value first', async () => {
    const page = await open('NLP7');
    const head = table(page).getByRole('columnheader', { name: /^B/ });
    await head.getByRole('button').click();
    await expect.poll(() => head.getAttribute('aria-sort')).toBe('ascending');
    const index = await head.evaluate((cell) => (cell as HTMLTableCellElement).cellIndex);
    const cells = await rows(page)
      .locator(`:scope > :nth-child(${index + 1})`)
      .allInnerTexts();
    const values = cells.filter(Boolean).map((cell) => Number.parseFloat(cell));
    expect(values).toEqual(values.toSorted((a, b) => a - b));
  });
});

describe('a cell of the functions tab', () => {
  it('opens its test and its genes, which can be saved; each links to its page', async () => {
    const page = await open('NLP7');
    const cell = rows(page).first().getByRole('button').first();
    const count = genesOf(await cell.innerText());
    await cell.click();
    const dialog = page.getByRole('dialog');
    const genes = dialog.getByRole('region', { name: 'Genes with the term' });
    await genes.waitFor();
    await expect.poll(() => genes.getByRole('link').count()).toBe(count);
    const facts = await dialog.innerText();
    expect(facts).toMatch(/GO:\d{7}, biological process/);
    expect(facts).toContain(`${count.toLocaleString('en')} of `);
    expect(facts).toMatch(/Fold enrichment\s+\d/);
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      dialog.getByRole('button', { name: 'Export' }).click(),
    ]);
    expect(download.suggestedFilename()).toMatch(fileNamed('GO-\\d{7}', 'txt'));
    const ids = (await readFile(await download.path(), 'utf8')).trimEnd().split('\n');
    expect(ids).toEqual(await genes.getByRole('link').allInnerTexts());
    await genes.getByRole('link').first().click();
    await page.waitForURL(`**/gene/${ids[0]}`);
    await page.getByRole('heading', { level: 1 }).waitFor();
  });

  it('is reached with the keyboard in the heat map', async () => {
    const page = await open('NLP7');
    await showAs(page, 'Heat Map');
    const map = page.getByRole('group', { name: /enriched in/ });
    await map.waitFor();
    await map.getByRole('button').or(map.locator('[tabindex="0"]')).first().focus();
    await page.keyboard.press('ArrowDown');
    const text = page.getByText(/\(GO:\d{7}\) in .*genes$/);
    await text.waitFor();
    const name = /^(.*) \(GO:/.exec(await text.innerText())?.[1] ?? '';
    await page.keyboard.press('Enter');
    await page.getByRole('dialog', { name }).waitFor();
    await page.keyboard.press('Escape');
    await expect.poll(() => page.getByRole('dialog').count()).toBe(0);
  });
});

describe('the files of the functions tab', () => {
  it('are all tests as a table, and the heat map as SVG and PNG', async () => {
    const page = await open('NLP7');
    const { name, text } = await saved(page, 'Save', 'All enriched terms');
    expect(name).toMatch(fileNamed('functions', 'csv'));
    const [head, ...lines] = text.trimEnd().split('\n');
    expect(head).toBe('term,name,aspect,set,analysis_id,gene_id,gene_name,k,n,K,P,fold,p,adjusted p');
    const total = Number(/^\d+/.exec(await title(page).innerText())?.[0]);
    const processes = lines.filter((line) => line.includes(',BP,')).map((line) => line.split(',')[0]);
    expect(new Set(processes).size).toBe(total);
    for (const line of lines) {
      const [k, n, K, P, fold, p] = line.split(',').slice(-7).map(Number);
      expect(fold).toBeCloseTo(k / n / (K / P), 8);
      expect(p).toBeLessThanOrEqual(1);
    }
    const svg = await saved(page, 'Save', 'Heat map with legend');
    expect(svg.name).toMatch(fileNamed('functions', 'svg'));
    expect(svg.text).toMatch(/^<svg [\s\S]*All genes of the result[\s\S]*<\/svg>\s*$/);
    const png = await saved(page, 'Save', 'Picture, 300 dpi');
    expect([png.name, png.text.slice(1, 4)]).toEqual([expect.stringMatching(fileNamed('functions', 'png')), 'PNG']);
  });
});

describe('the warnings of the functions tab', () => {
  it('are about genes that the query has selected', async () => {
    const page = await open('NLP7 and TGA1');
    await page
      .getByRole('region', { name: 'Selected by the query' })
      .getByText(/several analyses share them/)
      .waitFor();
    const lists = await open('NLP7', { targetgenes: 'Clock_Genes' });
    await lists
      .getByRole('region', { name: 'Selected by the query' })
      .getByText(/target lists have cut/)
      .waitFor();
    const plain = await open('NLP7');
    await title(plain).waitFor();
    await expect.poll(() => plain.getByText('Selected by the query').count()).toBe(0);
  });
});

describe('the functions of many analyses', () => {
  it('have a summary in the table, and a column for each analysis that is chosen', async () => {
    const page = await open('all_tfs');
    await table(page).getByRole('columnheader', { name: 'Smallest adjusted p' }).waitFor();
    const heads = table(page).getByRole('columnheader');
    const before = await heads.count();
    expect(before).toBeLessThan(9);
    await page.getByRole('button', { name: 'Columns of analyses' }).click();
    await page.getByRole('checkbox', { name: /^C / }).check();
    await page.keyboard.press('Escape');
    await expect.poll(() => heads.count()).toBe(before + 1);
    expect(new URL(page.url()).searchParams.get('sets')).toBe('C');
  });

  it('have a heat map with a readable label for each term and analysis', async () => {
    const page = await open('all_tfs');
    await showAs(page, 'Heat Map');
    const map = page.getByRole('group', { name: /enriched in/ });
    await map.waitFor();
    const sizes = await map
      .locator('g[font-size]')
      .evaluateAll((groups) =>
        groups.map((group) => [group.querySelectorAll('text').length, Number(group.getAttribute('font-size'))]),
      );
    const legible = sizes.filter(([count, size]) => count >= 70 && size >= 8).length;
    expect(legible).toBeGreaterThanOrEqual(1);
    await page.getByRole('region', { name: 'Legend' }).getByRole('row').nth(60).waitFor();
  });
});

describe('the functions tab without functions', () => {
  it('says what an edition without annotations lacks', async () => {
    const id = await ask(mini(), 'ALF');
    const page = await visit(`${mini()}/result/functions?request=${id}`, { allCallsSucceed: true });
    await page.getByRole('heading', { name: 'No Gene Ontology annotations' }).waitFor();
    await page.getByText('The administrator of this site can import').waitFor();
    await expect.poll(() => page.getByLabel('Correction').count()).toBe(0);
  });

  it('says when nothing is enriched, and keeps its options in reach', async () => {
    const page = await open('NLP7');
    await page.getByLabel('Alpha').fill('0');
    await page.getByRole('heading', { name: 'Nothing enriched' }).waitFor();
    await page.getByText('No biological process has a corrected p-value up to 0 in any gene set.').waitFor();
    await page.getByRole('button', { name: 'Show all aspects' }).click();
    await page.getByText('No term has a corrected p-value').waitFor();
    await page.getByLabel('Alpha').fill('0.05');
    await table(page).waitFor();
  });

  it('says why a test failed, and tries again', async () => {
    const id = await ask(demo(), 'NLP7');
    const page = await visit(`${demo()}/feedback`);
    await page.route('**/api/functions/**', (route) => route.abort());
    await page.goto(`${demo()}/result/functions?request=${id}`);
    const alert = page.getByRole('alert').filter({ hasText: 'The functions could not be tested.' });
    await alert.waitFor();
    await page.unroute('**/api/functions/**');
    await alert.getByRole('button', { name: 'Retry' }).click();
    await table(page).waitFor();
  });
});

it.each([1440, 390])('axe finds nothing on the functions tab at %i px', async (width) => {
  const [id, bare] = await Promise.all([ask(demo(), 'all_expression'), ask(mini(), 'ALF')]);
  const options = { viewport: { width, height: 900 } };
  const page = await visit(`${demo()}/result/functions?request=${id}&sets=A&sets=B`, options);
  await table(page).waitFor();
  expect(await faultsAt(page, width), 'table').toEqual([]);
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  await rows(page).first().getByRole('button').first().click();
  await page.getByRole('region', { name: 'Genes with the term' }).waitFor();
  expect(await faultsAt(page, width), 'dialog').toEqual([]);
  await page.keyboard.press('Escape');
  await showAs(page, 'Heat Map');
  await page.getByRole('group', { name: /enriched in/ }).waitFor();
  expect(await faultsAt(page, width), 'heat map').toEqual([]);
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  await page.getByLabel('Alpha').fill('0');
  await page.getByRole('heading', { name: 'Nothing enriched' }).waitFor();
  expect(await faultsAt(page, width), 'nothing').toEqual([]);
  const none = await visit(`${mini()}/result/functions?request=${bare}`, options);
  await none.getByRole('heading', { name: 'No Gene Ontology annotations' }).waitFor();
  expect(await faultsAt(none, width), 'no annotations').toEqual([]);
});
