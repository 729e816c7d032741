import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { demo, mini, useBrowser } from './support/browser.ts';
import { overhang, seriousFaultsInBothThemes } from './support/pageState.ts';

const visit = useBrowser();

const search = (page: Page) => page.getByRole('combobox', { name: 'Search the analyses' });
const rows = (page: Page) => page.getByText(/^Rows: /).textContent();
const ids = (page: Page) => page.locator('[data-row] [data-column=id]').allTextContents();
const grid = (page: Page) => page.getByRole('grid', { name: 'Analyses' });

async function find(page: Page, text: string): Promise<void> {
  await search(page).fill(text);
  await search(page).press('Escape');
  await page.getByRole('button', { name: 'Search', exact: true }).click();
}

async function open(origin: string, params = ''): Promise<Page> {
  const page = await visit(`${origin}/overview${params}`);
  await grid(page).waitFor();
  return page;
}

describe('the data overview', () => {
  it('lists every analysis with its gene and its metadata', async () => {
    const page = await open(mini());
    await expect.poll(() => rows(page)).toBe('Rows: 6 / 6');
    const head = await page.getByRole('columnheader').allTextContents();
    expect(head.slice(0, 3)).toEqual(['ID', 'Gene ID', 'Gene Name']);
    expect(head).toContain('EDGE_TYPE');
    await expect.poll(() => ids(page)).toHaveLength(6);
  });

  it('is ordered by gene and then by id until a column is sorted', async () => {
    const page = await open(mini());
    await expect.poll(() => ids(page)).toEqual(['1', '2', '3', '4', '5', '6']);
    const genes = await page.locator('[data-row] [data-column=gene_id]').allTextContents();
    expect([...genes].sort()).toEqual(genes);
  });

  it('draws the pie half as high as the window, with every label where there are at most five', async () => {
    const page = await open(demo());
    const figure = page.getByRole('img', { name: /analyses by EDGE_TYPE/ });
    expect((await figure.boundingBox())?.height).toBeCloseTo(450, -1);
    const labels = await figure.locator('text').allTextContents();
    for (const type of ['in planta:Bound', 'in vitro:Bound:DAP']) {
      expect(labels.some((label) => label.startsWith(type))).toBe(true);
    }
  });

  it('filters by a comparison, shows the filter, and lets go of it', async () => {
    const page = await open(mini());
    await find(page, 'EXPERIMENT_TYPE = expression');
    await page.waitForURL(/search=EXPERIMENT_TYPE/);
    await expect.poll(() => rows(page)).toMatch(/^Rows: [1-5] \/ 6$/);
    await expect.poll(() => search(page).inputValue()).toBe('EXPERIMENT_TYPE = expression');
    await page.getByRole('button', { name: 'Remove the filter EXPERIMENT_TYPE = expression' }).click();
    await expect.poll(() => rows(page)).toBe('Rows: 6 / 6');
    await expect.poll(() => search(page).inputValue()).toBe('');
    expect(new URL(page.url()).search).toBe('');
  });

  it('shows the filter it goes to with Back, Forward and a reload', async () => {
    const page = await open(mini());
    await find(page, 'ALF');
    await expect.poll(() => rows(page)).toBe('Rows: 2 / 6');
    await page.goBack();
    await expect.poll(() => rows(page)).toBe('Rows: 6 / 6');
    await expect.poll(() => search(page).inputValue()).toBe('');
    await page.goForward();
    await expect.poll(() => search(page).inputValue()).toBe('ALF');
    await page.reload();
    await expect.poll(() => rows(page)).toBe('Rows: 2 / 6');
    await expect.poll(() => search(page).inputValue()).toBe('ALF');
  });

  it('suggests texts, and the values of a key that is compared', async () => {
    const page = await open(demo());
    await search(page).pressSequentially('in pla');
    await page.getByRole('option', { name: 'in planta:Bound' }).waitFor();
    await search(page).fill('TISSUE = ro');
    await page.getByRole('option', { name: 'TISSUE = root', exact: true }).click();
    await expect.poll(() => search(page).inputValue()).toBe('TISSUE = root');
    await page.getByRole('button', { name: 'Search', exact: true }).click();
    await page.getByRole('button', { name: 'Remove the filter TISSUE = root' }).waitFor();
  });

  it('draws the first category of edges, and keeps the one that was chosen', async () => {
    const page = await open(demo());
    const category = page.getByRole('combobox', { name: 'Category' });
    await expect.poll(() => category.inputValue()).toBe('EDGE_TYPE');
    await page.getByRole('heading', { name: '70 analyses by EDGE_TYPE: 5 values' }).waitFor();
    await category.selectOption('TISSUE');
    await page.getByRole('heading', { name: /analyses by TISSUE/ }).waitFor();
    await find(page, 'EXPERIMENT_TYPE = Expression');
    await expect.poll(() => rows(page)).toBe('Rows: 26 / 70');
    await expect.poll(() => category.inputValue()).toBe('TISSUE');
    await page.reload();
    await grid(page).waitFor();
    await expect.poll(() => category.inputValue()).toBe('TISSUE');
  });

  it('shows the value under the pointer in the place of its label, and the same numbers as a table', async () => {
    const page = await open(demo());
    const figure = page.getByRole('img', { name: /analyses by EDGE_TYPE/ });
    const label = figure.getByText('in vitro:Bound:DAP: 26');
    await expect.poll(() => label.count()).toBe(1);
    await figure.locator('path').first().hover();
    await expect.poll(() => label.count()).toBe(0);
    await page.getByText('(37.1%)').waitFor();
    await page.getByRole('radiogroup', { name: 'Show as' }).getByText('Table').click();
    await page.getByRole('row', { name: 'in vitro:Bound:DAP 26' }).waitFor();
  });

  it('sorts a column up, down and not at all, and writes it into the address', async () => {
    const page = await open(mini());
    const before = await ids(page);
    const id = page.getByRole('columnheader', { name: 'ID', exact: true });
    await id.getByRole('button').click();
    await id.getByRole('button').click();
    await expect.poll(() => id.getAttribute('aria-sort')).toBe('descending');
    await expect.poll(() => ids(page)).toEqual([...before].sort((a, b) => Number(b) - Number(a)));
    expect(new URL(page.url()).search).toBe('?sort=id&order=desc');
    await id.getByRole('button').click();
    await expect.poll(() => ids(page)).toEqual(before);
    expect(new URL(page.url()).search).toBe('');
  });

  it('draws only the rows in sight', async () => {
    const page = await open(demo());
    expect((await ids(page)).length).toBeLessThan(50);
    await grid(page).evaluate((one) => one.scrollTo(0, one.scrollHeight));
    await page.locator('[aria-rowindex="71"]').waitFor();
  });

  it('runs an analysis from its id, and its TF from its gene', async () => {
    const page = await open(mini());
    await page.locator('[data-row="0"] [data-column=id] button').click();
    await page.waitForURL(/\/result\/summary\?request=/);
    await page.getByRole('heading', { level: 1, name: /in 1 analysis/ }).waitFor();
    await expect.poll(() => page.locator('code').first().textContent()).toBe('AT1G00010[id=1]');
    await page.goBack();
    await page.locator('[data-row="0"] [data-column=gene_id] button').click();
    await page.getByRole('heading', { level: 1, name: '6 genes targeted by ALF in 2 analyses' }).waitFor();
  });

  it('says in its place why a query failed, and runs it again', async () => {
    const page = await open(mini());
    await page.route('**/api/?*', (route) => route.abort('connectionrefused'));
    await page.locator('[data-row="0"] [data-column=gene_id] button').click();
    await expect
      .poll(() => page.getByRole('alert').textContent())
      .toContain('AT1G00010: The server cannot be reached.');
    await page.unrouteAll();
    await page.getByRole('button', { name: 'Retry' }).click();
    await page.waitForURL(/\/result\/summary/);
  });

  it('saves the rows as they are shown, and the figure', async () => {
    const page = await open(mini(), '?search=ALF&sort=id&order=desc');
    const saved = async (click: () => Promise<void>) => {
      const [download] = await Promise.all([page.waitForEvent('download'), click()]);
      const chunks: Buffer[] = [];
      for await (const chunk of await download.createReadStream()) chunks.push(chunk as Buffer);
      return Buffer.concat(chunks).toString();
    };
    const lines = (await saved(() => page.getByRole('button', { name: 'Export CSV' }).click())).trim().split('\r\n');
    expect(lines.map((line) => line.split(',').slice(0, 3).join())).toEqual([
      'ID,Gene ID,Gene Name',
      '2,AT1G00010,ALF',
      '1,AT1G00010,ALF',
    ]);
    await page.getByRole('button', { name: 'Save figure' }).click();
    const svg = await saved(() => page.getByRole('menuitem', { name: 'Vector figure' }).click());
    expect(svg).toContain('2 analyses by EDGE_TYPE');
  });

  it('shows searches that work when nothing matches', async () => {
    const page = await visit(`${mini()}/overview?search=zebra`);
    await page.getByRole('heading', { name: 'No analysis matches “zebra”' }).waitFor();
    await page.getByRole('button', { name: /^EXPERIMENT_TYPE = / }).click();
    await grid(page).waitFor();
    await page.goBack();
    await page.getByRole('button', { name: 'Show all 6 analyses' }).click();
    await expect.poll(() => rows(page)).toBe('Rows: 6 / 6');
  });

  it('shows Retry when the analyses cannot be loaded', async () => {
    const page = await visit(`${mini()}/query`);
    await page.route('**/api/overview/?*', (route) => route.abort('connectionrefused'));
    await page.goto(`${mini()}/overview`);
    await expect.poll(() => page.getByRole('alert').textContent()).toContain('The analyses could not be loaded.');
    await page.unrouteAll();
    await page.getByRole('button', { name: 'Retry' }).click();
    await grid(page).waitFor();
  });

  it('is read and used with the keyboard only', async () => {
    const page = await open(demo());
    await page.locator('[data-row="0"] [data-column=gene_id] button').focus();
    const place = () =>
      page.evaluate(() => {
        const cell = document.activeElement?.closest<HTMLElement>('[data-column]');
        return `${cell?.closest<HTMLElement>('[data-row]')?.dataset['row'] ?? ''} ${cell?.dataset['column'] ?? ''}`;
      });
    await page.keyboard.press('ArrowDown');
    await expect.poll(place).toBe('1 gene_id');
    await page.keyboard.press('End');
    await expect.poll(place).toBe('69 gene_id');
    await page.keyboard.press('Home');
    await expect.poll(place).toBe('0 gene_id');
    await page.keyboard.press('Enter');
    await page.waitForURL(/\/result\/summary/);
  });
});

