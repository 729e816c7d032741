import type { Download, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ask } from './support/ask.ts';
import { demo, mini, useBrowser } from './support/browser.ts';
import { commit, startDescribedSite } from './support/describedSite.ts';
import { overhang, seriousFaultsAt, seriousFaultsInBothThemes } from './support/pageState.ts';
import type { TestSite } from './support/site.ts';

const visit = useBrowser();

const sources = (page: Page) => page.getByRole('list', { name: 'Data sources' }).locator(':scope > li');

async function textOf(download: Download): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of await download.createReadStream()) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString();
}

describe('the citations of a data set that names its sources', () => {
  let site: TestSite;
  const rice = () => `http://rice.localhost:${site.port}`;
  beforeAll(async () => {
    site = await startDescribedSite();
  });
  afterAll(() => site.stop());

  it('are those of the data set and no others, each with analyses, DOI, license and accessions', async () => {
    const page = await visit(`${rice()}/citations`);
    await sources(page).first().waitFor();
    await expect
      .poll(() => sources(page).getByRole('heading').allTextContents())
      .toEqual(['Lee & Kim 2016', '<b>Park</b> 2018', 'An interaction database']);
    const first = sources(page).first();
    await expect.poll(() => first.textContent()).toContain('2 analyses of 1 TF');
    await expect.poll(() => first.textContent()).toContain('Gene list: Examples.');
    await expect.poll(() => first.textContent()).toContain('License: CC BY 4.0; CC0 (unknown for 1 of 3)');
    await expect
      .poll(() => first.textContent())
      .toContain('Recipe: factors-2016, version 3; factor-lists, version 1');
    for (const i of [1, 2]) await expect.poll(() => sources(page).nth(i).textContent()).toContain('License unknown');
    const links = await page
      .locator('#data ul a[target=_blank]')
      .evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).href));
    expect(links).toEqual([
      'https://doi.org/10.1016/j.cell.2016.04.038',
      `https://github.com/ExampleLab/Factors_2016/tree/${commit}`,
      'https://www.ncbi.nlm.nih.gov/geo/query/acc.cgi?acc=GSE123456',
      'https://example.org/ppi',
    ]);
    await expect.poll(() => page.locator('#data').textContent()).not.toMatch(/Arabidopsis|O’Malley/);
    await page.getByText('3 of 6 analyses name their source; there are 3 sources.').waitFor();
  });

  it('are counted and filtered by license, which the address keeps', async () => {
    const page = await visit(`${rice()}/citations`);
    const filter = page.getByRole('group', { name: 'Sources by license' });
    await filter.getByRole('button').first().waitFor();
    await expect
      .poll(() => filter.getByRole('button').allTextContents())
      .toEqual(['All licenses 3', 'CC BY 4.0 1', 'CC0 1', 'License unknown 3']);
    await filter.getByRole('button', { name: 'CC0' }).click();
    await expect.poll(() => sources(page).getByRole('heading').allTextContents()).toEqual(['Lee & Kim 2016']);
    expect(new URL(page.url()).searchParams.get('license')).toBe('CC0');
    await page.reload();
    await expect.poll(() => sources(page).count()).toBe(1);
    await expect.poll(() => filter.getByRole('button', { name: 'CC0' }).getAttribute('aria-pressed')).toBe('true');
    await filter.getByRole('button', { name: 'License unknown' }).click();
    await expect.poll(() => sources(page).count()).toBe(3);
    await filter.getByRole('button', { name: 'All licenses' }).click();
    await expect.poll(() => new URL(page.url()).search).toBe('');
    await page.goto(`${rice()}/citations?license=WTFPL`);
    await page.getByText('No source in this data set has this license.').waitFor();
  });

  it('have commits as links with seven digits, in the overview and on the tab Metadata too', async () => {
    const tree = `https://github.com/ExampleLab/Factors_2016/tree/${commit}`;
    const page = await visit(`${rice()}/citations`);
    const list = page.getByRole('region', { name: 'Gene lists' });
    await list.getByRole('link', { name: commit.slice(0, 7), exact: true }).waitFor();
    await expect.poll(() => list.locator(`code[title="${commit}"]`).textContent()).toBe(commit.slice(0, 7));
    await expect.poll(() => list.textContent()).toContain('SHA-256: 0a0a0a0…');
    await page.goto(`${rice()}/overview?search=factors-2016`);
    const cell = page.locator('[data-row] [data-column=SOURCE_COMMIT] a');
    await cell.waitFor();
    expect([await cell.textContent(), await cell.getAttribute('href')]).toEqual([commit.slice(0, 7), tree]);
    await page.goto(`${rice()}/result/meta?request=${await ask(rice(), 'ALF')}`);
    const value = page.getByRole('link', { name: commit.slice(0, 7), exact: true });
    await value.waitFor();
    await expect.poll(() => value.getAttribute('href')).toBe(tree);
  });

  it('are next to a list where it is chosen for a query', async () => {
    const page = await visit(`${rice()}/query`);
    await page.getByRole('combobox', { name: 'Target Genes' }).selectOption('Examples');
    await page.getByText('Two lists as examples Source: Lee & Kim 2016').waitFor();
  });

  it('lead to the analyses of a source, whose DOI and accessions are links', async () => {
    const page = await visit(`${rice()}/citations`);
    await page.getByRole('link', { name: 'Show 2 analyses' }).click();
    await page.waitForURL(/\/overview\?filter=DOI/);
    await page.getByText('Rows: 2 / 6').waitFor();
    const linksOf = (key: string) =>
      page
        .locator(`[data-row] [data-column=${key}] a`)
        .evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).href));
    await expect
      .poll(() => linksOf('DOI'))
      .toEqual(Array<string>(2).fill('https://doi.org/10.1016/j.cell.2016.04.038'));
    await expect.poll(() => linksOf('GEO')).toEqual(['https://www.ncbi.nlm.nih.gov/geo/query/acc.cgi?acc=GSE123456']);
  });

  it('are downloaded as BibTeX and RIS', async () => {
    const page = await visit(`${rice()}/citations`);
    const save = async (name: string) => {
      const link = page.getByRole('link', { name, exact: true });
      const [download] = await Promise.all([page.waitForEvent('download'), link.click()]);
      return { name: download.suggestedFilename(), text: await textOf(download) };
    };
    const bibtex = await save('BibTeX');
    expect(bibtex.name).toMatch(/^trellis_rice_citations_.*\.bib$/);
    expect(bibtex.text).toContain('doi = {10.1016/j.cell.2016.04.038}');
    expect(bibtex.text).toContain('annote = {Analyses 1, 2; Gene list Examples}');
    const ris = await save('RIS');
    expect(ris.text.match(/^TY {2}- GEN\r$/gm)).toHaveLength(3);
    expect(ris.text).toContain('DO  - 10.1016/j.cell.2016.04.038\r\n');
  });

  it('describe lists, networks and edges, and say which have no source', async () => {
    const page = await visit(`${rice()}/citations#parts`);
    await page.getByText('Two lists as examples').waitFor();
    const edges = page.getByRole('region', { name: 'Additional edges' });
    await expect
      .poll(() => edges.locator('dt').allTextContents())
      .toEqual(['Open chromatin', 'Predicted', 'Protein interaction']);
    await edges.getByText('Pairs of proteins that bind each other').waitFor();
    await expect.poll(() => edges.getByText('No source given').count()).toBe(2);
    await page.getByRole('region', { name: 'Target networks' }).getByText('No source given').waitFor();
  });

  it('fit at every width; axe finds nothing', async () => {
    for (const width of [1440, 390]) {
      const page = await visit(`${rice()}/citations`, { viewport: { width, height: 800 } });
      await sources(page).first().waitFor();
      await expect.poll(() => overhang(page)).toBe(0);
      expect(await seriousFaultsAt(page, width)).toEqual([]);
    }
  });
});

