import { describe, expect, it } from 'vitest';
import type { Page } from 'playwright-core';
import { mini, useBrowser } from './support/browser.ts';
import { textOf, writeQuery } from './support/queryBox.ts';

const visit = useBrowser();
const builder = (page: Page) => page.getByRole('region', { name: 'Query Builder' });
const rows = (page: Page) => builder(page).getByRole('list', { name: 'Rows of the query' }).getByRole('listitem');
const written = textOf;
const handle = (page: Page, name: string) => builder(page).getByRole('button', { name: `Move ${name}:` });
const button = (page: Page, name: string) => builder(page).getByRole('button', { name, exact: true });

async function start(text: string): Promise<Page> {
  const page = await visit(`${mini()}/query`);
  await writeQuery(page, text);
  await expect.poll(() => written(page)).toBe(text);
  await rows(page).first().waitFor();
  await page.waitForLoadState('networkidle');
  return page;
}

async function dragTo(page: Page, name: string, target: string, part: number): Promise<void> {
  // Waits until the handle no longer moves: hints that arrive push the rows below them down.
  await handle(page, name).hover();
  await page.mouse.down();
  const row = await rows(page)
    .filter({ has: page.locator(`[aria-label^="Move ${target}:"]`) })
    .boundingBox();
  if (!row) throw new Error('there is no such row');
  await page.mouse.move(row.x + 60, row.y + row.height * part, { steps: 6 });
}

