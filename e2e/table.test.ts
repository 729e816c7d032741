import { readFile } from 'node:fs/promises';
import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { ask } from './support/ask.ts';
import { axe } from './support/axe.ts';
import { demo, mini, useBrowser } from './support/browser.ts';
import { fileNamed } from './support/fileName.ts';

const visit = useBrowser();

async function openTable(origin: string, query: string): Promise<Page> {
  const id = await ask(origin, query);
  const page = await visit(`${origin}/result/table?request=${id}`);
  await page.locator('[role=gridcell]:not([data-loading])').first().waitFor();
  await page.locator('[role=grid][aria-busy=false]').waitFor();
  return page;
}

/** Texts of the cells of one column, from the top, as they are drawn. */
const column = (page: Page, index: number) =>
  page
    .locator(`[role=gridcell][aria-colindex="${index}"]`)
    .evaluateAll((cells) => cells.map((cell) => cell.textContent));

const genes = (page: Page) => column(page, 1);
const settled = (page: Page) => page.locator('[role=grid][aria-busy=false]').waitFor();

describe('the table', () => {
  it('lists the target genes by falling edge count', async () => {
    const page = await openTable(mini(), 'ALF and BET');
    await expect.poll(() => genes(page)).toEqual(['AT1G00040', 'AT1G00080', 'AT1G00060']);
    const names = await page.getByRole('columnheader', { name: 'Edge Count' }).getAttribute('aria-colindex');
    await expect.poll(() => column(page, Number(names))).toEqual(['4', '3', '2']);
  });

  it('draws merged header cells once, over all of their columns', async () => {
    const page = await openTable(mini(), 'ALF');
    const label = page.getByRole('columnheader', { name: 'ALF · RNAseq · 1', exact: true });
    await label.waitFor();
    await expect.poll(() => label.getAttribute('aria-colspan')).toBe('2');
    await expect.poll(() => label.count()).toBe(1);
  });

  it('says above an analysis what it is, in full and without hovering', async () => {
    const page = await openTable(mini(), 'ALF');
    for (const text of ['ALF · RNAseq · 1', 'in planta:Regulated', 'DESeq2, FDR < 0.05', '5 edges']) {
      const heading = page.getByRole('columnheader', { name: text, exact: true });
      const fits = await heading.evaluate((cell) => {
        const line = cell.querySelector('span') ?? cell;
        return line.scrollWidth <= line.clientWidth && cell.scrollHeight <= cell.clientHeight;
      });
      expect([text, fits]).toEqual([text, true]);
    }
    await page.getByRole('columnheader', { name: '3 induced, 2 repressed' }).waitFor();
  });

  it('shows five analyses next to each other at 1440 pixels', async () => {
    const page = await openTable(demo(), 'all_dap');
    const labels = page.getByRole('columnheader', { name: / · / });
    const boxes = await labels.evaluateAll((cells) => cells.map((cell) => cell.getBoundingClientRect().right));
    expect(boxes.filter((right) => right <= 1440).length).toBeGreaterThanOrEqual(5);
  });

  it('keeps gene id and symbol in sight and in line with their rows, however far it scrolls', async () => {
    const page = await openTable(demo(), 'all_tfs');
    const grid = page.getByRole('grid');
    const frame = await grid.boundingBox();
    for (const [left, top] of [
      [900, 5000],
      [4000, 200],
      [100_000, 30_000],
    ]) {
      await grid.evaluate((one, [x, y]) => one.scrollTo(x, y), [left, top]);
      await settled(page);
      const rows = await page
        .getByRole('row')
        .filter({ has: page.getByRole('gridcell') })
        .evaluateAll((all) =>
          all.map((row) => {
            const [id, symbol, first] = row.querySelectorAll('[role=gridcell]');
            const [a, b, c] = [id, symbol, first].map((cell) => cell.getBoundingClientRect());
            return { left: a.left, gap: b.left - a.right, tops: new Set([a.top, b.top, c.top]).size };
          }),
        );
      expect(new Set(rows.map(({ gap, tops }) => `${gap} ${tops}`))).toEqual(new Set(['0 1']));
      expect(new Set(rows.map(({ left: at }) => at)).size).toBe(1);
      expect(rows[0].left).toBeLessThan((frame?.x ?? 0) + 80);
    }
  });

  it.each([1440, 390])('has valid roles at a width of %d pixels, wherever it is scrolled', async (width) => {
    const page = await openTable(demo(), 'all_tfs');
    await page.setViewportSize({ width, height: 844 });
    const grid = page.getByRole('grid');
    for (const left of [0, 3000]) {
      await grid.evaluate((one, x) => one.scrollTo(x, 400), left);
      await settled(page);
      const { violations } = await axe(page).include('[role=grid]').analyze();
      expect(violations.map(({ id }) => id)).toEqual([]);
    }
    await page.getByRole('searchbox', { name: 'Search the table' }).fill('no such gene');
    await page.getByText('No gene matches').waitFor();
    const { violations } = await axe(page).include('[role=grid]').analyze();
    expect(violations.map(({ id }) => id)).toEqual([]);
  });

  it('freezes only the gene id on a phone, and shows data next to it', async () => {
    const page = await openTable(mini(), 'ALF');
    await page.setViewportSize({ width: 390, height: 844 });
    const value = page.getByRole('columnheader', { name: 'Pvalue' }).first();
    await expect.poll(async () => (await value.boundingBox())?.x ?? 999).toBeLessThan(300);
    await page.getByRole('grid').evaluate((one) => one.scrollTo(200, 0));
    const left = async (name: string) =>
      (await page.getByRole('columnheader', { name, exact: true }).boundingBox())?.x ?? -999;
    await expect.poll(() => left('Symbol')).toBeLessThan(0);
    await expect.poll(() => left('Gene ID')).toBeGreaterThan(0);
  });

  it('copies the text of the active cell', async () => {
    const page = await openTable(mini(), 'ALF');
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.getByRole('grid').focus();
    await page.keyboard.press('Control+c');
    const [first] = await genes(page);
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(first);
  });

  it('shows fold changes with sign and color, p-values as exponentials, edges as signs', async () => {
    const page = await openTable(mini(), 'ALF or GAM');
    const up = page.getByRole('gridcell', { name: '+1.50', exact: true });
    const down = page.getByRole('gridcell', { name: '-2.50', exact: true });
    await expect.poll(() => up.evaluate((cell) => getComputedStyle(cell).backgroundColor)).toBe('rgb(27, 158, 119)');
    await expect.poll(() => down.evaluate((cell) => getComputedStyle(cell).backgroundColor)).toBe('rgb(217, 95, 2)');
    await page.getByRole('gridcell', { name: '1.00e-4', exact: true }).waitFor();
    const plus = page.getByRole('gridcell', { name: '+', exact: true }).first();
    await expect
      .poll(() => plus.evaluate((cell) => getComputedStyle(cell).backgroundColor))
      .toBe('rgb(117, 112, 179)');
    const star = page.getByRole('gridcell', { name: '*', exact: true }).first();
    await expect
      .poll(() => star.evaluate((cell) => getComputedStyle(cell).backgroundColor))
      .toBe('rgb(231, 41, 138)');
  });

  it('links gene ids to the database of the edition', async () => {
    const page = await openTable(mini(), 'ALF');
    await expect
      .poll(() => page.getByRole('link', { name: 'AT1G00040' }).getAttribute('href'))
      .toContain('AT1G00040');
  });

  it('cycles a column through descending, ascending and the order before', async () => {
    const page = await openTable(mini(), 'ALF');
    const before = await genes(page);
    const header = page.getByRole('columnheader', { name: 'Gene ID' });
    const sorted = [...before].sort();
    await header.click();
    await expect.poll(() => genes(page)).toEqual([...sorted].reverse());
    await expect.poll(() => header.getAttribute('aria-sort')).toBe('descending');
    await header.click();
    await expect.poll(() => genes(page)).toEqual(sorted);
    await expect.poll(() => header.getAttribute('aria-sort')).toBe('ascending');
    await header.click();
    await expect.poll(() => genes(page)).toEqual(before);
    await expect.poll(() => header.getAttribute('aria-sort')).toBe('none');
  });

  it('keeps empty cells last in both directions', async () => {
    const page = await openTable(mini(), 'ALF');
    const header = page.getByRole('columnheader', { name: 'Log2FC' });
    const index = Number(await header.getAttribute('aria-colindex'));
    await header.click();
    await expect.poll(() => column(page, index)).toEqual(['+2.00', '+1.50', '+0.50', '-1.00', '-2.50', '']);
    await header.click();
    await expect.poll(() => column(page, index)).toEqual(['-2.50', '-1.00', '+0.50', '+1.50', '+2.00', '']);
  });

  it('searches, counts what it keeps, and says when nothing is left', async () => {
    const page = await openTable(mini(), 'ALF');
    const search = page.getByRole('searchbox', { name: 'Search the table' });
    await search.click();
    await page.keyboard.type('nrx');
    await expect.poll(() => genes(page)).toEqual(['AT1G00060', 'AT1G00070']);
    await expect.poll(() => page.getByText('2 of 6 genes').count()).toBe(1);
    await search.fill('no such gene');
    await page.getByText('No gene matches').waitFor();
    await page.getByRole('button', { name: 'Clear the search' }).click();
    await expect.poll(() => genes(page)).toHaveLength(6);
    await expect.poll(() => search.inputValue()).toBe('');
  });

  it('has no blank cell at the far corner of a big table', async () => {
    const page = await openTable(demo(), 'all_tfs');
    const grid = page.getByRole('grid');
    const [rows, columns] = await grid.evaluate((one) => [
      Number(one.getAttribute('aria-rowcount')) - 6,
      Number(one.getAttribute('aria-colcount')),
    ]);
    expect(rows).toBeGreaterThan(2000);
    expect(columns).toBeGreaterThan(80);
    await grid.evaluate((one) => one.scrollTo(one.scrollWidth, one.scrollHeight));
    await page.locator(`[aria-rowindex="${rows + 6}"]`).waitFor();
    await settled(page);
    await expect.poll(() => page.locator('[data-loading]').count()).toBe(0);
    await page.locator(`[role=columnheader][aria-colindex="${columns}"]`).waitFor();
    await expect.poll(() => genes(page)).not.toContain('');
    const drawn = await page.getByRole('gridcell').count();
    expect(drawn).toBeLessThan(2000);
  });

  it('fetches only what is in sight and near', async () => {
    const id = await ask(demo(), 'all_tfs');
    const page = await visit(`${demo()}/query`);
    let windows = 0;
    page.on('request', (request) => request.url().includes('/api/table/') && windows++);
    await page.goto(`${demo()}/result/table?request=${id}`);
    await page.getByRole('gridcell').first().waitFor();
    await settled(page);
    expect(windows).toBeLessThan(20);
  });

  it('keeps the label of a merged cell in sight while it scrolls', async () => {
    const page = await openTable(mini(), 'ALF');
    await page.setViewportSize({ width: 700, height: 900 });
    const grid = page.getByRole('grid');
    const header = page.getByRole('columnheader', { name: 'ALF · RNAseq · 1', exact: true });
    await grid.evaluate((one) => one.scrollTo(one.scrollWidth, 0));
    const box = await header.locator('span').first().boundingBox();
    const frame = await grid.boundingBox();
    expect(box && frame && box.x >= frame.x).toBe(true);
  });

  it('moves by keyboard: arrows, Home, End, pages and corners', async () => {
    const page = await openTable(demo(), 'all_tfs');
    const grid = page.getByRole('grid');
    const active = () =>
      grid.evaluate((one) => {
        const cell = document.getElementById(one.getAttribute('aria-activedescendant') ?? '');
        return [cell?.closest('[role=row]')?.getAttribute('aria-rowindex'), cell?.getAttribute('aria-colindex')];
      });
    const rows = Number(await grid.getAttribute('aria-rowcount'));
    const columns = Number(await grid.getAttribute('aria-colcount'));
    await grid.focus();
    await expect.poll(active).toEqual(['7', '1']);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowRight');
    await expect.poll(active).toEqual(['8', '2']);
    await page.keyboard.press('Control+End');
    await expect.poll(active).toEqual([String(rows), String(columns)]);
    await page.keyboard.press('PageUp');
    await expect.poll(async () => Number((await active())[0])).toBeLessThan(rows);
    await page.keyboard.press('Control+Home');
    await expect.poll(active).toEqual(['7', '1']);
    await page.keyboard.press('End');
    await expect.poll(active).toEqual(['7', String(columns)]);
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Enter');
    await expect
      .poll(() => page.locator(`[role=columnheader][aria-colindex="${columns}"][aria-sort=descending]`).count())
      .toBe(1);
  });

  it('is as it was left when the tab is opened again', async () => {
    const page = await openTable(demo(), 'all_tfs');
    await page.getByRole('columnheader', { name: 'Gene ID' }).click();
    await page.getByRole('searchbox').fill('at1');
    const rows = async () => Number(await page.getByRole('grid').getAttribute('aria-rowcount'));
    const all = await rows();
    await expect.poll(rows).toBeLessThan(all);
    await settled(page);
    await page.getByRole('grid').evaluate((one) => one.scrollTo(600, 2400));
    await page.locator('[aria-rowindex="115"]').waitFor();
    await page.getByRole('link', { name: 'Summary', exact: true }).click();
    await page.getByRole('img', { name: /Targets of/ }).waitFor();
    await page.getByRole('link', { name: 'Table', exact: true }).click();
    await page.locator('[aria-rowindex="115"]').waitFor();
    await expect.poll(() => page.getByRole('searchbox').inputValue()).toBe('at1');
    await expect
      .poll(() => page.getByRole('columnheader', { name: 'Gene ID' }).getAttribute('aria-sort'))
      .toBe('descending');
    await expect
      .poll(() => page.getByRole('grid').evaluate((one) => [one.scrollLeft, one.scrollTop]))
      .toEqual([600, 2400]);
  });

  it('follows the size of the window', async () => {
    const page = await openTable(demo(), 'all_tfs');
    const height = async () => (await page.getByRole('grid').boundingBox())?.height ?? 0;
    const before = await height();
    await page.setViewportSize({ width: 1440, height: 1300 });
    await expect.poll(height).toBeGreaterThan(before + 300);
    await expect.poll(() => page.getByRole('grid').getByRole('row').count()).toBeGreaterThan(35);
  });
});