describe('the citations', () => {
  it('say that demo data have no publications to cite', async () => {
    const page = await visit(`${demo()}/citations`);
    await page.getByText('It has no publications to cite.').waitFor();
    await expect.poll(() => page.locator('#data').textContent()).not.toContain('doi');
  });

  it('name the papers of the methods by DOI', async () => {
    const page = await visit(`${demo()}/citations#tools`);
    await page.locator('#tools a').nth(1).waitFor();
    const links = await page
      .locator('#tools a[href^="https://"]')
      .evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).href));
    expect(links.length).toBeGreaterThan(3);
    for (const link of links) expect(link).toMatch(/^https:\/\/doi\.org\/10\./);
  });

  it('open at the tools, and after them at the data', async () => {
    const page = await visit(`${mini()}/citations#tools`, { viewport: { width: 1440, height: 500 } });
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(300);
    await expect
      .poll(() => page.locator('#tools').evaluate((section) => section.getBoundingClientRect().top))
      .toBeLessThan(300);
    const atTools = await page.evaluate(() => window.scrollY);
    await page.getByRole('navigation', { name: 'Contents' }).getByRole('link', { name: 'Data sources' }).click();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeLessThan(atTools);
    await page.goBack();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(atTools);
  });

  it('give the version of the data set', async () => {
    const page = await visit(`${mini()}/citations`);
    await page.locator('#citing code').waitFor();
    await expect.poll(() => page.locator('#citing code').getAttribute('title')).toMatch(/^[0-9a-f]{64}$/);
  });

  it('show Retry when the sources cannot be loaded', async () => {
    const page = await visit(`${mini()}/query`);
    // Drawn in the browser: before it is there, a link would open the citations as a document, with their sources.
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.route('**/api/sources/', (route) => route.abort('connectionrefused'));
    await page.getByRole('navigation', { name: 'Site' }).getByRole('link', { name: 'Citations' }).click();
    await page.getByText('The sources could not be loaded.').first().waitFor();
    await page.unrouteAll();
    await page.getByRole('button', { name: 'Retry' }).first().click();
    await page.locator('#data').getByText('No analysis, list, network or edge type names a source.').waitFor();
  });
});

it('the citations fit at every width; axe finds nothing serious in both themes', async () => {
  for (const width of [1440, 900, 390]) {
    const page = await visit(`${demo()}/citations`, { viewport: { width, height: 800 } });
    await page.waitForLoadState('networkidle');
    await expect.poll(() => overhang(page)).toBe(0);
    if (width === 900) expect(await seriousFaultsInBothThemes(page)).toEqual([]);
  }
});
