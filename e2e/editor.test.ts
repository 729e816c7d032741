import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { demo, mini, useBrowser } from './support/browser.ts';
import { box, textOf, writeQuery } from './support/queryBox.ts';
import { overhang, seriousFaultsAt } from './support/pageState.ts';

const visit = useBrowser();
const options = (page: Page) => page.getByRole('listbox').getByRole('option');
const completions = (page: Page) => expect.poll(() => options(page).allTextContents());
const underlined = (page: Page) => page.locator('.cm-lintRange-error');

async function write(text: string, origin = mini()): Promise<Page> {
  const page = await visit(`${origin}/query`);
  await box(page).pressSequentially(text);
  await page.locator('.cm-content').waitFor();
  return page;
}

describe('the editor of a query', () => {
  it('takes the focus, says what to write, and wraps long lines instead of scrolling', async () => {
    const page = await visit(`${mini()}/query`);
    await expect.poll(() => box(page).evaluate((one) => one === document.activeElement)).toBe(true);
    await page.getByPlaceholder('Search transcription factors, e.g. GAM and ALF').waitFor();
    await writeQuery(page, `${'AT4G24020 or '.repeat(40)}ALF`);
    await expect.poll(() => box(page).evaluate((one) => one.scrollWidth - one.clientWidth)).toBeLessThanOrEqual(0);
  });

  it('tells names, operators, keys and values apart by color', async () => {
    const page = await visit(`${mini()}/query`);
    await writeQuery(page, "ALF and all_tfs[EDGE_TYPE = 'in planta:Bound']");
    const colors = await Promise.all(
      ['ALF', 'and', 'EDGE_TYPE', "'in planta:Bound'"].map((text) =>
        box(page)
          .getByText(text, { exact: true })
          .evaluate((one) => getComputedStyle(one).color),
      ),
    );
    expect(new Set(colors).size).toBe(4);
  });

  it('completes TFs by id and by symbol, in any case, from the first character', async () => {
    const page = await write('b');
    await completions(page).toContain('AT1G00020BET');
    await writeQuery(page, 'g0003');
    await completions(page).toEqual(['AT1G00030GAM']);
    await writeQuery(page, 'alf');
    await completions(page).toEqual(['AT1G00010ALF']);
  });

  it('replaces the whole token with a pick and leaves the caret behind it', async () => {
    const page = await visit(`${mini()}/query`);
    await writeQuery(page, 'at.g-x:be');
    await page.keyboard.press('Home');
    await page.keyboard.press('Delete');
    await page.keyboard.press('Delete');
    await writeQuery(page, 'BET and AT1:x');
    for (let i = 0; i < 2; i++) await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('Control+Space');
    await completions(page).toEqual(['AT1G00010ALF', 'AT1G00020BET', 'AT1G00030GAM']);
    // A list takes no key in its first 75 ms, lest it takes one that was meant for the text.
    await page.waitForTimeout(100);
    await page.keyboard.press('ArrowDown');
    await expect.poll(() => options(page).nth(1).getAttribute('aria-selected')).toBe('true');
    await page.keyboard.press('Enter');
    await expect.poll(() => textOf(page)).toBe('BET and AT1G00020');
    await page.keyboard.type(' or GAM');
    await expect.poll(() => textOf(page)).toBe('BET and AT1G00020 or GAM');
  });

  it('completes keywords and named queries, and and, or, not where the grammar allows them', async () => {
    const page = await write('all_');
    await completions(page).toEqual(expect.arrayContaining(['all_tfs', expect.stringContaining('all_expression')]));
    await writeQuery(page, 'ALF a');
    await completions(page).toEqual(['and']);
    await writeQuery(page, 'no');
    await completions(page).toEqual(['not']);
  });

  it('completes in brackets the keys of the TFs before them, then operators, then values, and no TF', async () => {
    const page = await write('ALF[e', demo());
    await page.keyboard.press('Escape');
    const asked = page.waitForRequest((request) => {
      const { pathname, searchParams } = new URL(request.url());
      return pathname === '/api/key/' && searchParams.get('tf') !== 'ALF';
    });
    await writeQuery(page, '');
    await box(page).pressSequentially('NLP7[edge');
    expect(new URL((await asked).url()).searchParams.getAll('tf')).toEqual(['NLP7']);
    await completions(page).toEqual(['EDGE_TYPE', 'additional_edge']);
    await page.waitForTimeout(100);
    await page.keyboard.press('Enter');
    await page.keyboard.press('Space');
    await completions(page).toEqual(['=', '!=', '<>']);
    await page.keyboard.type('= pl');
    await completions(page).toEqual(expect.arrayContaining(["'in planta:Bound'"]));
    await page.waitForTimeout(100);
    await page.keyboard.press('Enter');
    await expect.poll(() => textOf(page)).toMatch(/^NLP7\[EDGE_TYPE = 'in planta:\w+'\]$/);
    await writeQuery(page, 'NLP7[AT4G');
    await page.waitForTimeout(400);
    await expect.poll(() => options(page).count()).toBe(0);
  });

  it('has rows of 50 px in a list at least 200 px wide and no higher than 80 % of the room below', async () => {
    const page = await write('a', demo());
    await options(page).first().waitFor();
    const list = await page.getByRole('listbox').boundingBox();
    const row = await options(page).first().boundingBox();
    if (!list || !row) throw new Error('there is no list');
    expect(row.height).toBe(50);
    expect(list.width).toBeGreaterThanOrEqual(200);
    expect(list.height).toBeLessThanOrEqual((900 - list.y) * 0.8 + 12);
    expect(list.height).toBeGreaterThan(400);
  });

  it('picks with the mouse and with Tab, and closes the list with Escape', async () => {
    const page = await write('be');
    await options(page).first().waitFor();
    // As above: in its first 75 ms a list takes no click either.
    await page.waitForTimeout(100);
    await options(page).first().click();
    await expect.poll(() => textOf(page)).toBe('AT1G00020');
    await writeQuery(page, 'ga');
    await options(page).first().waitFor();
    await page.waitForTimeout(100);
    await page.keyboard.press('Tab');
    await expect.poll(() => textOf(page)).toBe('AT1G00030');
    await writeQuery(page, 'ga');
    await options(page).first().waitFor();
    await page.keyboard.press('Escape');
    await expect.poll(() => options(page).count()).toBe(0);
    await expect.poll(() => textOf(page)).toBe('ga');
  });

  it('is left with Escape and Tab', async () => {
    const page = await write('be');
    await options(page).first().waitFor();
    await page.keyboard.press('Escape');
    await page.keyboard.press('Tab');
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Submit');
    await expect.poll(() => textOf(page)).toBe('be');
  });

  it('marks the bracket at the caret and its partner, and one without a partner', async () => {
    const page = await visit(`${mini()}/query`);
    await writeQuery(page, "(ALF[TISSUE = '('])");
    await expect.poll(() => page.locator('.query-pair').allTextContents()).toEqual(['(', ')']);
    await writeQuery(page, '(ALF]');
    await expect.poll(() => page.locator('.query-alone').allTextContents()).toEqual([']']);
  });

  it('underlines what is wrong while it is typed, with a sentence, before any submit', async () => {
    const page = await write('ALF ) BET');
    await expect.poll(() => underlined(page).allTextContents()).toEqual([')']);
    await page.getByText('Unexpected ) at position 5').waitFor();
    await expect.poll(() => box(page).getAttribute('aria-invalid')).toBe('true');
    await expect.poll(() => page.getByRole('alert').count()).toBe(0);
    await writeQuery(page, 'ALF and BET');
    await expect.poll(() => underlined(page).count()).toBe(0);
    await expect.poll(() => box(page).getAttribute('aria-invalid')).toBe('false');
  });

  it('underlines names and values that the data set does not have, with a sentence, before any submit', async () => {
    const page = await write('ALF and NOTF ');
    const warned = page.locator('.cm-lintRange-warning');
    await expect.poll(() => warned.allTextContents()).toEqual(['NOTF']);
    await page.getByText('No TF called "NOTF" in this data set.').waitFor();
    await expect.poll(() => box(page).getAttribute('aria-invalid')).toBe('false');
    await writeQuery(page, "ALF[TECHNOLOGY='microscope'] ");
    await page.getByText('No analysis has the value "microscope" for TECHNOLOGY.').waitFor();
    await writeQuery(page, "ALF[TECHNOLOGY='dapseq'] ");
    await expect.poll(() => warned.count()).toBe(0);
  });

  it('does not call wrong what is still being written', async () => {
    const page = await write('ALF an');
    await page.keyboard.press('Escape');
    await page.waitForTimeout(900);
    await expect.poll(() => underlined(page).count()).toBe(0);
    await page.getByRole('heading', { name: 'Query', exact: true }).click();
    await expect.poll(() => underlined(page).allTextContents()).toEqual(['an']);
  });

  it('runs the query with Ctrl+Enter, and starts a new line with Shift+Enter', async () => {
    const page = await visit(`${mini()}/query`);
    await page.getByRole('checkbox', { name: 'Confirm Query Before Submit' }).uncheck();
    await writeQuery(page, 'ALF ');
    await page.keyboard.press('Shift+Enter');
    await page.keyboard.type('or BET ');
    await expect.poll(() => textOf(page)).toBe('ALF \nor BET ');
    await page.keyboard.press('Control+Enter');
    await page.getByRole('heading', { name: /genes targeted by ALF (and|or) BET in 4 analyses/ }).waitFor();
  });

  it('undoes and redoes, also what was written from elsewhere', async () => {
    const page = await visit(`${mini()}/query`);
    await writeQuery(page, 'GAM ');
    await page.locator('.cm-content').waitFor();
    await page.getByRole('region', { name: 'Examples' }).getByRole('button').first().click();
    const example = await textOf(page);
    expect(example).not.toBe('GAM ');
    await page.keyboard.press('Control+z');
    await expect.poll(() => textOf(page)).toBe('GAM ');
    await page.keyboard.press('Control+y');
    await expect.poll(() => textOf(page)).toBe(example);
  });

  it('is loaded when someone writes; the home page begins with at most 120 kB of script', async () => {
    const page = await visit(mini());
    await page.waitForLoadState('networkidle');
    const size = await page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .filter(({ name }) => name.endsWith('.js'))
        .reduce((sum, entry) => sum + (entry as PerformanceResourceTiming).encodedBodySize, 0),
    );
    expect(size).toBeGreaterThan(50_000);
    expect(size).toBeLessThanOrEqual(120_000);
    const scripts = () =>
      page.evaluate(() => {
        const names = performance.getEntriesByType('resource').map(({ name }) => name);
        return Promise.all(
          names.filter((name) => name.endsWith('.js')).map(async (url) => (await fetch(url)).text()),
        );
      });
    const holdEditor = async () => (await scripts()).some((script) => script.includes('cm-content'));
    expect(await holdEditor()).toBe(false);
    await page.getByRole('navigation', { name: 'Site' }).getByRole('link', { name: 'Query' }).click();
    await box(page).waitFor();
    await page.waitForLoadState('networkidle');
    expect(await holdEditor()).toBe(false);
    await box(page).press('A');
    await page.locator('.cm-content').waitFor();
    await expect.poll(() => textOf(page)).toBe('A');
    expect(await holdEditor()).toBe(true);
  });
});

it.each([1440, 390])(
  'the editor has nothing serious for axe at %i px, with its list open, and with an error',
  async (width) => {
    const page = await visit(`${demo()}/query`, { viewport: { width, height: 800 } });
    await box(page).pressSequentially('NLP7[EDGE_TYPE = ');
    await options(page).first().waitFor();
    expect(await seriousFaultsAt(page, width)).toEqual([]);
    await expect.poll(() => overhang(page)).toBe(0);
    await page.keyboard.press('Escape');
    await writeQuery(page, "all_tfs[log2fc > 1 and TISSUE = 'root'] & ) ALF ");
    await underlined(page).first().waitFor();
    expect(await seriousFaultsAt(page, width)).toEqual([]);
    await page.getByRole('button', { name: 'Submit', exact: true }).click();
    await page.getByRole('alert').waitFor();
    expect(await seriousFaultsAt(page, width)).toEqual([]);
    await expect.poll(() => overhang(page)).toBe(0);
  },
);
