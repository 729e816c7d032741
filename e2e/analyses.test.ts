import { AxeBuilder } from '@axe-core/playwright';
import { readFile } from 'node:fs/promises';
import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { demo, mini, useBrowser } from './support/browser.ts';
import { ask } from './support/ask.ts';
import { openTab, saved } from './support/openTab.ts';

const visit = useBrowser();

const open = (tab: string, query: string, more?: Readonly<Record<string, string>>) =>
  openTab(visit, tab, query, more);

describe('the metadata tab', () => {
  it('has a row per analysis, keeps what a search finds, and exports all fields', async () => {
    const page = await open('meta', 'NLP7');
    const table = page.getByRole('table');
    await table.getByRole('columnheader', { name: 'EXPERIMENT_TYPE' }).waitFor();
    const labels = await table.getByRole('rowheader').allInnerTexts();
    expect(labels.length).toBeGreaterThan(1);
    for (const label of labels) expect(label).toMatch(/^NLP7 · .* · \d+$/);
    await page.getByLabel('Search the metadata').fill('experiment_type');
    await expect.poll(() => table.getByRole('columnheader').allInnerTexts()).toEqual(['Analysis', 'EXPERIMENT_TYPE']);
    await page.getByLabel('Search the metadata').fill(labels[1]);
    await expect.poll(() => table.getByRole('rowheader').allInnerTexts()).toEqual([labels[1]]);
    await page.getByLabel('Search the metadata').fill('nowhere to be found');
    await page.getByText('Nothing contains').waitFor();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Export Metadata' }).click(),
    ]);
    expect(download.suggestedFilename()).toMatch(/^trellis_arabidopsis_[\w-]+_metadata_\d{4}-\d\d-\d\d\.csv$/);
    expect(await readFile(await download.path(), 'utf8')).toMatch(/^KEY,\d+.*\r\nanalysis_id,/);
  });

  it('shows only fields that differ above 8 analyses, and what all have in common on request', async () => {
    const few = await open('meta', 'NLP7');
    const only = (page: Page) => page.getByRole('switch', { name: 'Only fields that differ' });
    expect(await only(few).isChecked()).toBe(false);

    const page = await open('meta', 'all_expression');
    expect(await only(page).isChecked()).toBe(true);
    const shared = page.getByRole('columnheader', { name: 'EXPERIMENT_TYPE' });
    expect(await shared.count()).toBe(0);
    await page.getByText(/fields? with the same value in all analyses/).click();
    await page.getByRole('definition').filter({ hasText: 'Expression' }).waitFor();
    await only(page).click();
    await shared.waitFor();
  });

  it('opens all fields of an analysis in a drawer, where long values wrap', async () => {
    const page = await open('meta', 'NLP7');
    await page.setViewportSize({ width: 390, height: 844 });
    const row = page.getByRole('rowheader').first();
    await row.getByRole('button').click();
    const drawer = page.getByRole('dialog', { name: await row.innerText() });
    await drawer.getByText('EXPERIMENT_TYPE').waitFor();
    const fits = await drawer.evaluate((one) => one.scrollWidth <= one.clientWidth);
    expect(fits).toBe(true);
    const { violations } = await new AxeBuilder({ page }).include('[role=dialog]').analyze();
    expect(violations.map(({ id }) => id)).toEqual([]);
    await page.keyboard.press('Escape');
    await expect.poll(() => drawer.count()).toBe(0);
  });

  it('links DOIs and accessions, in the table and in the drawer', async () => {
    const page = await visit(`${mini()}/query`);
    const id = await ask(mini(), 'ALF');
    // The mini data are not published anywhere.
    await page.route(`**/api/${id}/?*`, async (route) => {
      const url = route.request().url().replace('localhost', '127.0.0.1');
      const answer = (await (await route.fetch({ url })).json()) as Answer;
      const cells = Object.fromEntries(answer.metadata.columns.map(({ id: column }) => [column, '10.1126/a.b']));
      await route.fulfill({ json: { ...answer, metadata: { ...answer.metadata, data: withDoi(answer, cells) } } });
    });
    await page.goto(`${mini()}/result/meta?request=${id}`);
    const link = page.getByRole('link', { name: '10.1126/a.b' });
    await link.first().waitFor();
    expect(await link.first().getAttribute('href')).toBe('https://doi.org/10.1126/a.b');
    await page.getByRole('rowheader').first().getByRole('button').click();
    await page.getByRole('dialog').getByRole('link', { name: '10.1126/a.b' }).waitFor();
  });
});