/** Clicks what starts a download, and reads the file. */
async function saved(page: Page, link: Locator) {
  const [download] = await Promise.all([page.waitForEvent('download'), link.click()]);
  return { name: download.suggestedFilename(), text: await readFile(await download.path(), 'utf8') };
}

describe('the columns about the gene', () => {
  const titles = ['Gene ID', 'Symbol', 'Description', 'Gene Family', 'Type', 'Edge Count'];
  const shown = async (page: Page) => {
    const counts = titles.map((name) => page.getByRole('columnheader', { name, exact: true }).count());
    const found = await Promise.all(counts);
    return titles.filter((_, i) => found[i] > 0);
  };

  it('are id, symbol, description and edge count; one click shows all, another one folds them', async () => {
    const page = await openTable(mini(), 'ALF');
    await expect.poll(() => shown(page)).toEqual(['Gene ID', 'Symbol', 'Description', 'Edge Count']);
    await page.getByRole('button', { name: 'All gene columns' }).click();
    await expect.poll(() => shown(page)).toEqual(titles);
    await page.getByRole('button', { name: 'Fewer gene columns' }).click();
    await expect.poll(() => shown(page)).toEqual(['Gene ID', 'Symbol', 'Description', 'Edge Count']);
  });

  it('are all in the files of the whole table, also while they are folded', async () => {
    const page = await openTable(mini(), 'ALF');
    await page.getByRole('button', { name: 'Export Table' }).click();
    const { text } = await saved(page, page.getByRole('menuitem', { name: 'Whole table csv' }));
    expect(text).toMatch(/^Full Name,Gene Family,Type,Name,User List,User List Count,Edge Count,Gene ID,/);
  });
});

