import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { ask } from './support/ask.ts';
import { faultsAt } from './support/pageState.ts';
import { demo, mini, useBrowser } from './support/browser.ts';
import { fileNamed } from './support/fileName.ts';
import { saved } from './support/openTab.ts';
import { storeList } from './support/storeList.ts';

const visit = useBrowser();

const nitrogen = () => storeList(demo(), { list: 'Nitrogen_by_Time', name: 'Nitrogen list' });
const pageOf = (id: string, options = '') => `${demo()}/genes/functions?list=${id}${options}`;
const open = async (options = '') => visit(pageOf(await nitrogen(), options));

const title = (page: Page) => page.getByRole('heading', { level: 2, name: /enriched in/ });
const table = (page: Page) => page.getByRole('region', { name: /enriched in/ }).getByRole('table');
const rows = (page: Page) => table(page).locator('tbody tr');
const choose = (page: Page, group: string, choice: string) =>
  page.getByRole('radiogroup', { name: group, exact: true }).getByText(choice, { exact: true }).click();
const marks = (page: Page) => page.getByRole('group', { name: /enriched in/ }).getByRole('button');
const focusedName = (page: Page) => page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? '');

describe('the functions of a gene list', () => {
  it('open from the page of gene lists, and say how many terms are enriched and how they are tested', async () => {
    const page = await visit(`${demo()}/genes`);
    await page.getByRole('button', { name: 'Nitrogen by Time' }).click();
    await page.waitForURL(/\/genes\/regulators\?list=/);
    await page.getByRole('link', { name: 'Functions', exact: true }).click();
    await page.waitForURL(/\/genes\/functions\?list=/);
    await expect
      .poll(() => title(page).innerText())
      .toMatch(/^\d+ biological process(es are| is) enriched in \d+ genes$/);
    await page
      .getByText(/^Hypergeometric test, one-sided, of [\d,]+ terms with 5 to 2,000 genes; genes drawn from all prot/)
      .waitFor();
    await expect.poll(() => page.title()).toBe('Functions - Trellis');
  });

  it('explain the test', async () => {
    const page = await open();
    await page.getByRole('button', { name: 'About this test' }).click();
    const help = page.getByRole('dialog', { name: 'About this test' });
    await help.getByText(/genes of the list: .* drawn from all protein-coding genes .*hypergeometric/).waitFor();
    await help.getByRole('link', { name: 'Read more in the tutorial' }).click();
    await page.waitForURL(/\/tutorial#functions/);
  });

  it('are those that the API finds', async () => {
    const id = await nitrogen();
    const page = await visit(pageOf(id, '&terms=all&aspect=all'));
    const { port } = new URL(demo());
    const answer = await fetch(`http://127.0.0.1:${port}/api/gene-lists/${id}/functions/`);
    const { rows: tests } = (await answer.json()) as { rows: { id: string; k: number; padj: number }[] };
    const enriched = tests.filter(({ padj }) => padj <= 0.05);
    await expect.poll(() => rows(page).count()).toBe(enriched.length);
    const cells = await rows(page).evaluateAll((found) =>
      found.map((each) => [...each.querySelectorAll('td')].slice(0, 3).map((cell) => cell.innerText)),
    );
    expect(cells.map(([term, , k]) => [term, Number(k)])).toEqual(enriched.map(({ id: term, k }) => [term, k]));
    await page.getByRole('checkbox', { name: 'Show terms that are not enriched' }).check();
    await expect.poll(() => rows(page).count()).toBe(Math.min(200, tests.length));
  });

  it('keep their options in the address, and a reload shows the same', async () => {
    const page = await open();
    await choose(page, 'Aspect', 'All aspects');
    await choose(page, 'Terms', 'All terms');
    await page.getByLabel('Genes that could be drawn').selectOption('all');
    await page.getByLabel('Evidence of annotations').selectOption('no_iea');
    await page.getByLabel('Correction').selectOption('holm');
    await page.getByLabel('Alpha').fill('0.2');
    await page.getByLabel('Minimum genes per term').fill('3');
    await page.getByText(/of [\d,]+ terms with 3 to 2,000 genes; .* corrected by Holm .* means up to 0.2/).waitFor();
    const address = () => Object.fromEntries(new URL(page.url()).searchParams);
    await expect.poll(address).toEqual({
      list: expect.any(String),
      aspect: 'all',
      terms: 'all',
      scope: 'all',
      evidence: 'no_iea',
      correction: 'holm',
      alpha: '0.2',
      min: '3',
    });
    // Until then the figures are those of the options before.
    await expect.poll(() => page.locator('[aria-busy=true]').count()).toBe(0);
    const before = [await title(page).innerText(), await rows(page).count()];
    await page.reload();
    await title(page).waitFor();
    expect([await title(page).innerText(), await rows(page).count()]).toEqual(before);
  });

  it('fold similar terms, which open under the one that is kept', async () => {
    const page = await open('&aspect=all');
    await table(page).waitFor();
    const [kept, total] = [await rows(page).count(), Number(/^\d+/.exec(await title(page).innerText())?.[0])];
    expect(kept).toBeLessThan(total);
    const button = rows(page)
      .getByRole('button', { name: /^\d+ terms? folded under/ })
      .first();
    const folded = Number(/^\d+/.exec((await button.getAttribute('aria-label')) ?? '')?.[0]);
    await expect.poll(() => button.getAttribute('aria-expanded')).toBe('false');
    await button.click();
    await expect.poll(() => rows(page).count()).toBe(kept + folded);
    await button.click();
    await expect.poll(() => rows(page).count()).toBe(kept);
    await choose(page, 'Terms', 'All terms');
    await expect.poll(() => rows(page).count()).toBe(total);
  });

  it('can be limited to the plant slim', async () => {
    const page = await open('&aspect=all&terms=slim');
    await page.getByRole('heading', { level: 2, name: /of the plant slim (is|are) enriched/ }).waitFor();
    expect(Number(/^(\d+|No)/.exec(await title(page).innerText())?.[0].replace('No', '0'))).toBeLessThan(30);
  });

  it('sort by each column, and search by words', async () => {
    const page = await open('&aspect=all&terms=all');
    const head = table(page).getByRole('columnheader', { name: 'Fold' });
    await head.getByRole('button').click();
    await head.getByRole('button').click();
    await expect.poll(() => head.getAttribute('aria-sort')).toBe('descending');
    const index = await head.evaluate((cell) => (cell as HTMLTableCellElement).cellIndex);
    const folds = (
      await rows(page)
        .locator(`:scope > :nth-child(${index + 1})`)
        .allInnerTexts()
    ).map(Number);
    expect(folds).toEqual(folds.toSorted((a, b) => b - a));
    const word = (await rows(page).first().getByRole('rowheader').innerText()).split(' ')[0];
    await page.getByLabel('Search the terms').fill(word);
    await expect.poll(() => new URL(page.url()).searchParams.get('search')).toBe(word);
    for (const name of await rows(page).getByRole('rowheader').allInnerTexts()) expect(name).toContain(word);
    await page.getByLabel('Search the terms').fill('nothing of the kind');
    await page.getByText(/contains “nothing of the kind”/).waitFor();
    await page.getByRole('button', { name: 'Clear the search' }).click();
    await table(page).waitFor();
  });
});

describe('a term of a gene list', () => {
  it('opens its test and its genes, which can be saved and analyzed', async () => {
    const page = await open();
    const cell = rows(page)
      .first()
      .getByRole('button', { name: /genes? with/ });
    const count = Number(await cell.innerText());
    await cell.click();
    const dialog = page.getByRole('dialog');
    const genes = dialog.getByRole('region', { name: 'Genes with the term' });
    await expect.poll(() => genes.getByRole('link').count()).toBe(count);
    const ids = await genes.getByRole('link').allInnerTexts();
    await expect.poll(() => dialog.innerText()).toMatch(/GO:\d{7}, biological process/);
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      dialog.getByRole('button', { name: 'Export' }).click(),
    ]);
    expect((await readFile(await download.path(), 'utf8')).trimEnd().split('\n')).toEqual(ids);
    await dialog.getByRole('button', { name: 'Analyze these genes' }).click();
    await page.waitForURL(/\/genes\/regulators\?list=/);
    await page.getByRole('heading', { level: 1, name: 'Nitrogen list, ' }).waitFor();
    await expect.poll(() => page.getByRole('heading', { level: 1 }).innerText()).toContain(`${count} gene`);
  });
});

