import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { demo, mini, useBrowser } from './support/browser.ts';
import { handled, overhang, seriousFaultsAt } from './support/pageState.ts';

const visit = useBrowser();
const field = (page: Page) => page.getByRole('banner').getByRole('combobox');
const options = (page: Page) => page.getByRole('listbox', { name: 'Results' }).getByRole('option');
const hasFocus = (page: Page) => field(page).evaluate((element) => element === document.activeElement);
const place = (page: Page) => new URL(page.url()).pathname + new URL(page.url()).search;

/** Goes to the search with its key, and writes all of a text at once: the first list is that of the whole text. */
async function search(page: Page, text: string): Promise<void> {
  await handled(page);
  await page.keyboard.press('/');
  await expect.poll(() => hasFocus(page)).toBe(true);
  await page.keyboard.insertText(text);
}

describe('the search of the header', () => {
  it.each(['/', '/tutorial', '/citations', '/overview', '/feedback', '/gene/AT1G00010', '/search'])(
    'has the focus after / on %s',
    async (path) => {
      const page = await visit(`${mini()}${path}`, { allCallsSucceed: true });
      await search(page, '');
      await page.keyboard.press('Escape');
      await expect.poll(() => hasFocus(page)).toBe(false);
    },
  );

  it('leaves / to a field in which something is typed', async () => {
    const page = await visit(`${mini()}/overview`);
    const own = page.getByRole('main').getByRole('combobox').first();
    await own.fill('a');
    await own.press('/');
    expect([await own.inputValue(), await hasFocus(page)]).toEqual(['a/', false]);
  });

  it('finds a TF, opens its page with the keyboard, and is empty then', async () => {
    const page = await visit(mini(), { allCallsSucceed: true });
    await search(page, 'alf');
    await options(page).first().waitFor();
    await expect
      .poll(() => options(page).allTextContents())
      .toEqual([
        expect.stringContaining('ALF AT1G00010'),
        expect.stringContaining('· 1'),
        expect.stringContaining('· 2'),
        'All 3 results for "alf"',
      ]);
    await page.keyboard.press('ArrowDown');
    const active = await field(page).getAttribute('aria-activedescendant');
    await expect.poll(() => options(page).first().getAttribute('id')).toBe(active);
    await expect.poll(() => options(page).first().getAttribute('aria-selected')).toBe('true');
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { level: 1, name: 'ALF (AT1G00010)' }).waitFor();
    expect([await field(page).inputValue(), await options(page).count()]).toEqual(['', 0]);
  });

  it('goes through the results with the arrow keys, from the last to the first', async () => {
    const page = await visit(mini());
    await search(page, 'alf');
    await options(page).first().waitFor();
    const selected = () => page.locator('[role=option][aria-selected=true]').allTextContents();
    await page.keyboard.press('ArrowUp');
    await expect.poll(selected).toEqual(['All 3 results for "alf"']);
    await page.keyboard.press('ArrowDown');
    await expect.poll(selected).toEqual([expect.stringContaining('AT1G00010')]);
    await page.keyboard.type('a');
    await expect.poll(selected).toEqual([]);
  });

  it('opens the page with all results at Enter without a choice', async () => {
    const page = await visit(mini(), { allCallsSucceed: true });
    await search(page, 'nitrate exp');
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { level: 1, name: 'Search' }).waitFor();
    expect(place(page)).toBe('/search?q=nitrate+exp');
    await page.getByRole('main').getByText('2 results for "nitrate exp".').waitFor();
    await page.getByRole('region', { name: 'Genes' }).getByRole('link', { name: 'NRX1' }).click();
    await page.getByRole('heading', { level: 1, name: 'NRX1 (AT1G00060)' }).waitFor();
    await page.goBack();
    await page.getByRole('main').getByText('2 results for "nitrate exp".').waitFor();
  });

  it('closes its list at Escape, then gives the focus back', async () => {
    const page = await visit(mini());
    await search(page, 'alf');
    await options(page).first().waitFor();
    await page.keyboard.press('Escape');
    await expect.poll(() => options(page).count()).toBe(0);
    expect([await hasFocus(page), await field(page).inputValue()]).toEqual([true, 'alf']);
    await page.keyboard.press('ArrowDown');
    await options(page).first().waitFor();
    await page.keyboard.press('Escape');
    await expect.poll(() => field(page).getAttribute('aria-expanded')).toBe('false');
    await page.keyboard.press('Escape');
    expect([await hasFocus(page), await field(page).inputValue()]).toEqual([false, '']);
  });

  it('says by which alias a gene was found, and opens it with the mouse', async () => {
    const page = await visit(mini());
    await search(page, 'beta1');
    await options(page).getByText('also called BETA1').click();
    await page.getByRole('heading', { level: 1, name: 'BET (AT1G00020)' }).waitFor();
  });

  it('chooses a list as target genes and a network as target network', async () => {
    const page = await visit(mini());
    await search(page, 'examples');
    await options(page).first().click();
    await page.waitForURL(/\/query$/);
    const input = (name: string) => page.getByRole('combobox', { name }).inputValue();
    await expect.poll(() => input('Target Genes')).toBe('predefined:Examples');
    const editor = page.getByRole('textbox', { name: 'Query' });
    await expect.poll(() => editor.evaluate((element) => element === document.activeElement)).toBe(true);
    await field(page).fill('ranked');
    await options(page).first().click();
    await expect.poll(() => input('Target Network')).toBe('predefined:Ranked');
  });

  it('leads from an analysis to it in the overview', async () => {
    const page = await visit(mini());
    await search(page, '2');
    await options(page).filter({ hasText: 'ALF' }).filter({ hasText: '· 2' }).click();
    await page.waitForURL(/\/overview/);
    expect(place(page)).toBe('/overview?search=analysis_id+%3D+2');
    await page.getByText('Rows: 1 / 6').waitFor();
  });

  it('says that nothing matches, and that names are only similar', async () => {
    const page = await visit(mini());
    await search(page, 'qwxyzzz');
    await page.getByText('No gene, term, list or analysis matches "qwxyzzz".').waitFor();
    await expect.poll(() => field(page).getAttribute('aria-expanded')).toBe('false');
    await field(page).fill('nitrtae');
    await page.getByText('No exact match.').waitFor();
    await expect.poll(() => options(page).first().textContent()).toContain('NRX1');
  });

  it('cancels the call of a text that has been typed over', async () => {
    const page = await visit(mini());
    await search(page, '');
    let letPass: () => void = () => undefined;
    const held = new Promise<void>((done) => (letPass = done));
    await page.route(/q=alf/, async (route) => {
      await held;
      await route.continue().catch(() => undefined);
    });
    const canceled = page.waitForEvent('requestfailed', (request) => request.url().includes('q=alf'));
    await page.keyboard.type('alf');
    await page.waitForRequest(/q=alf/);
    await field(page).fill('bet');
    expect((await canceled).failure()?.errorText).toBe('net::ERR_ABORTED');
    letPass();
    await expect.poll(() => options(page).first().textContent()).toContain('BET');
  });

  it('says so without a connection, and finds again with one', async () => {
    const page = await visit(mini());
    await search(page, 'alf');
    await options(page).first().waitFor();
    await page.context().setOffline(true);
    await field(page).fill('gam');
    await page.getByRole('banner').getByText('The server cannot be reached.').waitFor();
    await page.context().setOffline(false);
    await expect.poll(() => options(page).first().textContent()).toContain('GAM');
  });

  it('is behind a button on a phone', async () => {
    const page = await visit(mini(), { viewport: { width: 390, height: 800 }, hasTouch: true });
    await page.getByRole('heading', { level: 1 }).waitFor();
    const opacity = () =>
      page.getByRole('search', { name: 'Site' }).evaluate((form) => getComputedStyle(form).opacity);
    await expect.poll(() => opacity()).toBe('0');
    await page.getByRole('button', { name: 'Search', exact: true }).first().tap();
    await expect.poll(() => hasFocus(page)).toBe(true);
    await page.keyboard.insertText('alf');
    await options(page).first().waitFor();
    const box = await page.getByRole('listbox', { name: 'Results' }).boundingBox();
    expect(box?.x).toBeGreaterThanOrEqual(0);
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(390);
    await page.getByRole('button', { name: 'Close the search' }).tap();
    await expect.poll(opacity).toBe('0');
    await page.getByRole('button', { name: 'Search', exact: true }).first().tap();
    await page.keyboard.insertText('alf');
    await options(page).first().tap();
    await page.getByRole('heading', { level: 1, name: 'ALF (AT1G00010)' }).waitFor();
  });

  it('loads the code of its list on first use only', async () => {
    const page = await visit('about:blank');
    const scripts: string[] = [];
    page.on('request', (request) => scripts.push(request.url()));
    await page.goto(mini());
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.waitForLoadState('networkidle');
    expect(scripts.filter((url) => /SearchList/.test(url))).toEqual([]);
    await search(page, 'alf');
    await options(page).first().waitFor();
    expect(scripts.filter((url) => /SearchList-[^/]*\.js/.test(url))).toHaveLength(1);
  });
});

