import { describe, expect, it } from 'vitest';
import { demo, mini, useBrowser } from './support/browser.ts';

const visit = useBrowser();

describe('the home page', () => {
  it('runs the preselected TF at once and leads on to the table', async () => {
    const page = await visit(demo());
    const field = page.getByRole('combobox', { name: 'Transcription factor' });
    await expect.poll(() => field.inputValue()).toBe('AT4G24020');
    await page.getByRole('button', { name: 'Search' }).click();
    await page.waitForURL(/\/result\/summary\?request=[\w-]+$/);
    const heading = page.getByRole('heading', { level: 1 });
    await expect.poll(() => heading.textContent()).toMatch(/^[\d,]+ genes targeted by NLP7 in \d+ analys[ei]s$/);
    await page.getByRole('img', { name: /targets? of/i }).waitFor();

    await page.getByRole('link', { name: 'Table', exact: true }).click();
    await page.waitForURL(/\/result\/table\?request=[\w-]+$/);
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
    await page.getByRole('option').first().waitFor();
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
    await page.getByRole('link', { name: 'mend this one' }).click();
    expect(await page.getByRole('textbox', { name: 'Query' }).inputValue()).toBe('NOTHING');
  });

  it('offers examples that all work', async () => {
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
    const card = page.getByRole('region', { name: 'What the data set holds' });
    await expect
      .poll(() => card.textContent())
      .toContain('6 analyses of 3 transcription factors with 24 interactions');
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
      await expect.poll(() => page.getByRole('note').textContent()).toContain('synthetic demo data');
      await page.close();
    }
    const page = await visit(mini());
    await expect.poll(() => page.getByRole('note').textContent()).toContain('made-up mini data');
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
  });
});
