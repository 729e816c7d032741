import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { demo, mini, useBrowser } from './support/browser.ts';
import { textOf } from './support/queryBox.ts';

const visit = useBrowser();

const isDrawn = (picture: SVGElement | HTMLElement) =>
  picture instanceof HTMLImageElement && picture.naturalWidth > 0;

/** Runs what a user does, up to that many times. */
function actions(limit: number) {
  let count = 0;
  return <T>(action: () => Promise<T>): Promise<T> => {
    expect(++count).toBeLessThanOrEqual(limit);
    return action();
  };
}

describe('the home page', () => {
  it('runs the preselected TF at once and leads on to the table', async () => {
    const page = await visit(demo());
    const field = page.getByRole('combobox', { name: 'Transcription factor' });
    await expect.poll(() => field.inputValue()).toBe('NLP7');
    await page.getByRole('button', { name: 'Search' }).click();
    await page.waitForURL(/\/result\/summary\?request=[\w-]+(&revision=0)?$/);
    const heading = page.getByRole('heading', { level: 1 });
    await expect.poll(() => heading.textContent()).toMatch(/^[\d,]+ genes targeted by NLP7 in \d+ analys[ei]s$/);
    await page.getByRole('img', { name: /targets? of/i }).waitFor();

    await page.getByRole('link', { name: 'Table', exact: true }).click();
    await page.waitForURL(/\/result\/table\?request=[\w-]+(&revision=0)?$/);
    await page
      .getByRole('gridcell', { name: /^AT\dG\d{5}$/ })
      .first()
      .waitFor();
  });

  it('suggests TFs by symbol and by id as soon as one character is typed', async () => {
    const page = await visit(mini());
    const field = page.getByRole('combobox', { name: 'Transcription factor' });
    await field.fill('be');
    await page.getByRole('option', { name: /AT1G00020.*BET/ }).click();
    await expect.poll(() => field.inputValue()).toBe('AT1G00020');
    await page.getByRole('button', { name: 'Search' }).click();
    await page.getByRole('heading', { name: /genes targeted by BET in 2 analyses/ }).waitFor();
  });

  it('chooses a suggestion by keyboard', async () => {
    const page = await visit(mini());
    const field = page.getByRole('combobox', { name: 'Transcription factor' });
    await field.fill('gam');
    await page.getByRole('listbox').getByRole('option').first().waitFor();
    await field.press('ArrowDown');
    await field.press('Enter');
    await expect.poll(() => field.inputValue()).toBe('AT1G00030');
  });

  it('takes a symbol that was typed out', async () => {
    const page = await visit(mini());
    await page.getByRole('combobox', { name: 'Transcription factor' }).fill('alf');
    await page.getByRole('combobox', { name: 'Transcription factor' }).press('Escape');
    await page.getByRole('button', { name: 'Search' }).click();
    await page.getByRole('heading', { name: '6 genes targeted by ALF in 2 analyses' }).waitFor();
  });

  it('shows the server message when the search fails, and keeps what was typed', async () => {
    const page = await visit(mini());
    await page.getByRole('combobox', { name: 'Transcription factor' }).fill('NOTHING');
    await page.getByRole('button', { name: 'Search' }).click();
    await expect.poll(() => page.getByRole('alert').textContent()).toContain('"NOTHING" is not in database');
    await page.getByRole('link', { name: 'edit this one' }).click();
    await expect.poll(() => textOf(page)).toBe('NOTHING');
  });

  it('has examples that all work', async () => {
    const page = await visit(demo());
    await page.getByRole('region', { name: 'Questions to start with' }).getByRole('button').first().waitFor();
    const count = await page.getByRole('region', { name: 'Questions to start with' }).getByRole('button').count();
    expect(count).toBeGreaterThan(2);
    for (let index = 0; index < count; index++) {
      await page.getByRole('region', { name: 'Questions to start with' }).getByRole('button').nth(index).click();
      await page.waitForURL(/\/result\/summary/);
      await page.getByRole('heading', { name: /genes? targeted by/ }).waitFor();
      await page.goto(demo());
      await page.getByRole('region', { name: 'Questions to start with' }).getByRole('button').first().waitFor();
    }
  });

  it('counts what the data set holds', async () => {
    const page = await visit(mini());
    const card = page.getByRole('region', { name: 'Data Overview' });
    await expect
      .poll(() => card.textContent())
      .toContain('6 analyses of 3 transcription factors with 24 interactions');
  });

  it('counts TFs and interactions by type of data', async () => {
    const page = await visit(demo());
    const table = page.getByRole('region', { name: 'Data Overview' }).getByRole('table');
    await expect
      .poll(() => table.getByRole('columnheader').allTextContents())
      .toEqual(['Data type', 'TFs', 'Interactions']);
    const types = await table.getByRole('rowheader').or(table.locator('tbody td:first-child')).allTextContents();
    expect(types).toEqual(
      expect.arrayContaining([expect.stringMatching(/ChIP-seq/i), expect.stringMatching(/DAP-seq/i)]),
    );
  });

  it('labels data that are not real on every page', async () => {
    const page = await visit(demo());
    for (const path of [
      '/',
      '/query',
      '/overview',
      '/tutorial',
      '/citations',
      '/feedback',
      '/network',
      '/result/summary',
    ]) {
      await page.goto(`${demo()}${path}`);
      await expect
        .poll(() => page.getByRole('complementary', { name: 'About the data' }).textContent())
        .toContain('synthetic demo data');
    }
    const other = await visit(mini());
    await expect
      .poll(() => other.getByRole('complementary', { name: 'About the data' }).textContent())
      .toContain('made-up mini data');
  });

  it('leads to the sites of the other species on the same server', async () => {
    const page = await visit(demo());
    await page.getByRole('button', { name: 'Species' }).click();
    const href = await page.getByRole('menuitem', { name: 'Maize' }).getAttribute('href');
    expect(href).toBe(demo().replace('arabidopsis', 'maize') + '/');
    await expect.poll(() => page.getByRole('menuitem', { name: 'Arabidopsis' }).textContent()).toContain('this site');
  });

  it('is where any unknown address leads', async () => {
    const page = await visit(`${mini()}/nowhere/at/all`);
    await expect.poll(() => new URL(page.url()).pathname).toBe('/');
    await page.getByText('there is nothing at /nowhere/at/all').waitFor();
  });

  it('leads on: to the query page, the tutorial, the paper and the data overview', async () => {
    const page = await visit(mini());
    const main = page.getByRole('main');
    await expect
      .poll(() => main.getByRole('link', { name: 'Read the paper' }).getAttribute('href'))
      .toMatch(/^https:.*doi\.org/);
    for (const [link, heading] of [
      ['Get Started', 'Query'],
      ['Learn More', 'Tutorial'],
      ['Data Overview', 'Data Overview'],
    ]) {
      await main.getByRole('link', { name: link, exact: true }).click();
      await page.getByRole('heading', { level: 1, name: heading, exact: true }).waitFor();
      await page.goBack();
      await page.getByRole('heading', { level: 1, name: /^Which genes/ }).waitFor();
    }
  });

  it('has a button for the site of each species, the current one marked', async () => {
    const page = await visit(demo());
    const species = page.getByRole('main').getByRole('navigation', { name: 'Species' });
    await expect.poll(() => species.locator('[aria-current]').allTextContents()).toEqual(['Arabidopsis']);
    await expect
      .poll(() => species.getByRole('link', { name: 'Rice' }).getAttribute('href'))
      .toBe(`${demo().replace('arabidopsis', 'rice')}/`);
  });

  it('limits the search to a list of the site, which the query page shows too', async () => {
    const page = await visit(demo());
    await page.getByRole('combobox', { name: 'Target Genes' }).selectOption('Clock_Genes');
    await page.getByText('Restricted by target genes Clock_Genes.').waitFor();
    await page.getByRole('main').getByRole('link', { name: 'Get Started' }).click();
    await page.getByRole('heading', { level: 1, name: 'Query', exact: true }).waitFor();
    const choice = page.getByRole('region', { name: 'Target Genes' }).getByRole('combobox', { name: 'Target Genes' });
    await expect.poll(() => choice.inputValue()).toContain('Clock_Genes');
    await page.goBack();
    await page.getByRole('button', { name: 'Search', exact: true }).click();
    await page.waitForURL(/\/result\/summary/);
    await page.getByText(/only genes of Clock_Genes/).waitFor();
    await page.goBack();
    await page.getByRole('button', { name: 'Search all genes' }).click();
    await expect.poll(() => page.getByText('Restricted by').count()).toBe(0);
    await expect.poll(() => page.getByRole('combobox', { name: 'Target Genes' }).inputValue()).toBe('none');
  });

  it('limits the search to a list that is pasted or uploaded', async () => {
    const page = await visit(mini());
    const source = page.getByRole('combobox', { name: 'Target Genes' });
    await source.selectOption('Type or paste');
    await page.getByRole('textbox', { name: 'Text of Target Genes' }).fill('AT1G00040\nAT1G00060\n');
    await page.getByText('Restricted by target genes input.txt.').waitFor();
    await source.selectOption('Upload a file');
    await page
      .locator('input[type=file]')
      .setInputFiles({ name: 'mine.txt', mimeType: 'text/plain', buffer: Buffer.from('AT1G00040\n') });
    await page.getByText('Restricted by target genes mine.txt.').waitFor();
    await page
      .locator('input[type=file]')
      .setInputFiles({ name: 'odd.bin', mimeType: 'text/plain', buffer: Buffer.from([255, 254, 0]) });
    await page.getByText('The file odd.bin is not a text file (UTF-8).').waitFor();
    await page.getByRole('combobox', { name: 'Transcription factor' }).fill('ALF');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Search', exact: true }).click();
    await page.getByRole('heading', { level: 1, name: /^1 gene targeted by ALF/ }).waitFor();
  });

  it('shows five views with a figure each, and leads to their sections of the tutorial', async () => {
    const page = await visit(demo());
    const rows = page.getByRole('region', { name: 'What a result shows' });
    await rows
      .getByRole('link', { name: /^Open this result/ })
      .first()
      .waitFor();
    const guides = rows.getByRole('link', { name: 'How to read it' });
    await expect.poll(() => rows.getByRole('link', { name: /^Open this result/ }).count()).toBe(5);
    const links = await guides.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
    expect(links).toEqual([
      '/tutorial#network',
      '/tutorial#aupr--area-under-precision-recall',
      '/tutorial#motif-enrichment',
      '/tutorial#gene-set-enrichment',
      '/tutorial#sungear',
    ]);
    for (const picture of await rows.getByRole('img').all()) {
      await picture.scrollIntoViewIfNeeded();
      await expect.poll(() => picture.evaluate(isDrawn)).toBe(true);
    }
    await expect.poll(() => rows.getByRole('img').count()).toBe(5);
    await guides.nth(2).click();
    await expect
      .poll(() => page.locator('#motif-enrichment').evaluate((section) => section.getBoundingClientRect().top))
      .toBeLessThan(60);
  });

  it('shows a result of its own data set, which opens', async () => {
    const page = await visit(demo());
    const live = page.getByRole('region', { name: /^[\d,]+ genes that NLP7 binds and regulates$/ });
    const title = await live.getByRole('heading').innerText();
    const picture = live.getByRole('img');
    await expect.poll(() => picture.getAttribute('width')).toMatch(/^\d+$/);
    await expect.poll(() => picture.evaluate(isDrawn)).toBe(true);
    const source = await picture.getAttribute('src');
    await live.getByRole('link', { name: 'Open this result', exact: true }).click();
    await page.getByRole('heading', { level: 1, name: title.split(' ')[0] }).waitFor();
    const other = await visit(mini());
    const mine = other.getByRole('region', { name: '1 gene that GAM binds and regulates' });
    await expect.poll(() => mine.getByRole('img').getAttribute('src')).not.toBe(source);
  });

  it('draws the result for the theme and for the width of the window', async () => {
    const page = await visit('about:blank');
    for (const colorScheme of ['light', 'dark'] as const) {
      for (const [width, size] of [
        [1440, 'wide'],
        [390, 'narrow'],
      ] as const) {
        await page.emulateMedia({ colorScheme });
        await page.setViewportSize({ width, height: 900 });
        await page.goto(demo());
        const picture = page.getByRole('region', { name: /binds and regulates$/ }).getByRole('img');
        await expect
          .poll(() => picture.evaluate((image: HTMLImageElement) => image.currentSrc))
          .toMatch(new RegExp(`size=${size}&theme=${colorScheme}`));
      }
    }
  });

  it('shows search, result and counts on one screen', async () => {
    const page = await visit(demo());
    const parts = [
      page.getByRole('button', { name: 'Search', exact: true }),
      page
        .getByRole('region', { name: /binds and regulates$/ })
        .getByRole('link', { name: 'Open this result', exact: true }),
      page.getByRole('region', { name: 'Data Overview' }).getByRole('table'),
    ];
    for (const part of parts) {
      const box = await part.boundingBox();
      expect((box?.y ?? NaN) + (box?.height ?? NaN)).toBeLessThan(900);
    }
  });

  it('reserves the place of the result while that is loading', async () => {
    for (const width of [1440, 1000, 390]) {
      const page = await visit(`${demo()}/feedback`, { viewport: { width, height: 900 } });
      // Drawn in the browser: before it is there, a link would open the home page as a document, with its result.
      await page.getByRole('heading', { level: 1 }).waitFor();
      let answer = () => {};
      const answered = new Promise<void>((done) => (answer = done));
      await page.route('**/api/examples/', (route) => answered.then(() => route.continue()));
      if (width < 900) await page.getByRole('button', { name: 'Open the menu' }).click();
      await page.getByRole('link', { name: 'About' }).click();
      const below = page.getByRole('region', { name: 'Data Overview' });
      await below.getByRole('table').waitFor();
      await page.getByText('Loading an example result').waitFor();
      const before = await below.boundingBox();
      answer();
      await page
        .getByRole('region', { name: /binds and regulates$/ })
        .getByRole('img')
        .waitFor();
      expect(Math.abs(((await below.boundingBox())?.y ?? NaN) - (before?.y ?? NaN))).toBeLessThan(4);
      await page.close();
    }
  });

  it('suggests two TFs of the data set by their symbols', async () => {
    for (const [origin, symbols] of [
      [demo(), 'NLP7, CDF3'],
      [mini(), 'GAM, ALF'],
    ]) {
      const page = await visit(origin);
      const field = page.getByRole('combobox', { name: 'Transcription factor' });
      await expect.poll(() => field.getAttribute('placeholder')).toBe(symbols);
      await expect.poll(() => field.inputValue()).toBe(symbols.split(', ')[0]);
    }
  });

  it('leads to the direct targets of a TF as CSV in four actions', async () => {
    const page = await visit(mini());
    const act = actions(4);
    await act(() => page.getByPlaceholder('GAM, ALF').fill('BET'));
    await act(() => page.getByText('Direct targets', { exact: true }).click());
    await act(() => page.getByText('Export', { exact: true }).click());
    const [file] = await act(() =>
      Promise.all([page.waitForEvent('download'), page.getByText('All interactions').click()]),
    );
    const lines = (await readFile(await file.path(), 'utf8')).trim().split(/\r?\n/);
    const targets = lines.slice(1).map((line) => /AT1G00\d+/.exec(line.split(',')[3])?.[0]);
    expect([...new Set(targets)].sort()).toEqual(['AT1G00030', 'AT1G00040', 'AT1G00080']);
  });

  it('leads to a query that is limited to a list of the user in six actions', async () => {
    const page = await visit(mini());
    const act = actions(6);
    await act(() => page.getByText('All genes', { exact: true }).locator('..').selectOption('Type or paste'));
    await act(() => page.getByPlaceholder('one gene per line').fill('AT1G00040\nAT1G00060\nAT1G00080'));
    await act(() => page.getByPlaceholder('GAM, ALF').fill('ALF and BET'));
    await act(() => page.getByText('Search', { exact: true }).click());
    await page.getByText('3 genes targeted by ALF').waitFor();
    await page.getByText('only genes of the typed list (3 genes)').waitFor();
  });

  it('loads nothing from other sites', async () => {
    const page = await visit(`${demo()}/query`);
    const hosts = new Set<string>();
    page.on('request', (request) => hosts.add(new URL(request.url()).host));
    await page.goto(demo());
    await page.waitForLoadState('networkidle');
    expect([...hosts].filter((host) => host !== '')).toEqual([new URL(demo()).host]);
  });
});