const filters = (page: Page) => page.getByRole('region', { name: 'Filters' });
/** The values of a key in the panel of filters, as `label count`. */
const valuesOf = (page: Page, key: string) =>
  filters(page)
    .getByRole('group', { name: key, exact: true })
    .locator(':scope > div:has(input[type=checkbox])')
    .evaluateAll((all) => all.map((one) => one.textContent));
const check = (page: Page, key: string, value: string) =>
  filters(page).getByRole('group', { name: key, exact: true }).getByRole('checkbox', { name: value }).click();
const openKey = (page: Page, key: string) => filters(page).getByText(key, { exact: true }).click();

describe('the filters of the data overview', () => {
  it('count the analyses of every value, and narrow each other', async () => {
    const page = await open(mini());
    await expect.poll(() => valuesOf(page, 'EXPERIMENT_TYPE')).toEqual(['Binding3', 'Expression3']);
    await check(page, 'EXPERIMENT_TYPE', 'Expression');
    await expect.poll(() => rows(page)).toBe('Rows: 3 / 6');
    await expect.poll(() => valuesOf(page, 'EXPERIMENT_TYPE')).toEqual(['Binding3', 'Expression3']);
    await expect.poll(() => valuesOf(page, 'EDGE_TYPE')).toEqual(['in planta:Regulated3']);
    await openKey(page, 'TISSUE');
    await expect.poll(() => valuesOf(page, 'TISSUE')).toEqual(['root2', 'leaf1']);
    await check(page, 'TISSUE', 'root');
    await expect.poll(() => ids(page)).toEqual(['1', '6']);
    await expect.poll(() => valuesOf(page, 'EXPERIMENT_TYPE')).toEqual(['Expression2', 'Binding1']);
    await page.getByRole('button', { name: 'Remove the filter EXPERIMENT_TYPE: Expression' }).click();
    await expect.poll(() => ids(page)).toEqual(['1', '2', '6']);
    await page.getByRole('button', { name: 'Remove the filter TISSUE: root' }).click();
    await expect.poll(() => new URL(page.url()).search).toBe('');
  });

  it('show all analyses with any of the chosen values of one key', async () => {
    const page = await open(mini());
    await check(page, 'EDGE_TYPE', 'in planta:Bound');
    await check(page, 'EDGE_TYPE', 'in vitro:Bound:DAP');
    await expect.poll(() => ids(page)).toEqual(['2', '4']);
    await page.getByRole('button', { name: 'Clear all' }).click();
    await expect.poll(() => rows(page)).toBe('Rows: 6 / 6');
  });

  it('are in the address together with the search and the columns, so that a copied link shows the same', async () => {
    const page = await open(mini());
    await find(page, 'EXPERIMENT_TYPE = expression');
    await check(page, 'EDGE_TYPE', 'in planta:Regulated');
    await openKey(page, 'TISSUE');
    await check(page, 'TISSUE', 'leaf');
    await page.getByRole('button', { name: 'Columns' }).click();
    await page.getByRole('button', { name: 'Hide all' }).click();
    await page.getByRole('checkbox', { name: 'TISSUE', exact: true }).click();
    await page.waitForURL(/columns=TISSUE$/);
    await page.keyboard.press('Escape');
    await expect.poll(() => ids(page)).toEqual(['3']);
    const copied = await open(mini(), new URL(page.url()).search);
    await expect.poll(() => ids(copied)).toEqual(['3']);
    await expect
      .poll(() => copied.getByRole('columnheader').allTextContents())
      .toEqual(['ID', 'Gene ID', 'Gene Name', 'TISSUE']);
    await expect
      .poll(() => copied.getByRole('group', { name: 'Active filters' }).locator('span[title]').allTextContents())
      .toEqual(['EXPERIMENT_TYPE = expression', 'EDGE_TYPE: in planta:Regulated', 'TISSUE: leaf']);
    await page.goBack();
    await expect.poll(() => ids(page)).toEqual(['1', '3', '6']);
  });

  it('take a click on a slice, and let go of it with a second one', async () => {
    const page = await open(mini());
    const slices = page.getByRole('img', { name: /analyses by EDGE_TYPE/ }).locator('path');
    await slices.first().click();
    await page.waitForURL(/filter=EDGE_TYPE/);
    await expect.poll(() => ids(page)).toEqual(['1', '3', '6']);
    await expect.poll(() => slices.count()).toBe(4);
    await slices.first().click();
    await expect.poll(() => rows(page)).toBe('Rows: 6 / 6');
  });

  it('take a click on a bar: bars are drawn for more than 12 values, a pie up to 12', async () => {
    const page = await open(demo());
    await page.getByRole('combobox', { name: 'Category' }).selectOption('tfs');
    const figure = page.getByRole('img', { name: /analyses by TFs/ });
    await figure.waitFor();
    await expect.poll(() => figure.locator('path').count()).toBe(0);
    const [label, count] = await figure.locator('g > g').first().locator('text').allTextContents();
    await figure.getByText(label, { exact: true }).click();
    await expect.poll(() => rows(page)).toBe(`Rows: ${count} / 70`);
    await page.getByRole('button', { name: `Remove the filter TFs: ${label}` }).waitFor();
    await page.getByRole('combobox', { name: 'Category' }).selectOption('EDGE_TYPE');
    await page
      .getByRole('img', { name: /analyses by EDGE_TYPE/ })
      .locator('path')
      .first()
      .waitFor();
  });

  it('find a value of a long list', async () => {
    const page = await open(demo());
    await openKey(page, 'TFs');
    const group = filters(page).getByRole('group', { name: 'TFs', exact: true });
    await expect.poll(() => group.getByRole('checkbox').count()).toBe(8);
    const label = (await group.getByRole('checkbox').nth(3).getAttribute('title')) ?? '';
    await group.getByRole('textbox', { name: 'Find a value of TFs' }).fill(label.toLowerCase());
    await expect.poll(() => group.getByRole('checkbox').count()).toBe(1);
    await group.getByRole('checkbox').click();
    await page.getByRole('button', { name: `Remove the filter TFs: ${label}` }).waitFor();
  });

  it('say when no analysis matches all of them', async () => {
    const page = await visit(`${mini()}/overview?filter=TISSUE:root&filter=EDGE_TYPE:in+vitro:Bound:DAP`);
    await page.getByRole('heading', { name: 'No analysis matches all filters' }).waitFor();
    await page.getByRole('button', { name: 'Clear filters' }).click();
    await expect.poll(() => rows(page)).toBe('Rows: 6 / 6');
  });

  it('open on a click where there is little room', async () => {
    const page = await visit(`${mini()}/overview`, { viewport: { width: 390, height: 800 } });
    await page.getByText('Filters', { exact: true }).click();
    await page.getByRole('checkbox', { name: 'Expression' }).click();
    await expect.poll(() => rows(page)).toBe('Rows: 3 / 6');
  });
});

