import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { ask } from './support/ask.ts';
import { seriousFaultsInBothThemes } from './support/pageState.ts';
import { demo, useBrowser } from './support/browser.ts';
import { fileNamed } from './support/fileName.ts';

const visit = useBrowser();

async function open(query: string, options = {}): Promise<Page> {
  const id = await ask(demo(), query);
  return visit(`${demo()}/result/bound?request=${id}`, options);
}

/** Place of the column Bound and regulated; expected, fold and p follow it, then the directions. */
const bothColumn = 3;

/** The first number of the column, which opens its genes. */
const countIn = (page: Page, column: number) =>
  page.getByRole('row').nth(1).getByRole('cell').nth(column).getByRole('button');

describe('the tab of bound and regulated genes', () => {
  it('compares binding and regulation of each TF that has both', async () => {
    const page = await open('AT4G24020 or AT5G65210');
    await page.getByRole('heading', { name: /^Agreement of binding and regulation for \d+ TFs?$/ }).waitFor();
    const cells = await page.getByRole('row').nth(1).getByRole('cell').allInnerTexts();
    const [both, , , p, up, down, other] = cells.slice(bothColumn);
    const numberOf = (text: string) => Number(text.replaceAll(',', ''));
    expect(numberOf(both)).toBe(numberOf(up) + numberOf(down) + numberOf(other));
    expect(p).toMatch(/^\d\.\d\de[+-]\d+$/);
  });

  it('opens the genes of a number, keeps them as a list, and cuts the table to them', async () => {
    const page = await open('AT4G24020');
    const count = (await countIn(page, bothColumn).innerText()).replaceAll(',', '');
    await countIn(page, bothColumn).click();
    const dialog = page.getByRole('dialog', { name: /binds and regulates$/ });
    await dialog.getByText(new RegExp(`^${Number(count).toLocaleString('en')} genes?$`)).waitFor();
    await dialog.getByRole('button', { name: 'Save as list' }).click();
    const naming = page.getByRole('dialog', { name: 'Name Your Gene List' });
    await naming.getByLabel('Name').fill('direct targets');
    await naming.getByRole('button', { name: 'Add' }).click();
    await dialog.getByText('saved as direct targets').waitFor();
    await dialog.getByRole('link', { name: 'Show in the table' }).click();
    await page.waitForURL(/\/result\/table\?.*part=both/);
    await page.getByText(/only genes that NLP7 binds and regulates/).waitFor();
    await expect.poll(() => page.getByRole('grid').getAttribute('aria-rowcount')).toBe(String(Number(count) + 6));
    await page.getByRole('link', { name: 'Show all genes' }).click();
    await expect
      .poll(async () => Number(await page.getByRole('grid').getAttribute('aria-rowcount')))
      .toBeGreaterThan(Number(count) + 6);
    await page.goto(`${demo()}/query`);
    const choices = page.getByRole('combobox', { name: 'Target Genes', exact: true });
    await expect.poll(() => choices.getByRole('option').allInnerTexts()).toContain('direct targets');
  });

  it('names the correction next to the p-values, and exports the table', async () => {
    const page = await open('AT4G24020 or AT5G65210');
    await page.getByLabel('Correction for multiple testing').selectOption({ label: 'Holm' });
    await page.getByRole('columnheader', { name: 'p (Holm)' }).waitFor();
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('menuitem', { name: 'The table' }).click(),
    ]);
    expect(download.suggestedFilename()).toMatch(fileNamed('bound-and-regulated', 'csv'));
    expect(await readFile(await download.path(), 'utf8')).toMatch(/^gene_id,gene_name,.*\r\nAT\dG\d+,/);
  });

  it('says what to ask for when no TF has both', async () => {
    const page = await open("AT4G24020[EXPERIMENT_TYPE = 'Binding']");
    await page.getByText('No TF of the result has both binding and expression analyses').waitFor();
  });

  it('has nothing serious for axe in both themes, and fits', async () => {
    const page = await open('AT4G24020', { viewport: { width: 360, height: 740 } });
    await countIn(page, bothColumn).waitFor();
    expect(await seriousFaultsInBothThemes(page)).toEqual([]);
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  });
});