it('the genes of a term are analyzed in the background of their list', async () => {
  const { port } = new URL(demo());
  const answer = await fetch(`http://127.0.0.1:${port}/api/gene-lists/${await nitrogen()}/`);
  const { genes } = (await answer.json()) as { readonly genes: readonly { readonly id: string }[] };
  const ids = genes.map(({ id }) => id);
  const page = await visit(pageOf(await storeList(demo(), { genes: ids, background: ids }), '&tested=yes'));
  await rows(page)
    .first()
    .getByRole('button', { name: /genes? with/ })
    .click();
  await page.getByRole('dialog').getByRole('button', { name: 'Analyze these genes' }).click();
  await page.waitForURL(/\/genes\/regulators\?list=/);
  await page
    .getByText(`among the ${ids.length.toLocaleString('en')} genes of the background`)
    .first()
    .waitFor();
});

describe.each([
  ['dot plot', 'Dot plot'],
  ['graph', 'Graph'],
])('the %s of the functions', (_, choice) => {
  it('is reached with the keyboard, says each term in words, and opens its genes', async () => {
    const page = await open('&aspect=all&alpha=0.99');
    await title(page).waitFor();
    await choose(page, 'Show as', choice);
    await marks(page).first().waitFor();
    await expect.poll(() => marks(page).and(page.locator('[tabindex="0"]')).count()).toBe(1);
    await marks(page).and(page.locator('[tabindex="0"]')).focus();
    const first = await focusedName(page);
    expect(first).toMatch(/\(GO:\d{7}, .*\): \d+ of \d+ genes, .*-fold, adjusted p/);
    await page.keyboard.press('Home');
    const seen = new Set([await focusedName(page)]);
    for (let i = 1; i < (await marks(page).count()); i++) {
      await page.keyboard.press('ArrowDown');
      seen.add(await focusedName(page));
    }
    expect(seen.size).toBe(await marks(page).count());
    const last = await focusedName(page);
    await page.getByText(last, { exact: true }).waitFor();
    await page.keyboard.press('Enter');
    await page.getByRole('dialog', { name: last.slice(0, last.indexOf(' (GO:')) }).waitFor();
    await page.keyboard.press('Escape');
    await expect.poll(() => page.getByRole('dialog').count()).toBe(0);
    await expect.poll(() => focusedName(page)).toBe(last);
  });

  it('opens the genes of a term that is clicked', async () => {
    const page = await open(`&view=${choice === 'Graph' ? 'graph' : 'dots'}`);
    await marks(page).first().click();
    await page.getByRole('dialog').getByRole('region', { name: 'Genes with the term' }).waitFor();
  });
});

