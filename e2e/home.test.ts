import { describe, expect, it } from 'vitest';
import { demo, mini, useBrowser } from './support/browser.ts';
import { textOf } from './support/queryBox.ts';

const visit = useBrowser();

describe('the home page', () => {
  it('runs the preselected TF at once and leads on to the table', async () => {
    const page = await visit(demo());
    const field = page.getByRole('combobox', { name: 'Transcription factor' });
    await expect.poll(() => field.inputValue()).toBe('AT4G24020');
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
    expect(await field.inputValue()).toBe('AT1G00020');
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
    expect(await field.inputValue()).toBe('AT1G00030');
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
      const page = await visit(`${demo()}${path}`);
      await expect
        .poll(() => page.getByRole('complementary', { name: 'About the data' }).textContent())
        .toContain('synthetic demo data');
      await page.close();
    }
    const page = await visit(mini());
    await expect
      .poll(() => page.getByRole('complementary', { name: 'About the data' }).textContent())
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
    expect(await main.getByRole('link', { name: 'Read the paper' }).getAttribute('href')).toMatch(
      /^https:.*doi\.org/,
    );
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
    expect(await species.getByRole('link', { name: 'Rice' }).getAttribute('href')).toBe(
      `${demo().replace('arabidopsis', 'rice')}/`,
    );
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
    expect(await page.getByRole('combobox', { name: 'Target Genes' }).inputValue()).toBe('none');
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
    const links = await rows.getByRole('link').evaluateAll((all) => all.map((link) => link.getAttribute('href')));
    expect(links).toEqual([
      '/tutorial#network',
      '/tutorial#aupr--area-under-precision-recall',
      '/tutorial#motif-enrichment',
      '/tutorial#gene-set-enrichment',
      '/tutorial#sungear',
    ]);
    for (const link of await rows.getByRole('link').all()) await link.scrollIntoViewIfNeeded();
    await expect.poll(() => rows.getByRole('img').count()).toBe(5);
    await rows.getByRole('link').nth(2).click();
    await expect
      .poll(() => page.locator('#motif-enrichment').evaluate((section) => section.getBoundingClientRect().top))
      .toBeLessThan(60);
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
