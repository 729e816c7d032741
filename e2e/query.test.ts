import type { Page, Route } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { demo, mini, useBrowser } from './support/browser.ts';
import { seriousFaults } from './support/pageState.ts';
import { box, markedIn, skipDialog, submit, textOf, writeQuery } from './support/queryBox.ts';

const visit = useBrowser();
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Submit this query?' });
const alertText = (page: Page) => expect.poll(() => page.getByRole('alert').textContent());

/** Answers the next submits as a server or a proxy would that is in trouble. */
const answer = (page: Page, response: Parameters<Route['fulfill']>[0]) =>
  page.route('**/api/?*', (route) => route.fulfill(response));
describe('the query page', () => {
  it('runs a query and goes to its summary', async () => {
    const page = await visit(`${mini()}/query`);
    await submit(page, 'ALF and BET');
    await page.waitForURL(/\/result\/summary\?request=/);
    await page.getByRole('heading', { name: '3 genes targeted by ALF and BET in 4 analyses' }).waitFor();
  });

  it('says next to the editor what it would find, what restricts it, and which part leaves nothing', async () => {
    const page = await visit(`${demo()}/query`);
    const found = page.getByRole('status').filter({ hasText: /target gene|No result/ });
    await writeQuery(page, 'AT4G24020 or AT5G65210');
    await expect.poll(() => found.textContent()).toMatch(/^\d+ analyses of 2 TFs, [\d,]+ target genes$/);
    const before = await found.textContent();
    await page.getByRole('combobox', { name: 'Target Genes' }).selectOption('Clock_Genes');
    const inputs = page.getByRole('list', { name: 'Inputs of the query' });
    await expect.poll(() => inputs.textContent()).toBe('only genes of Clock_Genes (35 genes in 1 list) clear');
    await expect.poll(() => found.textContent()).not.toBe(before);
    await inputs.getByRole('button', { name: 'Clear Target Genes' }).click();
    await expect.poll(() => found.textContent()).toBe(before);
    await expect.poll(() => inputs.count()).toBe(0);
    await writeQuery(page, 'AT4G24020[TECHNOLOGY = none]');
    await expect
      .poll(() => found.textContent())
      .toMatch(/^No result: no analysis of NLP7 has TECHNOLOGY = none; TECHNOLOGY is /);
    await writeQuery(page, 'AT4G24020 and');
    await expect.poll(() => found.count()).toBe(0);
  });

  it('names the input that leaves nothing', async () => {
    const page = await visit(`${mini()}/query`);
    await page.getByRole('combobox', { name: 'Filter TFs' }).selectOption('typed');
    await page.getByRole('textbox', { name: 'Text of Filter TFs' }).fill('BET');
    await writeQuery(page, 'ALF');
    await page.getByText('No result: ALF is not in the filter TF list').waitFor();
  });

  it('runs with Enter, and breaks the line with Shift+Enter', async () => {
    const page = await visit(`${mini()}/query`);
    await skipDialog(page);
    await box(page).pressSequentially('ALF or');
    await page.keyboard.press('Shift+Enter');
    await page.keyboard.type('BET ');
    await expect.poll(() => textOf(page)).toBe('ALF or\nBET ');
    await page.keyboard.press('Enter');
    await page.waitForURL(/\/result\/summary\?request=/);
  });

  it('has one button that submits', async () => {
    const page = await visit(`${mini()}/query`);
    await writeQuery(page, 'ALF');
    await expect.poll(() => page.locator('button[type=submit]').count()).toBe(1);
    await expect.poll(() => button(page, 'Run').count()).toBe(0);
  });

  it('explains the language where the pointer or the focus is on Query Info', async () => {
    const page = await visit(`${mini()}/query`);
    const info = page.getByRole('dialog', { name: 'Query Info' });
    await button(page, 'Query Info').hover();
    await info.getByText('parentheses group').waitFor();
    await info.hover();
    expect(await seriousFaults(page)).toEqual([]);
    await page.mouse.move(0, 0);
    await info.waitFor({ state: 'hidden' });
    await button(page, 'Copy').focus();
    await page.keyboard.press('Tab');
    await info.waitFor();
    await page.keyboard.press('Escape');
    await info.waitFor({ state: 'hidden' });
  });

  it('shows a parse error at its place', async () => {
    const page = await visit(`${mini()}/query`);
    await submit(page, 'ALF and\nBET ) or GAM');
    const alert = page.getByRole('alert');
    await expect.poll(() => alert.textContent()).toContain('at position 13');
    await expect.poll(() => alert.locator('mark').textContent()).toBe(')');
    await expect.poll(() => alert.locator('code').textContent()).toBe('BET ) or GAM');
    await alert.getByRole('button', { name: 'Go to this place' }).click();
    await expect.poll(() => markedIn(page)).toBe(')');
    expect(new URL(page.url()).pathname).toBe('/query');
  });

  it('shows where something is missing when a query ends too early', async () => {
    const page = await visit(`${mini()}/query`);
    await submit(page, 'ALF and');
    await expect.poll(() => page.getByRole('alert').textContent()).toContain('The query ends too early');
    await expect.poll(() => page.getByRole('alert').locator('code').textContent()).toBe('ALF and');
  });

  it('names a TF that is not in the database, and both genes of an ambiguous symbol', async () => {
    const page = await visit(`${mini()}/query`);
    await submit(page, 'ALF or AT1G00040');
    await expect
      .poll(() => page.getByRole('alert').textContent())
      .toContain('Query not available: "AT1G00040" is not in database');
    await submit(page, 'TWIN');
    await expect.poll(() => page.getByRole('alert').textContent()).toMatch(/AT1G00040.*AT1G00050/);
  });

  it('says when the server cannot be reached, and runs again when it can', async () => {
    const page = await visit(`${mini()}/query`);
    await box(page).waitFor();
    await page.route('**/api/?*', (route) => route.abort('connectionrefused'));
    await submit(page, 'ALF');
    await expect.poll(() => page.getByRole('alert').textContent()).toContain('cannot be reached');
    await page.unrouteAll();
    await page.getByRole('button', { name: 'Submit' }).click();
    await page.waitForURL(/\/result\/summary/);
  });

  it('cancels a running query, keeps its text and stays', async () => {
    const page = await visit(`${mini()}/query`);
    await box(page).waitFor();
    await page.route('**/api/?*', () => undefined);
    const stopped = page.waitForEvent('requestfailed');
    await submit(page, 'ALF');
    await page.getByRole('button', { name: 'Cancel' }).click();
    expect((await stopped).failure()?.errorText).toBe('net::ERR_ABORTED');
    await expect.poll(() => page.getByRole('button', { name: 'Cancel' }).count()).toBe(0);
    await expect.poll(() => page.getByRole('alert').count()).toBe(0);
    await expect.poll(() => textOf(page)).toBe('ALF');
    expect(new URL(page.url()).pathname).toBe('/query');
  });

  it('empties the box with Reset, error included', async () => {
    const page = await visit(`${mini()}/query`);
    await submit(page, 'ALF and');
    await page.getByRole('alert').waitFor();
    await page.getByRole('button', { name: 'Reset' }).click();
    await expect.poll(() => page.getByRole('alert').count()).toBe(0);
    await expect.poll(() => textOf(page)).toBe('');
  });

  it('brings everything back after a Reset', async () => {
    const page = await visit(`${mini()}/query`);
    await writeQuery(page, 'ALF or BET');
    await page.getByRole('combobox', { name: 'Target Genes' }).selectOption('Examples');
    await button(page, 'Reset').click();
    await button(page, 'Undo reset').click();
    await expect.poll(() => textOf(page)).toBe('ALF or BET');
    await expect
      .poll(() => page.getByRole('combobox', { name: 'Target Genes' }).inputValue())
      .toBe('predefined:Examples');
    const rows = page.getByRole('list', { name: 'Rows of the query' }).getByRole('listitem');
    await expect.poll(() => rows.count()).toBe(2);
    await expect.poll(() => button(page, 'Undo reset').count()).toBe(0);
  });

  it('does not run with an input that has nothing in it', async () => {
    const page = await visit(`${mini()}/query`);
    await page.getByRole('combobox', { name: 'Background' }).selectOption('uploaded');
    await submit(page, 'ALF');
    await alertText(page).toBe('Background: nothing is chosen or typed yet. Add a file or a text, or select None.');
    expect(new URL(page.url()).pathname).toBe('/query');
    await page.getByRole('combobox', { name: 'Background' }).selectOption('none');
    await button(page, 'Submit').click();
    await page.waitForURL(/\/result\/summary/);
  });

  it('does not ask for a confirmation again when it is told so', async () => {
    const page = await visit(`${mini()}/query`);
    await writeQuery(page, 'ALF');
    await button(page, 'Submit').click();
    await dialog(page).getByRole('checkbox', { name: 'Do not ask again' }).check();
    await dialog(page).getByRole('button', { name: 'Submit' }).click();
    await page.getByRole('heading', { level: 1, name: /genes? targeted by/ }).waitFor();
    await page.goBack();
    await expect
      .poll(() => page.getByRole('checkbox', { name: 'Confirm Query Before Submit' }).isChecked())
      .toBe(false);
  });

  it('has the focus where it was after a dialog', async () => {
    const page = await visit(`${mini()}/query`);
    const focused = () =>
      page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent);
    await writeQuery(page, 'ALF');
    await page.keyboard.press('Control+Enter');
    await dialog(page).waitFor();
    await page.keyboard.press('Escape');
    await expect.poll(focused).toBe('Query');
    await button(page, 'Submit').focus();
    await page.keyboard.press('Enter');
    await dialog(page).getByRole('button', { name: 'Cancel' }).click();
    await expect.poll(focused).toBe('Submit');
  });

  it('loses nothing that was typed on a reload or on a visit to another page', async () => {
    const page = await visit(`${mini()}/query`);
    await writeQuery(page, 'ALF[log2fc > 1] and\n  BET');
    await page.reload();
    await expect.poll(() => textOf(page)).toBe('ALF[log2fc > 1] and\n  BET');
    await page.getByRole('link', { name: 'Tutorial' }).click();
    await page.getByRole('heading', { name: 'Tutorial' }).waitFor();
    await page.goBack();
    await expect.poll(() => textOf(page)).toBe('ALF[log2fc > 1] and\n  BET');
  });

  it('writes an example into the box', async () => {
    const page = await visit(`${mini()}/query`);
    const example = page.getByRole('region', { name: 'Examples' }).getByRole('button').first();
    const text = await example.locator('code').textContent();
    await example.click();
    await expect.poll(() => textOf(page)).toBe(text);
  });
});