describe('target genes', () => {
  const more = (page: Page) => page.getByRole('button', { name: 'More ways to export target genes' });
  const clipboard = (page: Page) => page.evaluate(() => navigator.clipboard.readText());

  it('are exported as target_genes.txt, as a saved list, to the clipboard', async () => {
    const page = await openTable(mini(), 'ALF and BET');
    const all = (await genes(page)).map((gene) => `${gene}\n`).join('');
    const file = await saved(page, page.getByRole('link', { name: 'Export Target Genes' }));
    expect(file).toEqual({
      name: expect.stringMatching(fileNamed('target-genes', 'txt')),
      text: all,
    });

    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await more(page).click();
    await page.getByRole('menuitem', { name: 'Copy To Clipboard' }).click();
    await page.getByRole('link', { name: 'Copied!' }).waitFor();
    await page.getByRole('link', { name: 'Export Target Genes' }).waitFor({ timeout: 3000 });
    await expect.poll(() => clipboard(page)).toBe(all);

    await more(page).click();
    await page.getByRole('menuitem', { name: 'Save As Temporary List' }).click();
    const naming = page.getByRole('dialog', { name: 'Name Your Gene List' });
    await naming.getByLabel('Name').fill('other');
    await naming.getByRole('button', { name: 'Add' }).click();
    await naming.getByText('Please pick another name.').waitFor();
    await naming.getByLabel('Name').fill('found');
    await naming.getByRole('button', { name: 'Add' }).click();
    await page.getByText(/^\d+ genes saved as found$/).waitFor();
  });

  it('are those of the whole result, and separately those that a search leaves', async () => {
    const page = await openTable(mini(), 'ALF and BET');
    const all = await genes(page);
    await page.getByRole('searchbox', { name: 'Search the table' }).fill('AT1G00040');
    await expect.poll(() => genes(page)).toEqual(['AT1G00040']);
    const file = await saved(page, page.getByRole('link', { name: 'Export Target Genes' }));
    expect(file.text.trim().split('\n')).toEqual(all);
    await more(page).click();
    await page.getByText('1 gene shown').waitFor();
    const shown = await saved(page, page.getByRole('menuitem', { name: 'Text File' }));
    expect(shown).toEqual({
      name: expect.stringMatching(fileNamed('target-genes', 'txt')),
      text: 'AT1G00040\n',
    });
  });

  it('cannot be taken where a search leaves none', async () => {
    const page = await openTable(mini(), 'ALF and BET');
    await page.getByRole('searchbox', { name: 'Search the table' }).fill('nothing');
    await page.getByText('No gene matches').waitFor();
    await more(page).click();
    await page.getByText('0 genes shown').waitFor();
    await expect.poll(() => page.getByRole('menuitem', { name: 'Text File' }).count()).toBe(0);
    await expect.poll(() => page.getByRole('menuitem', { name: 'Copy To Clipboard' }).last().isDisabled()).toBe(true);
  });
});