describe('the files of the functions of a list', () => {
  it('are all tests as a table, and the figures as SVG and PNG', async () => {
    const page = await open('&aspect=all');
    const enriched = Number(/^\d+/.exec(await title(page).innerText())?.[0]);
    const { name, text } = await saved(page, 'Save', 'All tested terms');
    expect(name).toMatch(fileNamed('functions', 'csv'));
    const [head, ...lines] = text.trimEnd().split('\r\n');
    expect(head).toBe('term,name,aspect,k,n,K,P,expected,fold,p,padj,genes');
    // A name can have commas; the figures and the genes have none.
    const tests = lines.map((line) => line.split(',').slice(-9));
    expect(tests.filter((cells) => Number(cells[7]) <= 0.05)).toHaveLength(enriched);
    expect(tests.length).toBeGreaterThan(enriched);
    for (const [k, n, K, P, expected, fold, , , genes] of tests) {
      expect(Number(fold)).toBeCloseTo(Number(k) / Number(expected), 8);
      expect(Number(expected)).toBeCloseTo((Number(n) * Number(K)) / Number(P), 8);
      expect(genes.split(' ')).toHaveLength(Number(k));
    }
    const dots = await saved(page, 'Save', 'Dot plot');
    expect(dots.name).toMatch(fileNamed('functions', 'svg'));
    expect(dots.text).toMatch(/^<svg [\s\S]*enriched in[\s\S]*Fold enrichment[\s\S]*<\/svg>\s*$/);
    const png = await saved(page, 'Save', 'Picture, 300 dpi');
    expect(png.text.slice(1, 4)).toBe('PNG');
    await choose(page, 'Show as', 'Graph');
    await marks(page).first().waitFor();
    const graph = await saved(page, 'Save', 'Graph');
    expect(graph.name).toMatch(fileNamed('functions-graph', 'svg'));
    expect(graph.text).toMatch(/^<svg [\s\S]*enriched in[\s\S]*adjusted p[\s\S]*<\/svg>\s*$/);
  });
});