describe('the submit of a query', () => {
  it('shows Querying with a spinner while it is busy, and Cancel', async () => {
    const page = await visit(`${mini()}/query`);
    await box(page).waitFor();
    await page.route('**/api/?*', () => undefined);
    await submit(page, 'ALF');
    await button(page, 'Querying').waitFor();
    await expect.poll(() => button(page, 'Querying').locator('[data-side=left]').count()).toBe(1);
    await button(page, 'Cancel').click();
    await button(page, 'Submit').waitFor();
  });

  it('takes the place of the one that runs', async () => {
    const page = await visit(`${mini()}/query`);
    await box(page).waitFor();
    let asked = 0;
    await page.route('**/api/?*', (route) => (++asked === 1 ? undefined : route.continue()));
    await submit(page, 'ALF');
    await button(page, 'Querying').waitFor();
    await writeQuery(page, 'BET ');
    await page.keyboard.press('Control+Enter');
    await page.getByRole('heading', { name: /genes targeted by BET/ }).waitFor();
  });

  it('turns red after an error, and is green again when the page is opened again', async () => {
    const page = await visit(`${mini()}/query`);
    const red = () => button(page, 'Submit').evaluate((one) => getComputedStyle(one).backgroundColor);
    const before = await red();
    await submit(page, 'NOTHING');
    await page.getByRole('alert').waitFor();
    await expect.poll(() => red()).not.toBe(before);
    await page.getByRole('link', { name: 'Tutorial' }).click();
    await page.getByRole('heading', { level: 1, name: 'Tutorial' }).waitFor();
    await page.goBack();
    await box(page).waitFor();
    await expect.poll(() => page.getByRole('alert').count()).toBe(0);
    await expect.poll(() => red()).toBe(before);
  });

  it('shows what the server says with 400, or Problem with query. when it says nothing', async () => {
    const page = await visit(`${mini()}/query`);
    await submit(page, 'not ALF');
    await alertText(page).toContain('empty query');
    await answer(page, { status: 400, contentType: 'text/plain', body: '' });
    await button(page, 'Submit').click();
    await alertText(page).toBe('Problem with query.');
  });

  it('shows what the server says with 404, at the name', async () => {
    const page = await visit(`${mini()}/query`);
    await submit(page, 'ALF and NOTHING');
    await alertText(page).toContain('Query not available: "NOTHING" is not in database');
    await expect.poll(() => page.getByRole('alert').locator('mark').textContent()).toBe('NOTHING');
  });

  it('says Query Failed (Timeout) after 502, and the status text after any other status', async () => {
    const page = await visit(`${mini()}/query`);
    await box(page).waitFor();
    await answer(page, { status: 502, contentType: 'text/html', body: '<h1>Bad Gateway</h1>' });
    await submit(page, 'ALF');
    await alertText(page).toBe('Query Failed (Timeout)');
    await page.unrouteAll();
    await answer(page, { status: 504, contentType: 'text/html', body: '<h1>nginx</h1>' });
    await button(page, 'Submit').click();
    await alertText(page).toBe('Gateway Timeout');
  });

  it('sends the query of the builder when there is no text', async () => {
    const page = await visit(`${mini()}/query`);
    await skipDialog(page);
    await button(page, 'Add TF').click();
    await page.getByRole('combobox', { name: 'TF', exact: true }).fill('ALF');
    await page.keyboard.press('Escape');
    await button(page, 'Submit').click();
    await page.getByRole('heading', { name: '6 genes targeted by ALF in 2 analyses' }).waitFor();
    await page.goBack();
    await expect.poll(() => textOf(page)).toBe('ALF');
  });
});