interface Answer {
  readonly metadata: {
    readonly columns: readonly { readonly id: string | number }[];
    readonly data: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
  };
}

const withDoi = ({ metadata: { data } }: Answer, cells: Readonly<Record<string, unknown>>) => ({
  ...data,
  [String(Object.keys(data).length)]: { ...cells, KEY: 'DOI' },
});

describe('the target list tab', () => {
  it('says what to do when the query has no list', async () => {
    const page = await open('target', 'NLP7');
    await page.getByRole('heading', { name: 'No target list to compare with' }).waitFor();
    await page.getByText('No gene list uploaded or no enrichment.').waitFor();
  });

  it('shows p-values, shares of the list and shares of the targets, and sorts by them', async () => {
    const page = await open('target', 'all_expression', { targetgenes: 'Clock_Genes' });
    const legend = page.getByRole('region', { name: 'Legend' });
    await legend.getByRole('rowheader', { name: 'A', exact: true }).waitFor();
    expect(await page.getByRole('button', { name: /^A - / }).count()).toBe(1);
    const table = page.getByRole('table').first();
    await table.waitFor();
    expect(await table.getByRole('cell').first().innerText()).toMatch(/^\d\.\d\de[+-]\d+ \(\d+\)$/);
    await page.getByText('Influence').click();
    expect(await table.getByRole('cell').first().innerText()).toMatch(/^\d+\.\d\d% \(\d+\)$/);
    const shares = async () => (await table.getByRole('cell').allInnerTexts()).map((text) => parseFloat(text));
    await table.getByRole('columnheader', { name: 'Clock genes' }).getByRole('button').click();
    const sorted = await shares();
    expect(sorted).toEqual([...sorted].sort((a, b) => a - b));
  });

  it('names the correction and gives table and heat map as files', async () => {
    const page = await open('target', 'all_expression', { targetgenes: 'Clock_Genes' });
    await page.getByLabel('Correction for multiple testing').selectOption({ label: 'Benjamini-Hochberg' });
    await page.getByText('corrected by Benjamini-Hochberg').waitFor();
    const csv = await saved(page, 'Save', 'The table');
    expect(csv.name).toBe('target_enrichment_table.csv');
    expect(csv.text.split('\r\n')[0]).toMatch(/^analysis_id,gene_id,gene_name,targets,.*,count$/);
    const svg = await saved(page, 'Save', 'Heat map with legend');
    expect(svg.name).toBe('list_enrichment.svg');
    expect(svg.text).toContain('>Analysis ID</text>');
    expect(svg.text).not.toContain('foreignObject');
  });
});