describe('the columns of the data overview', () => {
  it('are chosen, and exported as chosen', async () => {
    const page = await open(mini());
    await page.getByRole('button', { name: 'Columns' }).click();
    await page.getByRole('checkbox', { name: 'DATE', exact: true }).click();
    await page.keyboard.press('Escape');
    const head = page.getByRole('columnheader');
    await expect.poll(() => head.allTextContents()).not.toContain('DATE');
    await expect.poll(() => head.allTextContents()).toContain('TISSUE');
    await page.reload();
    await grid(page).waitFor();
    await expect.poll(() => head.allTextContents()).not.toContain('DATE');
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Export CSV' }).click(),
    ]);
    const chunks: Buffer[] = [];
    for await (const chunk of await download.createReadStream()) chunks.push(chunk as Buffer);
    const [first] = Buffer.concat(chunks).toString().split('\r\n');
    expect(first).toContain('TISSUE');
    expect(first).not.toContain('DATE');
    await page.getByRole('button', { name: /^Columns: / }).click();
    await page.getByRole('button', { name: 'Show all' }).click();
    await expect.poll(() => head.allTextContents()).toContain('DATE');
    expect(new URL(page.url()).search).toBe('');
  });
});

it('the data overview has nothing serious for axe in both themes: small, filtered and empty', async () => {
  for (const [width, params] of [
    [390, '?search=ALF'],
    [1440, '?filter=EDGE_TYPE:in+planta:Bound'],
    [1440, '?category=DATE&columns=none'],
    [900, '?search=zebra'],
  ] as const) {
    const page = await visit(`${mini()}/overview${params}`, { viewport: { width, height: 800 } });
    await page.waitForLoadState('networkidle');
    expect(await seriousFaultsInBothThemes(page)).toEqual([]);
    await expect.poll(() => overhang(page)).toBe(0);
  }
});