describe('Confirm Query Before Submit', () => {
  it('is ticked at first: Submit shows the query and what goes with it, and Cancel sends nothing', async () => {
    const page = await visit(`${mini()}/query`);
    let sent = 0;
    page.on('request', (request) => request.method() === 'POST' && request.url().includes('/api/?') && sent++);
    await expect
      .poll(() => page.getByRole('checkbox', { name: 'Confirm Query Before Submit' }).isChecked())
      .toBe(true);
    await writeQuery(page, 'ALF and BET ');
    await button(page, 'Submit').click();
    await expect.poll(() => dialog(page).getByLabel('Query to submit').textContent()).toBe('ALF and BET ');
    for (const none of ['Additional Edge Features', 'Target Genes', 'Filter TFs', 'Target Network', 'Background']) {
      await dialog(page).getByText(`No ${none} Selected`).waitFor();
    }
    await expect.poll(() => dialog(page).getByRole('region').count()).toBe(0);
    await dialog(page).getByRole('button', { name: 'Cancel' }).click();
    await expect.poll(() => dialog(page).count()).toBe(0);
    expect(sent).toBe(0);
    await page.getByRole('textbox', { name: 'Query', exact: true }).press('Control+Enter');
    await dialog(page).getByRole('button', { name: 'Submit' }).click();
    await page.waitForURL(/\/result\/summary/);
  });

  it('lists the files and lists, cut at 100 characters, and the edges', async () => {
    const page = await visit(`${mini()}/query`);
    await page.getByRole('combobox', { name: 'Target Genes' }).selectOption('predefined:Examples');
    await page.getByRole('combobox', { name: 'Background' }).selectOption('uploaded');
    const text = 'AT1G00040\n'.repeat(11);
    await page
      .getByLabel('File of Background')
      .setInputFiles({ name: 'all.txt', mimeType: 'text/plain', buffer: Buffer.from(text) });
    await page.getByRole('treeitem').first().click();
    const edge = ((await (await page.request.get(`${mini()}/api/edges/`)).json()) as string[])[0];
    await writeQuery(page, 'ALF ');
    await button(page, 'Submit').click();
    await dialog(page).getByText('Examples', { exact: true }).waitFor();
    await dialog(page).getByText(edge, { exact: true }).waitFor();
    const background = dialog(page).locator('dt', { hasText: 'Background' }).locator('+ dd');
    await expect.poll(() => background.textContent()).toBe(`${text.slice(0, 100)}…`);
    expect(await seriousFaults(page)).toEqual([]);
  });

  it('shows the query in amber with a note when the builder and the text differ', async () => {
    const page = await visit(`${mini()}/query`);
    await writeQuery(page, 'ALF and BET ');
    await button(page, 'Remove BET').waitFor();
    await writeQuery(page, 'expand("$filter_tf", or)');
    await page.getByText('The builder cannot show expand(...)').waitFor();
    await button(page, 'Submit').click();
    await dialog(page).getByRole('region', { name: 'The builder and the text differ:' }).waitFor();
    const color = await dialog(page)
      .getByLabel('Query to submit')
      .evaluate((one) => getComputedStyle(one).color);
    expect(color).toBe('rgb(138, 75, 8)');
    expect(await seriousFaults(page)).toEqual([]);
  });

  it('can be turned off, and stays off', async () => {
    const page = await visit(`${mini()}/query`);
    await skipDialog(page);
    await page.reload();
    await expect
      .poll(() => page.getByRole('checkbox', { name: 'Confirm Query Before Submit' }).isChecked())
      .toBe(false);
    await writeQuery(page, 'ALF ');
    await button(page, 'Submit').click();
    await page.waitForURL(/\/result\/summary/);
  });

  it('does not open for a text that is not a query', async () => {
    const page = await visit(`${mini()}/query`);
    await writeQuery(page, 'ALF and )');
    await button(page, 'Submit').click();
    await page.getByRole('alert').waitFor();
    await expect.poll(() => dialog(page).count()).toBe(0);
  });
});