describe('the page with all results', () => {
  it('shows the genes of a term, and its title is the text', async () => {
    const found = await fetch(`${mini()}/api/search/?q=biosynthetic+process&edition=arabidopsis`);
    const { hits } = (await found.json()) as { hits: { kind: string; id: string; name: string }[] };
    const term = hits.find(({ kind }) => kind === 'term');
    const page = await visit(`${demo()}/search?q=${encodeURIComponent(term?.id ?? '')}`, { allCallsSucceed: true });
    const section = page.getByRole('region', { name: term?.name });
    await section.getByText(/genes? annotated to this term or to a more specific one/).waitFor();
    await expect.poll(() => page.title()).toBe(`${term?.id} - Search - Trellis`);
    const gene = section.getByRole('link').first();
    const href = await gene.getAttribute('href');
    await gene.click();
    await page.waitForURL(`**${href}`);
  });

  it('shows more results of each kind on demand', async () => {
    const page = await visit(`${demo()}/search?q=protein`, { allCallsSucceed: true });
    const genes = page.getByRole('region', { name: 'Genes' }).getByRole('listitem');
    await expect.poll(() => genes.count()).toBe(20);
    await page.getByRole('link', { name: 'Show up to 100 results of each kind' }).click();
    await expect.poll(() => genes.count()).toBe(100);
    expect(place(page)).toBe('/search?q=protein&more=1');
  });

  it('searches again with its own field, and says what to type in an empty one', async () => {
    const page = await visit(`${mini()}/search`, { allCallsSucceed: true });
    const own = page.getByRole('searchbox', { name: 'Search text' });
    await page.getByText('Type a gene id, a symbol or an alias').waitFor();
    await own.fill('gam');
    await own.press('Enter');
    await page.getByRole('region', { name: 'TFs' }).getByRole('link', { name: 'GAM' }).waitFor();
    await own.fill('qwxyzzz');
    await page.getByRole('main').getByRole('button', { name: 'Search' }).click();
    await page.getByText('No gene, term, list or analysis matches "qwxyzzz".').waitFor();
  });

  it('shows hostile texts as texts', async () => {
    const text = '<img src=x onerror=alert(1)>';
    const page = await visit(`${mini()}/search?q=${encodeURIComponent(text)}`);
    await page.getByText(`No gene, term, list or analysis matches "${text}".`).waitFor();
    await expect.poll(() => page.locator('main img').count()).toBe(0);
  });

  it('is not for search engines', async () => {
    const answer = await fetch(`${mini()}/search?q=alf`);
    expect([answer.status, answer.headers.get('x-robots-tag')]).toEqual([200, 'noindex']);
  });
});

describe.each([1440, 390])('at %i pixels in both themes', (width) => {
  const window = { viewport: { width, height: 900 } };

  it('the open list has no fault of accessibility', async () => {
    const page = await visit(demo(), window);
    await search(page, 'nlp');
    await options(page).first().waitFor();
    await page.keyboard.press('ArrowDown');
    expect(await seriousFaultsAt(page, width)).toEqual([]);
    await field(page).fill('qwxyzzz');
    await page.getByText('No gene, term').waitFor();
    expect(await seriousFaultsAt(page, width)).toEqual([]);
    await expect.poll(() => overhang(page)).toBeLessThanOrEqual(0);
  });

  it('the page has no fault of accessibility', async () => {
    const page = await visit(`${demo()}/search?q=protein`, window);
    await page.getByRole('region', { name: 'Genes' }).waitFor();
    expect(await seriousFaultsAt(page, width)).toEqual([]);
    await expect.poll(() => overhang(page)).toBeLessThanOrEqual(0);
  });
});