describe('Export Table', () => {
  const item = async (page: Page, name: string) => {
    await page.getByRole('button', { name: 'Export Table' }).click();
    return page.getByRole('menuitem', { name });
  };

  it('gives the whole table as xlsx and csv, whatever is shown of it', async () => {
    const page = await openTable(mini(), 'ALF and BET');
    const all = await genes(page);
    await page.getByRole('searchbox', { name: 'Search the table' }).fill('AT1G00040');
    await expect.poll(() => genes(page)).toEqual(['AT1G00040']);
    const workbook = await saved(page, await item(page, 'Whole table xlsx'));
    expect(workbook.name).toMatch(fileNamed('table', 'xlsx'));
    expect(workbook.text.slice(0, 2)).toBe('PK');
    const csv = await saved(page, await item(page, 'Whole table csv'));
    const lines = csv.text.trim().split('\n').slice(1);
    expect(lines.map((line) => /AT\dG\d{5}/.exec(line)?.[0])).toEqual(all);
  });

  it('gives what is shown: sorted, searched, without hidden columns', async () => {
    const page = await openTable(mini(), 'ALF and BET');
    await page.getByRole('button', { name: 'Columns', exact: true }).click();
    await page.getByRole('checkbox', { name: 'Description' }).uncheck();
    await page.getByRole('checkbox', { name: 'Gene Family' }).check();
    await page.keyboard.press('Escape');
    await expect.poll(() => page.getByRole('columnheader', { name: 'Description' }).count()).toBe(0);
    await page.getByRole('columnheader', { name: 'Gene Family' }).waitFor();
    const header = page.getByRole('columnheader', { name: 'Edge Count' });
    await header.click();
    await header.click();
    await settled(page);
    const shown = await genes(page);
    const { name, text } = await saved(page, await item(page, 'Rows and columns as shown'));
    expect(name).toMatch(fileNamed('table', 'csv'));
    const lines = text.trim().split('\n');
    expect(lines[0]).toMatch(/^Gene Family,Name,User List,Edge Count,Gene ID,/);
    expect(lines.slice(1).map((line) => /AT\dG\d{5}/.exec(line)?.[0])).toEqual(shown);
  });
});