describe('next to the text of a query', () => {
  it('Randomize writes one to five different TFs, sorted and joined with or, and runs nothing', async () => {
    const page = await visit(`${demo()}/query`);
    const known = await page.evaluate(
      async () => (await (await fetch('/api/tfs/?all=0')).json()) as { value: string }[],
    );
    const seen = new Set<string>();
    for (let i = 0; i < 8; i++) {
      await button(page, 'Randomize').click();
      const text = await textOf(page);
      const tfs = text.split(' or ');
      expect(tfs.length).toBeGreaterThanOrEqual(1);
      expect(tfs.length).toBeLessThanOrEqual(5);
      expect([...new Set(tfs)].sort()).toEqual(tfs);
      for (const tf of tfs) expect(known.map(({ value }) => value)).toContain(tf);
      seen.add(text);
    }
    expect(seen.size).toBeGreaterThan(4);
    expect(new URL(page.url()).pathname).toBe('/query');
  });

  it('Copy puts the text on the clipboard and says Copied! in green for half a second', async () => {
    const page = await visit(`${mini()}/query`, { permissions: ['clipboard-read', 'clipboard-write'] });
    await writeQuery(page, 'ALF and\nBET ');
    const copy = page.getByTitle('Copy query to clipboard');
    // Read where it happens: half a second can pass between two calls of the test.
    const said = copy.evaluate(
      (button) =>
        new Promise<{ color: string; ms: number }>((resolve) => {
          let [color, start] = ['', 0];
          new MutationObserver(() => {
            if (!button.textContent.includes('Copied!'))
              return start && resolve({ color, ms: performance.now() - start });
            start ||= performance.now();
            color = getComputedStyle(button).color;
          }).observe(button, { subtree: true, childList: true, characterData: true, attributes: true });
        }),
    );
    await copy.click();
    const { color, ms } = await said;
    expect(color).toBe('rgb(31, 111, 67)');
    expect(ms).toBeGreaterThan(450);
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe('ALF and\nBET ');
  });

  it('the query language is explained, keywords included', async () => {
    const page = await visit(`${mini()}/query`);
    const help = page.getByRole('region', { name: 'How to write a query' });
    await expect.poll(() => help.textContent()).toMatch(/and.*or.*not.*all_tfs.*multitype/);
  });
});