describe('a gene list without functions', () => {
  it('says what an edition without annotations lacks', async () => {
    const id = await storeList(mini(), { list: 'Examples', name: 'Examples' });
    const page = await visit(`${mini()}/genes/functions?list=${id}`);
    await page.getByRole('heading', { name: 'No Gene Ontology annotations' }).waitFor();
    await page.getByText('The administrator of this site can import').waitFor();
    await expect.poll(() => page.getByLabel('Correction').count()).toBe(0);
  });

  it('says how many terms are tested when none is enriched, and shows the tests', async () => {
    const page = await open('&alpha=0');
    await page.getByRole('heading', { name: 'Nothing enriched' }).waitFor();
    await page.getByText(/^[\d,]+ biological processes tested, none with a corrected p-value up to 0\./).waitFor();
    await page.getByText(/^Smallest: p = .* of .* \(GO:\d{7}\)/).waitFor();
    await page.getByRole('button', { name: 'Show terms that are not enriched' }).click();
    await expect.poll(() => rows(page).count()).toBeGreaterThan(0);
  });

  it('says why nothing can be tested if no gene of the list is in the background', async () => {
    const id = await storeList(demo(), { list: 'Clock_Genes', name: 'Clock', background: ['AT1G01010'] });
    const page = await visit(pageOf(id));
    await page.getByRole('alert').filter({ hasText: 'The functions could not be tested.' }).waitFor();
  });

  it('says why a test failed, and tries again', async () => {
    const id = await nitrogen();
    const page = await visit(`${demo()}/feedback`);
    await page.route('**/functions/?**', (route) => route.abort());
    await page.goto(pageOf(id));
    const alert = page.getByRole('alert').filter({ hasText: 'The functions could not be tested.' });
    await alert.waitFor();
    await page.unroute('**/functions/?**');
    await alert.getByRole('button', { name: 'Retry' }).click();
    await table(page).waitFor();
  });
});

it('genes of a result come with a warning', async () => {
  const result = await ask(demo(), 'NLP7');
  const id = await storeList(demo(), { list: 'Clock_Genes', name: 'Clock', result });
  const page = await visit(pageOf(id));
  await page.getByRole('region', { name: 'From a result' }).getByText('A query chose these genes').waitFor();
  const own = await open();
  await title(own).waitFor();
  await expect.poll(() => own.getByText('From a result').count()).toBe(0);
});

it.each([1440, 390])('axe finds nothing on the functions of a list at %i px', async (width) => {
  const options = { viewport: { width, height: 900 } };
  const page = await visit(pageOf(await nitrogen(), '&aspect=all'), options);
  const expectGood = async (of: Page, what: string) => {
    expect(await faultsAt(of, width), what).toEqual([]);
    expect(await of.evaluate(() => document.documentElement.scrollWidth), what).toBe(width);
  };
  await table(page).waitFor();
  await rows(page)
    .getByRole('button', { name: /folded under/ })
    .first()
    .click();
  await expectGood(page, 'table');
  await rows(page)
    .first()
    .getByRole('button', { name: /genes? with/ })
    .click();
  await page.getByRole('region', { name: 'Genes with the term' }).waitFor();
  await expectGood(page, 'dialog');
  await page.keyboard.press('Escape');
  for (const choice of ['Dot plot', 'Graph']) {
    await choose(page, 'Show as', choice);
    await marks(page).first().waitFor();
    await expectGood(page, choice);
  }
  await page.getByLabel('Alpha').fill('0');
  await page.getByRole('heading', { name: 'Nothing enriched' }).waitFor();
  await expectGood(page, 'nothing');
  const bare = await storeList(mini(), { list: 'Examples', name: 'Examples' });
  const none = await visit(`${mini()}/genes/functions?list=${bare}`, options);
  await none.getByRole('heading', { name: 'No Gene Ontology annotations' }).waitFor();
  await expectGood(none, 'no annotations');
});