describe('the gene set tab', () => {
  it('says why there is nothing for one analysis', async () => {
    const page = await open('analysis', 'all_expression[id=43]');
    await page.getByText('Please query more than 1 analysis to see results.').waitFor();
  });

  it('opens a pair with its tests and its genes, which can be exported', async () => {
    const page = await open('analysis', 'NLP7');
    await page
      .getByRole('button', { name: /greater:/ })
      .first()
      .click();
    const dialog = page.getByRole('dialog');
    await dialog.getByText('Greater Adjusted').waitFor();
    const genes = await dialog.getByRole('region', { name: 'Genes in common' }).innerText();
    const count = Number(/In common\s+([\d,]+) gene/.exec(await dialog.innerText())?.[1].replaceAll(',', ''));
    expect(genes.trim().split('\n').length).toBe(count);
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      dialog.getByRole('button', { name: 'Export' }).click(),
    ]);
    expect(download.suggestedFilename()).toMatch(/^trellis_arabidopsis_[\w-]+_genelist_\d{4}-\d\d-\d\d\.txt$/);
  });

  it('leaves out of the grid what is not ticked', async () => {
    const page = await open('analysis', 'NLP7');
    const heads = page.getByRole('region', { name: 'Pairs of analyses' }).getByRole('columnheader');
    await heads.first().waitFor();
    const before = await heads.count();
    await page.getByLabel('Show A', { exact: true }).uncheck();
    expect(await heads.count()).toBe(before - 1);
    await page.getByLabel('Show all').click();
    expect(await heads.count()).toBe(before);
  });
});

describe('the Sungear tab', () => {
  it('selects the genes of a circle, narrows to them and comes back', async () => {
    const page = await open('sungear', 'NLP7');
    const title = page.getByRole('heading', { name: /genes of \d+ analyses in \d+ groups/ });
    await title.waitFor();
    const whole = await title.innerText();
    await page
      .getByRole('button', { name: /genes? in / })
      .first()
      .focus();
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: /^[1-9][\d,]* genes? selected$/ }).waitFor();
    await page.getByRole('button', { name: 'Inverse' }).click();
    await page.getByRole('button', { name: 'Narrow' }).click();
    await expect.poll(() => title.innerText()).not.toBe(whole);
    await page.getByRole('button', { name: 'Previous' }).click();
    await expect.poll(() => title.innerText()).toBe(whole);
    await page.getByRole('button', { name: 'Next' }).click();
    await expect.poll(() => title.innerText()).not.toBe(whole);
  });

  it('finds genes by their symbol, and gives the picture as a file', async () => {
    const page = await open('sungear', 'NLP7');
    await page.getByRole('heading', { name: '0 genes selected' }).waitFor();
    await page.getByLabel('Search genes').fill('AT');
    await page.getByRole('heading', { name: /^[1-9][\d,]* genes selected$/ }).waitFor();
    await page.getByText(/^[1-9][\d,]* of them match: a search selects whole groups\.$/).waitFor();
    const svg = await saved(page, 'Save', 'Image');
    expect(svg.name).toBe('sungear.svg');
    expect(svg.text).toMatch(/^<svg[^>]*xmlns=/);
  });

  it('shows the same groups as an UpSet plot with the same selection, and keeps its genes as a list', async () => {
    const page = await open('sungear', 'NLP7');
    await page.getByRole('radiogroup', { name: 'Diagram' }).getByText('UpSet').click();
    const plot = page.getByRole('region', { name: 'UpSet plot' });
    const largest = plot.getByRole('button').first();
    const words = (await largest.textContent()) ?? '';
    await largest.focus();
    await page.keyboard.press('Enter');
    const count = /^([\d,]+) genes? in /.exec(words)?.[1] ?? 'none';
    await page.getByRole('heading', { name: new RegExp(`^${count} genes? selected$`) }).waitFor();
    await page.getByRole('radiogroup', { name: 'Diagram' }).getByText('Sungear').click();
    await page.getByRole('button', { name: /genes? in /, pressed: true }).waitFor();
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await page.getByRole('menuitem', { name: 'Selected genes as a list' }).click();
    const naming = page.getByRole('dialog', { name: 'Name Your Gene List' });
    await naming.getByLabel('Name').fill('shared');
    await naming.getByRole('button', { name: 'Add' }).click();
    await page.getByRole('radiogroup', { name: 'Diagram' }).getByText('UpSet').click();
    expect((await saved(page, 'Save', 'Image')).name).toBe('upset.svg');
    await page.goto(`${demo()}/query`);
    const choices = page.getByRole('combobox', { name: 'Target Genes', exact: true });
    await expect.poll(() => choices.getByRole('option').allInnerTexts()).toContain('shared');
  });

  it('says why there is nothing for one analysis', async () => {
    const page = await open('sungear', 'all_expression[id=43]');
    await page.getByText('Sungear needs at least 2 analyses').waitFor();
  });
});