describe('the query builder', () => {
  it('builds a query from its rows, with quotes where they are needed', async () => {
    const page = await visit(`${mini()}/query`);
    await button(page, 'Add TF').click();
    const field = rows(page).getByRole('combobox', { name: 'TF', exact: true });
    await field.fill('ALF');
    await field.press('Enter');
    await field.press('Escape');
    expect(new URL(page.url()).pathname).toBe('/query');
    await builder(page).getByRole('button', { name: 'Add at ALF' }).click();
    await page.getByRole('menuitem', { name: 'Add Filter', exact: true }).click();
    await rows(page).getByRole('combobox', { name: 'Key' }).selectOption('EDGE_TYPE');
    const value = rows(page)
      .getByRole('textbox', { name: 'Value' })
      .or(rows(page).getByRole('combobox', { name: 'Value' }));
    await value.first().fill("in planta's");
    await value.first().press('Enter');
    await expect.poll(() => written(page)).toBe(`ALF[EDGE_TYPE = "in planta's"]`);
    expect(new URL(page.url()).pathname).toBe('/query');
  });

  it('is always in step with the text, and leaves nothing to do for Build Query and Fill from Query', async () => {
    const page = await start('ALF and (BET or GAM)');
    await expect.poll(() => rows(page).count()).toBe(4);
    await button(page, 'Remove BET').click();
    await expect.poll(() => textOf(page)).toBe('ALF and (GAM)');
    await expect.poll(() => button(page, 'Build Query').isDisabled()).toBe(true);
    await expect.poll(() => button(page, 'Fill from Query').isDisabled()).toBe(true);
    await button(page, 'Undo').click();
    await expect.poll(() => textOf(page)).toBe('ALF and (BET or GAM)');
    await button(page, 'Redo').click();
    await expect.poll(() => textOf(page)).toBe('ALF and (GAM)');
    await writeQuery(page, 'GAM');
    await expect.poll(() => rows(page).count()).toBe(1);
  });

  it('says what each name means, and what is wrong with it', async () => {
    const page = await start('ALG or AT1G00010.1 or all_tfs or AT1G00040 or TWIN or GAN');
    const hint = (index: number) => rows(page).nth(index).getByRole('paragraph').textContent();
    await expect.poll(() => hint(1)).toBe('read as AT1G00010 · ALF · 2 analyses');
    await expect.poll(() => hint(0)).toBe('Not in this data set. Did you mean ALF?');
    await expect.poll(() => hint(2)).toBe('3 TFs, 6 analyses');
    await expect.poll(() => hint(3)).toBe('TWIN has no analyses as a TF.');
    await expect.poll(() => hint(4)).toBe('Several genes have this name: AT1G00040 or AT1G00050');
    await rows(page).nth(5).getByRole('button', { name: 'GAM', exact: true }).click();
    await expect.poll(() => textOf(page)).toContain('or GAM');
    await expect.poll(() => hint(5)).toMatch(/^AT1G00030 · 2 analyses$/);
  });

  it('fits its card with a keyword, at any width', async () => {
    const page = await start('all_dap');
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await expect
        .poll(() => page.evaluate(() => document.documentElement.scrollWidth - innerWidth))
        .toBeLessThanOrEqual(0);
      const [card, field] = await Promise.all(
        [builder(page), rows(page).getByRole('combobox', { name: 'TF', exact: true })].map((one) =>
          one.boundingBox(),
        ),
      );
      expect(field && card && field.x + field.width <= card.x + card.width).toBe(true);
    }
  });

  it('moves a row by mouse and shows where it will go', async () => {
    const page = await start('ALF and (BET or GAM)');
    await dragTo(page, 'ALF', 'GAM', 0.9);
    await expect.poll(() => rows(page).nth(3).getAttribute('data-mark')).toBe('after');
    await page.mouse.up();
    await expect.poll(() => written(page)).toBe('(BET or GAM or ALF)');
  });

  it('never drops a group into itself', async () => {
    const page = await start('ALF and (BET or GAM)');
    await dragTo(page, 'TF Group', 'GAM', 0.9);
    await expect.poll(() => rows(page).locator('xpath=self::*[@data-mark]').count()).toBe(0);
    await page.mouse.up();
    await expect.poll(() => written(page)).toBe('ALF and (BET or GAM)');
  });

  it('moves a row by keyboard and keeps the focus on it', async () => {
    const page = await start('(BET) or ALF');
    await handle(page, 'ALF').focus();
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => written(page)).toBe('(BET or ALF)');
    await page.keyboard.press('ArrowUp');
    await expect.poll(() => written(page)).toMatch(/^\(ALF .*BET\)$/);
    await page.keyboard.press('ArrowLeft');
    await expect.poll(() => written(page)).toBe('(BET) or ALF');
  });

  it('negates, joins, copies and clears', async () => {
    const page = await start('ALF or BET');
    await rows(page).nth(1).getByRole('button', { name: 'not' }).click();
    await rows(page).nth(1).getByRole('combobox', { name: 'Operator of BET' }).selectOption('and');
    await expect.poll(() => rows(page).nth(0).getByLabel('Operator of ALF').isDisabled()).toBe(true);
    await button(page, 'Duplicate BET').click();
    await expect.poll(() => written(page)).toBe('ALF and not BET and not BET');
    await page.reload();
    await expect.poll(() => written(page)).toBe('ALF and not BET and not BET');
    await button(page, 'Clear').click();
    await expect.poll(() => rows(page).count()).toBe(0);
  });

  it('keeps the comparator of numbers, and goes back to = for another key', async () => {
    const page = await start('ALF[pvalue <= 0.05]');
    await rows(page).getByRole('combobox', { name: 'Key' }).selectOption('EDGE_TYPE');
    await expect.poll(() => rows(page).getByLabel('Comparator').inputValue()).toBe('=');
    await expect.poll(() => rows(page).getByLabel('Comparator').isDisabled()).toBe(true);
  });

  it('says what it cannot show', async () => {
    const page = await visit(`${mini()}/query`);
    await writeQuery(page, 'expand("$filter_tf", or)');
    await builder(page).getByText('The builder cannot show expand(...)').waitFor();
    await expect.poll(() => button(page, 'Fill from Query').isDisabled()).toBe(true);
  });

  it('adds a TF, a group, a filter and a filter group at the start, into a row and behind it', async () => {
    const page = await start('ALF');
    const labels = () => rows(page).evaluateAll((all) => all.map((row) => row.getAttribute('aria-label')));
    const add = async (at: string, item: string) => {
      await button(page, `Add at ${at}`).click();
      await page.getByRole('menuitem', { name: item, exact: true }).click();
    };
    await button(page, 'Add TF').click();
    await expect.poll(labels).toEqual(['TF, level 1', 'ALF, level 1']);
    await button(page, 'Add TF Group').click();
    await add('ALF', 'Add Filter Group');
    await add('ALF', 'Add Filter');
    await add('TF Group', 'Add TF');
    await add('ALF', 'Add TF after');
    await expect
      .poll(labels)
      .toEqual([
        'TF Group, level 1',
        'TF, level 2',
        'TF, level 1',
        'ALF, level 1',
        'Filter Group, level 2',
        'Filter, level 2',
        'TF, level 1',
      ]);
    await expect.poll(() => written(page)).toMatch(/^ALF(\[.*\])?$/);
  });

  it('copies and removes a group with all that is in it', async () => {
    const page = await start('(ALF[pvalue < 0.05] or BET) and GAM');
    await button(page, 'Duplicate TF Group').click();
    await expect.poll(() => written(page)).toBe('(ALF[pvalue < 0.05] or BET) or (ALF[pvalue < 0.05] or BET) and GAM');
    await button(page, 'Remove TF Group').first().click();
    await button(page, 'Remove TF Group').click();
    await expect.poll(() => written(page)).toBe('GAM');
  });

  it('shades and indents its rows by their level', async () => {
    const page = await start('ALF and (BET or (GAM or (ALF or (BET or GAM))))');
    const looks = await rows(page).evaluateAll((all) =>
      all.map(
        (row) => [getComputedStyle(row).backgroundColor, parseFloat(getComputedStyle(row).paddingLeft)] as const,
      ),
    );
    expect(new Set(looks.map(([color]) => color)).size).toBe(5);
    const indents = looks.map(([, indent]) => indent);
    expect([...indents].sort((a, b) => a - b)).toEqual(indents);
    expect(new Set(indents).size).toBe(5);
  });

  it('colors Build Query as a warning while the text is one that rows cannot show', async () => {
    const page = await start('ALF or BET');
    const color = () => button(page, 'Build Query').evaluate((one) => getComputedStyle(one).backgroundColor);
    const usual = await color();
    await writeQuery(page, 'expand("$filter_tf", or)');
    await expect.poll(color).toBe('rgb(138, 75, 8)');
    await button(page, 'Remove BET').click();
    await expect.poll(() => builder(page).locator('code').textContent()).toBe('ALF');
    await expect.poll(() => textOf(page)).toBe('expand("$filter_tf", or)');
    await button(page, 'Build Query').click();
    await expect.poll(() => textOf(page)).toBe('ALF');
    await page.mouse.move(0, 0);
    await expect.poll(color).toBe(usual);
  });

  it('suggests TFs as they are typed, and the keys and values of the TFs around a filter', async () => {
    const page = await start('ALF[EDGE_TYPE = x]');
    const field = page.getByRole('combobox', { name: 'TF', exact: true });
    await field.fill('be');
    await page.getByRole('option', { name: /AT1G00020/ }).click();
    const keys = () => rows(page).getByRole('combobox', { name: 'Key' }).locator('option').allTextContents();
    await expect.poll(keys).toEqual(expect.arrayContaining(['log2fc', 'pvalue', 'EDGE_TYPE']));
    await rows(page).getByLabel('Value').first().fill('in');
    await expect
      .poll(() => page.getByRole('listbox').getByRole('option').allTextContents())
      .toEqual(['in planta:Regulated', 'in vitro:Bound:DAP']);
  });

  it('is not submitted by Enter in one of its fields', async () => {
    const page = await start('ALF[pvalue < 0.05]');
    await rows(page).getByLabel('Value').first().press('Enter');
    await page.getByRole('combobox', { name: 'TF', exact: true }).press('Enter');
    await page.waitForTimeout(300);
    await expect.poll(() => page.getByRole('dialog').count()).toBe(0);
    expect(new URL(page.url()).pathname).toBe('/query');
  });

  it('keeps a row that is not finished when it is submitted', async () => {
    const page = await visit(`${mini()}/query`);
    await button(page, 'Add TF').click();
    await rows(page).getByRole('combobox', { name: 'TF', exact: true }).fill('ALF');
    await page.keyboard.press('Escape');
    await builder(page).getByRole('button', { name: 'Add at ALF' }).click();
    await page
      .getByRole('menuitem', { name: /filter/i })
      .first()
      .click();
    await expect.poll(() => rows(page).count()).toBe(2);
    await page.getByRole('button', { name: 'Submit', exact: true }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
    await expect.poll(() => textOf(page)).toBe('ALF');
    await expect.poll(() => rows(page).count()).toBe(2);
  });
});