describe('the desktop notification', () => {
  /** A browser that is out of sight, and writes down its notifications and what it is asked. */
  async function hidden(permission: NotificationPermission): Promise<Page> {
    const page = await visit('about:blank');
    await page.addInitScript((first) => {
      const told: string[] = [];
      const asked: string[] = [];
      class Recorder {
        static permission = first === 'granted' ? 'granted' : 'default';
        static requestPermission = () => {
          asked.push('asked');
          Recorder.permission = first;
          return Promise.resolve(first);
        };
        constructor(_: string, { body }: { body: string }) {
          told.push(body);
        }
        close = () => undefined;
      }
      Object.assign(window, { Notification: Recorder, told, asked });
      Object.defineProperty(document, 'hidden', { get: () => Reflect.get(window, 'away') === true });
    }, permission);
    await page.goto(`${mini()}/query`);
    await box(page).waitFor();
    return page;
  }
  const list = (page: Page, name: string) => page.evaluate((one) => Reflect.get(window, one) as string[], name);
  const option = (page: Page) => page.getByRole('checkbox', { name: 'Notify me when a long query ends' });

  async function runSlowly(page: Page, milliseconds: number): Promise<void> {
    await page.route('**/api/?*', async (route) => {
      await new Promise((done) => setTimeout(done, milliseconds));
      await route.continue();
    });
    await submit(page, 'ALF');
    await page.evaluate(() => Object.assign(window, { away: true }));
    await page.waitForURL(/\/result\/summary/);
  }

  it('says Done! The results are in. when a long query ends and the page is hidden', async () => {
    const page = await hidden('granted');
    await option(page).click();
    await runSlowly(page, 3200);
    await expect.poll(() => list(page, 'told')).toEqual(['Done! The results are in.']);
  });

  it('is not sent for a short query, and not without being chosen', async () => {
    const page = await hidden('granted');
    await runSlowly(page, 3200);
    await expect.poll(() => list(page, 'told')).toEqual([]);
    await page.goBack();
    await page.unrouteAll();
    await option(page).click();
    await runSlowly(page, 0);
    await expect.poll(() => list(page, 'told')).toEqual([]);
  });

  it('asks for permission when it is chosen, never before, and says when the browser blocks it', async () => {
    const page = await hidden('denied');
    await expect.poll(() => list(page, 'asked')).toEqual([]);
    await option(page).click();
    await page.getByText('This browser blocks notifications').waitFor();
    await expect.poll(() => list(page, 'asked')).toEqual(['asked']);
    await expect.poll(() => option(page).isChecked()).toBe(false);
  });
});