describe('the motif tab', () => {
  it('tests the clusters in the chosen region, leaves out what is above alpha, and tells what a cluster is', async () => {
    const page = await open('motif', 'all_expression');
    const table = page.getByRole('table');
    await table.waitFor();
    const rows = () => table.getByRole('row').count();
    const few = await rows();
    await page.getByLabel('Alpha').fill('1');
    await expect.poll(rows).toBeGreaterThan(few);
    await table
      .getByRole('button', { name: /^cluster_/ })
      .first()
      .click();
    await page.getByRole('dialog').getByText('Consensus').waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: '500bp upstream promoter region' }).click();
    expect(await page.getByLabel('1000bp upstream promoter region').isDisabled()).toBe(true);
    await page.getByLabel("5' UTR").check();
    await page.getByText('five_prime_UTR (p-value)').first().waitFor();
  });

  it('goes to the individual motifs when no cluster is enriched', async () => {
    const page = await open('motif', 'all_expression');
    await page.getByLabel('Alpha').fill('0');
    await page.getByRole('heading', { name: 'No motifs enriched.' }).waitFor();
    expect(await page.getByRole('radio', { name: 'Motif Cluster Table' }).isDisabled()).toBe(true);
    await page.getByRole('region', { name: 'Individual motifs' }).waitFor();
  });

  it('tests other motifs in all gene sets when they are picked', async () => {
    const page = await open('motif', 'NLP7');
    await page.getByText('Individual Motifs').click();
    const frame = page.getByRole('region', { name: 'Individual motifs' });
    await frame.waitFor();
    await page.getByRole('button', { name: 'Add/Remove Motifs' }).click();
    const dialog = page.getByRole('dialog');
    const other = dialog.getByRole('checkbox', { checked: false }).first();
    const name = await other.evaluate((box) => (box as HTMLInputElement).labels?.[0]?.textContent ?? '');
    await other.check();
    await dialog.getByRole('button', { name: 'Update' }).click();
    await frame.getByText(name, { exact: true }).first().waitFor();
  });
});

describe('the network tab', () => {
  it('counts the network and saves it as Cytoscape JSON and as SIF', async () => {
    const page = await open('network', 'NLP7');
    const heading = await page.getByRole('heading', { name: /edges? between 1 TF and/ }).innerText();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Download JSON' }).click(),
    ]);
    expect(download.suggestedFilename()).toMatch(/^trellis_arabidopsis_[\w-]+_query_\d{4}-\d\d-\d\d\.cyjs$/);
    const { format_version: version, elements } = JSON.parse(await readFile(await download.path(), 'utf8')) as {
      format_version: string;
      elements: { nodes: unknown[]; edges: unknown[] };
    };
    const targets = Number(/and ([\d,]+) target/.exec(heading)?.[1].replaceAll(',', ''));
    expect([version, elements.nodes.length >= targets]).toEqual(['1.0', true]);
    const sif = await saved(page, 'Download SIF', 'A line per edge');
    expect(sif.text.trim().split('\n')).toHaveLength(elements.edges.length);
  });

  it('has precision and recall only for a query with a target network, with a cutoff that can be moved', async () => {
    const without = await open('network', 'NLP7');
    await without.getByRole('heading', { name: /edges? between/ }).waitFor();
    expect(await without.getByText('Precision Recall Analysis').count()).toBe(0);
    const page = await open('network', 'all_tfs', { targetnetworks: 'Root_Ranked_Network' });
    await page.getByRole('heading', { name: 'Precision Recall Analysis (AUPR)' }).waitFor();
    await page.getByRole('textbox', { name: 'AUPR precision cutoff' }).fill('0.5');
    await page.getByText('Precision Threshold').waitFor();
    const link = page.getByRole('link', { name: 'Export Pruned Network' });
    expect(await link.getAttribute('href')).toContain('/pruned/0.5/');
    const field = page.getByRole('textbox', { name: 'AUPR precision cutoff' });
    await field.fill('0.40');
    await expect.poll(() => link.getAttribute('href')).toContain('/pruned/0.4/');
    await field.fill('1.5');
    expect(await link.getAttribute('href')).toContain('/pruned/0.4/');
    await field.blur();
    await expect.poll(() => field.inputValue()).toBe('1');
    await page.getByText('Precision Threshold').waitFor();
  });

  it('judges each TF on its own, and gives the curve and the TFs as files', async () => {
    const page = await open('network', 'all_tfs', { targetnetworks: 'Root_Ranked_Network' });
    const table = page.getByRole('table', { name: 'Precision and recall of each TF' });
    await table.waitFor();
    const rows = (await table.getByRole('row').count()) - 1;
    const csv = await saved(page, 'Save figure', 'Each TF');
    expect(csv.name).toBe('aupr_by_tf.csv');
    expect(csv.text.trim().split('\r\n')).toHaveLength(rows + 1);
    const curve = await saved(page, 'Save figure', 'The curve');
    expect(curve.text).toMatch(/^recall,precision\r\n\d/);
  });
});

