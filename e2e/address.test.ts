import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { ask } from './support/ask.ts';
import { demo, useBrowser } from './support/browser.ts';
import { openTab } from './support/openTab.ts';

const visit = useBrowser();

const choose = (page: Page, group: string, label: string) =>
  page.getByRole('radiogroup', { name: group }).getByText(label, { exact: true }).click();

const correct = (page: Page) => page.getByLabel('Correction').selectOption('bh');

interface View {
  readonly tab: string;
  readonly query: string;
  readonly more?: Readonly<Record<string, string>>;
  readonly change: (page: Page) => Promise<unknown>;
  /** What the address says after the change. */
  readonly address: Readonly<Record<string, string>>;
  /** Text that a colleague sees there, and only there. */
  readonly see: (page: Page) => Promise<string>;
  readonly expected: RegExp;
}

const sortOf = (page: Page, column: string | RegExp) =>
  page
    .getByRole('columnheader', { name: column })
    .first()
    .getAttribute('aria-sort')
    .then((sort) => sort ?? '');

const valueOf = (page: Page, label: string) => page.getByLabel(label, { exact: true }).inputValue();

const views: readonly View[] = [
  {
    tab: 'summary',
    query: 'NLP7 or TGA1',
    change: (page) => choose(page, 'Show as', 'Table'),
    address: { view: 'table' },
    see: (page) => page.getByRole('table', { name: /Targets of/ }).innerText(),
    expected: /TGA1/,
  },
  {
    tab: 'table',
    query: 'NLP7',
    change: async (page) => {
      await page.getByLabel('Search the table').fill('AT1G');
      await page.getByText(/^[\d,]+ of [\d,]+ genes$/).waitFor();
    },
    address: { search: 'AT1G' },
    see: (page) => page.getByText(/^[\d,]+ of [\d,]+ genes$/).innerText(),
    expected: / of /,
  },
  {
    tab: 'meta',
    query: 'NLP7',
    change: async (page) => {
      await page.getByRole('switch', { name: 'Only fields that differ' }).click();
      await page.getByRole('columnheader').first().getByRole('button').click();
    },
    address: { differing: 'yes', sort: 'analysis.asc' },
    see: (page) => page.getByRole('heading', { level: 2 }).innerText(),
    expected: /fields differ/,
  },
  {
    tab: 'target',
    query: 'NLP7',
    more: { targetgenes: 'Clock_Genes' },
    change: async (page) => {
      await page.getByText('Influence').click();
      await correct(page);
    },
    address: { measure: 'influence', correction: 'bh' },
    see: (page) => page.getByRole('region', { name: /^Influence/ }).getAttribute('aria-label') as Promise<string>,
    expected: /Influence/,
  },
  {
    tab: 'motif',
    query: 'NLP7',
    change: async (page) => {
      await choose(page, 'Show', 'Motif Cluster Heatmap');
      await page.getByLabel('Alpha').fill('0.01');
    },
    address: { view: 'map', alpha: '0.01' },
    see: (page) => valueOf(page, 'Alpha'),
    expected: /^0.01$/,
  },
  {
    tab: 'functions',
    query: 'NLP7',
    change: async (page) => {
      await choose(page, 'Aspect', 'All aspects');
      await choose(page, 'Show as', 'Heat Map');
      await page.getByLabel('Terms of each gene set').selectOption('5');
    },
    address: { aspect: 'all', view: 'map', top: '5' },
    see: (page) => page.getByText(/Shown: the/).innerText(),
    expected: /best 5 of a gene set/,
  },
  {
    tab: 'analysis',
    query: 'NLP7',
    change: async (page) => {
      await choose(page, 'Show the pairs as', 'Heat map');
      await correct(page);
      await page.getByLabel('Genes of each analysis').selectOption('analysis');
      await page.getByRole('checkbox', { name: 'Show B' }).uncheck();
    },
    address: { view: 'map', correction: 'bh', sets: 'analysis', without: 'B' },
    see: (page) => page.getByText(/p-values corrected by/).innerText(),
    expected: /Benjamini-Hochberg/,
  },
  {
    tab: 'sungear',
    query: 'NLP7',
    change: (page) => choose(page, 'Diagram', 'UpSet'),
    address: { diagram: 'upset' },
    see: (page) => page.getByRole('region', { name: 'UpSet plot' }).innerText(),
    expected: /\d/,
  },
  {
    tab: 'bound',
    query: 'NLP7',
    change: (page) => page.getByRole('button', { name: 'Fold' }).click(),
    address: { sort: 'fold.desc' },
    see: (page) => sortOf(page, 'Fold'),
    expected: /descending/,
  },
  {
    tab: 'network',
    query: 'all_tfs',
    more: { targetnetworks: 'Root_Ranked_Network' },
    change: (page) => page.getByRole('textbox', { name: 'AUPR precision cutoff' }).fill('0.3'),
    address: { precision: '0.3' },
    see: (page) => page.getByRole('textbox', { name: 'AUPR precision cutoff' }).inputValue(),
    expected: /^0.30?$/,
  },
];

describe('the address of a view', () => {
  for (const { tab, query, more, change, address, see, expected } of views) {
    it(`${tab}: names what is seen, and shows a colleague the same`, async () => {
      const page = await openTab(visit, tab, query, more);
      await change(page);
      const search = () => Object.fromEntries(new URL(page.url()).searchParams);
      await expect.poll(search).toMatchObject(address);
      const colleague = await visit(page.url());
      await expect.poll(() => see(colleague)).toMatch(expected);
    });
  }

  it('is kept by another tab, by Back and by a reload', async () => {
    const page = await openTab(visit, 'bound', 'NLP7');
    await page.getByRole('button', { name: 'Fold' }).click();
    await expect.poll(() => page.url()).toContain('sort=fold.desc');
    const tabs = page.getByRole('navigation', { name: 'Views of the result' });
    await tabs.getByRole('link', { name: 'Metadata' }).click();
    await page.getByLabel('Search the metadata').waitFor();
    expect(page.url()).not.toContain('sort=');
    await tabs.getByRole('link', { name: 'Bound and Regulated' }).click();
    await expect.poll(() => sortOf(page, 'Fold')).toBe('descending');
    await page.goBack();
    await page.getByLabel('Search the metadata').waitFor();
    await page.goForward();
    await expect.poll(() => sortOf(page, 'Fold')).toBe('descending');
    await page.reload();
    await expect.poll(() => sortOf(page, 'Fold')).toBe('descending');
  });

  it('shows the usual view when it names something that does not exist', async () => {
    const id = await ask(demo(), 'NLP7');
    const page = await visit(`${demo()}/result/bound?request=${id}&sort=nothing.desc&correction=__proto__&sets=x`);
    await page.getByRole('columnheader', { name: 'Fold' }).waitFor();
    await expect.poll(() => page.getByLabel('Correction').inputValue()).toBe('bonferroni');
  });
});