describe('Show/Hide Analyses', () => {
  it('hides and renames an analysis in every view, and says why all cannot be hidden', async () => {
    const page = await open('analysis', 'NLP7');
    const title = page.getByRole('heading', { name: /^Overlap of \d+ analyses/ });
    const before = Number(/\d+/.exec(await title.innerText())?.[0]);
    await page.getByRole('button', { name: 'Show/Hide Analyses' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'None' }).click();
    await dialog.getByRole('button', { name: 'Update' }).click();
    await dialog.getByText('At least one analysis must stay shown.').waitFor();
    await dialog.getByRole('button', { name: 'Select all' }).click();
    await dialog.getByRole('checkbox').first().uncheck();
    await dialog
      .getByRole('textbox', { name: /^Name of analysis/ })
      .nth(1)
      .fill('my favorite');
    await dialog.getByRole('button', { name: 'Update' }).click();
    await page.getByRole('heading', { name: `Overlap of ${before - 1} analyses` }).waitFor();
    await page.getByRole('link', { name: 'Summary' }).click();
    await page.getByRole('radiogroup', { name: 'Show as' }).getByText('Table').click();
    await page.getByText('my favorite').first().waitFor();
  });

  it('leaves what another tab has changed meanwhile, and follows it when it is looked at again', async () => {
    const first = await open('analysis', 'NLP7');
    const title = (page: Page) => page.getByRole('heading', { name: /^Overlap of \d+ analyses/ });
    const before = Number(/\d+/.exec(await title(first).innerText())?.[0]);
    const second = await first.context().newPage();
    await second.goto(first.url());
    await title(second).waitFor();
    const change = async (page: Page, act: (dialog: Locator) => Promise<void>) => {
      await page.getByRole('button', { name: 'Show/Hide Analyses' }).click();
      await act(page.getByRole('dialog'));
      await page.getByRole('dialog').getByRole('button', { name: 'Update' }).click();
    };
    await change(first, (dialog) => dialog.getByRole('checkbox').first().uncheck());
    await first.getByRole('heading', { name: `Overlap of ${before - 1} analyses` }).waitFor();
    const names = (dialog: Locator) => dialog.getByRole('textbox', { name: /^Name of analysis/ });
    await change(second, (dialog) => names(dialog).nth(1).fill('my favorite'));
    await second.getByRole('heading', { name: `Overlap of ${before - 1} analyses` }).waitFor();
    await first.bringToFront();
    await first.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await first.getByRole('link', { name: 'Summary' }).click();
    await first.getByRole('radiogroup', { name: 'Show as' }).getByText('Table').click();
    await first.getByText('my favorite').first().waitFor();
  });
});
