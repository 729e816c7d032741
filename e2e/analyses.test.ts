import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { axe } from './support/axe.ts';
import { demo, useBrowser } from './support/browser.ts';
import { openTab, saved } from './support/openTab.ts';
import { fileNamed } from './support/fileName.ts';

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
    expect(download.suggestedFilename()).toMatch(fileNamed('metadata', 'csv'));
    expect(await readFile(await download.path(), 'utf8')).toMatch(/^KEY,\d+.*\r\nanalysis_id,/);
  });

  it('shows only fields that differ above 8 analyses, and what all have in common on request', async () => {
    const few = await open('meta', 'NLP7');
    const only = (page: Page) => page.getByRole('switch', { name: 'Only fields that differ' });
    await expect.poll(() => only(few).isChecked()).toBe(false);

    const page = await open('meta', 'all_expression');
    await expect.poll(() => only(page).isChecked()).toBe(true);
    const shared = page.getByRole('columnheader', { name: 'EXPERIMENT_TYPE' });
    await expect.poll(() => shared.count()).toBe(0);
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
    const { violations } = await axe(page).include('[role=dialog]').analyze();
    expect(violations.map(({ id }) => id)).toEqual([]);
    await page.keyboard.press('Escape');
    await expect.poll(() => drawer.count()).toBe(0);
  });
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
    await expect.poll(() => page.getByRole('button', { name: /^A - / }).count()).toBe(1);
    const table = page.getByRole('table').first();
    await table.waitFor();
    await expect.poll(() => table.getByRole('cell').first().innerText()).toMatch(/^\d\.\d\de[+-]\d+ \(\d+\)$/);
    await page.getByText('Influence').click();
    await expect.poll(() => table.getByRole('cell').first().innerText()).toMatch(/^\d+\.\d\d% \(\d+\)$/);
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
    expect(csv.name).toMatch(fileNamed('target-enrichment-table', 'csv'));
    expect(csv.text.split('\r\n')[0]).toMatch(/^analysis_id,gene_id,gene_name,targets,.*,count$/);
    const svg = await saved(page, 'Save', 'Heat map with legend');
    expect(svg.name).toMatch(fileNamed('list-enrichment', 'svg'));
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
      .getByRole('button', { name: /greater: p [\d.]+e[+-]\d+, [\d,]+ genes? shared, [\d,.]+ expected, [\d.]+-fold/ })
      .first()
      .click();
    const dialog = page.getByRole('dialog');
    await dialog.getByText('Greater Adjusted').waitFor();
    const genes = await dialog.getByRole('region', { name: 'Genes in common' }).innerText();
    const count = Number(/Shared\s+([\d,]+) gene/.exec(await dialog.innerText())?.[1].replaceAll(',', ''));
    expect(genes.trim().split('\n').length).toBe(count);
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      dialog.getByRole('button', { name: 'Export' }).click(),
    ]);
    expect(download.suggestedFilename()).toMatch(fileNamed('genelist', 'txt'));
  });

  it('compares all genes of each analysis after and, says so, and warns of the genes of the result', async () => {
    const page = await open('analysis', 'NLP7 and TGA1');
    await page.getByText(/all genes that pass its own filters, before and, not and targeted_by/).waitFor();
    await expect.poll(() => page.getByRole('region', { name: 'Selected by the query' }).count()).toBe(0);
    await page.getByLabel('Genes of each analysis').selectOption('result');
    await page.getByRole('region', { name: 'Selected by the query' }).waitFor();
    await page.getByText(/They overlap by construction/).waitFor();
  });

  it('opens as a clustered heat map from 15 analyses on, and can show the cells', async () => {
    const page = await open('analysis', 'all_expression');
    await page
      .getByLabel(/^Overlap of \d+ analyses, pair by pair/)
      .first()
      .waitFor();
    await page.getByText('Cells with numbers').click();
    await page.getByRole('region', { name: 'Pairs of analyses' }).waitFor();
  });

  it('zooms to an area that is dragged: to cells with numbers if it is small; Escape and Whole map go back', async () => {
    const page = await open('analysis', 'all_expression');
    const map = page.getByRole('application', { name: /^Overlap of \d+ analyses/ });
    const drag = async (share: number) => {
      const { x, y, width, height } = (await map.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
      await page.mouse.move(x + 2, y + 2);
      await page.mouse.down();
      await page.mouse.move(x + width * share, y + height * share);
      await page.getByText(/^\d+ rows and \d+ columns: release the mouse/).waitFor();
      await page.mouse.up();
    };
    await map.scrollIntoViewIfNeeded();
    const all = Number(/\d+/.exec((await map.getAttribute('aria-label')) ?? '')?.[0]);
    await drag(0.4);
    const status = page.getByRole('status').filter({ hasText: `of ${all} analyses` });
    const part = async () => Number(/\d+/.exec(await status.innerText())?.[0]);
    await expect.poll(() => page.getByRole('dialog').count()).toBe(0);
    await expect.poll(() => part()).toBeLessThan(all);
    const zoomed = await part();
    const svg = await saved(page, 'Save', 'Heat map with legend');
    expect(svg.text).toContain(`Overlap of ${zoomed} of ${all} analyses`);
    await page.reload();
    await expect.poll(() => part()).toBe(zoomed);
    await page.keyboard.press('Escape');
    await page.getByRole('application', { name: `Overlap of ${all} analyses, pair by pair` }).waitFor();
    await drag(0.08);
    const heads = page.getByRole('region', { name: 'Pairs of analyses' }).getByRole('columnheader');
    await expect.poll(() => heads.count()).toBe(await part());
    await page.getByRole('button', { name: 'Whole map' }).click();
    await map.waitFor();
  });

  it('zooms with the keyboard, and with a button around a cell', async () => {
    const page = await open('analysis', 'all_expression');
    const map = page.getByRole('application', { name: /^Overlap of \d+ analyses/ });
    await map.focus();
    for (const key of ['ArrowDown', 'Shift+ArrowDown', 'Shift+ArrowDown', 'Shift+ArrowRight'])
      await page.keyboard.press(key);
    await page.getByText('3 rows and 2 columns: release the mouse, or press Enter, to zoom in.').waitFor();
    await page.keyboard.press('Enter');
    await page.getByRole('region', { name: 'Pairs of analyses' }).waitFor();
    await expect.poll(() => page.getByRole('dialog').count()).toBe(0);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Zoom in' }).click();
    await page.getByText(/^Zoomed to \d+ of \d+ analyses/).waitFor();
  });

  it('leaves out of the grid what is not ticked', async () => {
    const page = await open('analysis', 'NLP7');
    const heads = page.getByRole('region', { name: 'Pairs of analyses' }).getByRole('columnheader');
    await heads.first().waitFor();
    const before = await heads.count();
    await page.getByLabel('Show A', { exact: true }).uncheck();
    await expect.poll(() => heads.count()).toBe(before - 1);
    await page.getByLabel('Show all').click();
    await expect.poll(() => heads.count()).toBe(before);
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
    expect(svg.name).toMatch(fileNamed('sungear', 'svg'));
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
    expect((await saved(page, 'Save', 'Image')).name).toMatch(fileNamed('upset', 'svg'));
    await page.goto(`${demo()}/query`);
    const choices = page.getByRole('combobox', { name: 'Target Genes', exact: true });
    await expect.poll(() => choices.getByRole('option').allInnerTexts()).toContain('shared');
  });

  it('names each analysis at its corner on a wide page, and by number in a key on a phone', async () => {
    const page = await open('sungear', 'NLP7');
    const diagram = page.getByRole('group', { name: /genes of \d+ analyses/ });
    const corners = diagram.getByRole('button', { name: /^NLP7 · / });
    await corners.first().waitFor();
    const width = async () => (await diagram.boundingBox())?.width ?? 0;
    await expect.poll(() => width()).toBeGreaterThan(1000);
    const count = await corners.count();
    await page.setViewportSize({ width: 390, height: 844 });
    const numbered = diagram.getByRole('button', { name: /^\d+: NLP7 · / });
    await expect.poll(() => numbered.count()).toBe(count);
    await expect.poll(() => width()).toBeLessThan(390);
    await diagram
      .getByText(/^NLP7 · /)
      .last()
      .click();
    await page.getByRole('heading', { name: /^[1-9][\d,]* genes? selected$/ }).waitFor();
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
    const title = page.getByRole('heading', { name: /motif clusters? enriched in/ });
    const clusters = async () => Number.parseInt(await title.innerText());
    const few = await clusters();
    await page.getByLabel('Alpha').fill('1');
    await expect.poll(clusters).toBeGreaterThan(few);
    await table
      .getByRole('button', { name: /^About cluster_/ })
      .first()
      .click();
    await page.getByRole('dialog').getByText('Consensus', { exact: true }).waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: '500bp upstream promoter region' }).click();
    await page.getByLabel("5' UTR").check();
    await table.getByRole('cell', { name: 'five_prime_UTR' }).first().waitFor();
  });

  it('switches to a region that overlaps with a chosen one at once, with a note', async () => {
    const page = await open('motif', 'all_expression');
    await page.getByRole('table').waitFor();
    await page.getByRole('button', { name: '500bp upstream promoter region' }).click();
    const answer = page.waitForResponse((response) => response.url().includes('regions='));
    await page.getByLabel('1000bp upstream promoter region').check();
    await page.getByText('1000bp upstream promoter region replaces 500bp upstream promoter region').waitFor();
    await expect.poll(() => page.getByLabel('500bp upstream promoter region').isChecked()).toBe(false);
    const asked = new URL((await answer).url()).searchParams;
    expect(asked.getAll('regions')).toEqual(['1000bp_promoter']);
    expect((await answer).status()).toBeLessThan(400);
  });

  it('tests clusters and individual motifs by genes, and says how that differs', async () => {
    const page = await open('motif', 'all_expression');
    const cells = () => page.getByRole('table').getByRole('cell').allInnerTexts();
    await page.getByLabel('Alpha').fill('1');
    await page.getByText('numbers of motif hits').waitFor();
    const byHits = await cells();
    await page.getByLabel('What is counted').selectOption('Test by genes');
    await page.getByText('numbers of genes with at least one hit').waitFor();
    await page.getByRole('button', { name: 'About this test' }).click();
    await page.getByText('the test by hits counts every hit').waitFor();
    await page.keyboard.press('Escape');
    await expect.poll(() => cells()).not.toEqual(byHits);
    await page.getByText('Individual Motifs').click();
    await page.getByRole('region', { name: 'Individual motifs' }).waitFor();
    await page.getByText('numbers of genes with at least one hit').waitFor();
    await page.getByLabel('What is counted').selectOption('Test by hits');
    await page.getByText('numbers of motif hits').waitFor();
  });

  it('folds analyses without an enriched cluster, and has more than 12 analyses as rows', async () => {
    const page = await open('motif', 'all_expression');
    const heads = () => page.getByRole('table').getByRole('columnheader').count();
    const note = page.getByText(/\d+ of \d+ analyses have no enriched cluster/);
    const counts = /(\d+) of (\d+) analyses/.exec(await note.innerText());
    const [folded, all] = [Number(counts?.[1]), Number(counts?.[2])];
    const text = await page.getByRole('heading', { name: /motif clusters? enriched in/ }).innerText();
    expect(text).toContain(`enriched in ${all - folded} of ${all} gene sets`);
    await expect.poll(() => heads()).toBe(all - folded <= 12 ? 2 + all - folded : Number.parseInt(text) + 1);
    await page.getByRole('button', { name: 'Show them' }).click();
    expect(all).toBeGreaterThan(12);
    await page.getByRole('columnheader', { name: 'Analysis', exact: true }).waitFor();
    await expect.poll(() => page.getByRole('table').getByRole('rowheader').count()).toBe(all);
    await expect.poll(() => heads()).toBe(Number.parseInt(text) + 1);
    await page.getByRole('button', { name: 'Hide them' }).click();
    await page.getByRole('button', { name: 'Show them' }).waitFor();
  });

  it('goes to the individual motifs when no cluster is enriched', async () => {
    const page = await open('motif', 'all_expression');
    await page.getByLabel('Alpha').fill('0');
    await page.getByRole('heading', { name: 'No motifs enriched.' }).waitFor();
    await expect.poll(() => page.getByRole('radio', { name: 'Motif Cluster Table' }).isDisabled()).toBe(true);
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
    const label = await other.evaluate((box) => (box as HTMLInputElement).labels?.[0]?.textContent ?? '');
    await other.check();
    await dialog.getByRole('button', { name: 'Update' }).click();
    await frame.getByText(label.split(' ')[0], { exact: true }).first().waitFor();
  });
});

describe('the picker of individual motifs', () => {
  it('opens from a row per gene set and motif when there are many gene sets', async () => {
    const page = await open('motif', 'all_tfs');
    await page.getByText('Individual Motifs').click();
    const table = page.getByRole('table', { name: 'Individual motifs' });
    await table.getByRole('columnheader', { name: 'Gene set' }).waitFor();
    await expect.poll(() => table.getByRole('row').count()).toBeGreaterThan(13);
    await table.getByRole('button', { name: 'Select Motifs' }).first().click();
    await page
      .getByRole('dialog')
      .getByLabel(/^Search/)
      .waitFor();
  });

  it('finds motifs by symbol, and adds a range with Shift and single ones with Ctrl', async () => {
    const page = await open('motif', 'NLP7');
    await page.getByText('Individual Motifs').click();
    await page.getByRole('button', { name: 'Add/Remove Motifs' }).click();
    const dialog = page.getByRole('dialog');
    const boxes = dialog.getByRole('checkbox');
    await dialog.getByLabel(/^Search/).fill('nlp7');
    await expect
      .poll(async () => (await dialog.locator('em').allInnerTexts()).every((one) => /NLP7/.test(one)))
      .toBe(true);
    await expect.poll(() => boxes.count()).toBeGreaterThan(0);
    await dialog.getByLabel(/^Search/).fill('');
    await dialog.getByRole('button', { name: 'Clear All' }).click();
    await boxes.nth(1).click();
    await boxes.nth(4).click({ modifiers: ['Shift'] });
    const checked = () => dialog.getByRole('checkbox', { checked: true }).count();
    await expect.poll(() => checked()).toBe(4);
    await dialog
      .locator('label')
      .nth(6)
      .click({ modifiers: ['ControlOrMeta'] });
    await dialog
      .locator('label')
      .nth(8)
      .click({ modifiers: ['Shift'] });
    await expect.poll(checked).toBe(7);
    await dialog.locator('label').nth(2).click();
    await expect.poll(checked).toBe(1);
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
    expect(download.suggestedFilename()).toMatch(fileNamed('query', 'cyjs'));
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
    await expect.poll(() => without.getByText('Precision Recall Analysis').count()).toBe(0);
    const page = await open('network', 'all_tfs', { targetnetworks: 'Root_Ranked_Network' });
    await page.getByRole('heading', { name: 'Precision Recall Analysis (AUPR)' }).waitFor();
    await page.getByRole('textbox', { name: 'AUPR precision cutoff' }).fill('0.5');
    await page.getByText('Precision Threshold').waitFor();
    const link = page.getByRole('link', { name: 'Export Pruned Network' });
    await expect.poll(() => link.getAttribute('href')).toContain('/pruned/0.5/');
    const field = page.getByRole('textbox', { name: 'AUPR precision cutoff' });
    await field.fill('0.40');
    await expect.poll(() => link.getAttribute('href')).toContain('/pruned/0.4/');
    await field.fill('1.5');
    await expect.poll(() => link.getAttribute('href')).toContain('/pruned/0.4/');
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
    expect(csv.name).toMatch(fileNamed('aupr-by-tf', 'csv'));
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
      .getByRole('textbox', { name: /^Name of / })
      .nth(1)
      .fill('my favorite');
    await dialog.getByRole('button', { name: 'Update' }).click();
    await page.getByRole('heading', { name: `Overlap of ${before - 1} analyses` }).waitFor();
    await page.getByRole('link', { name: 'Summary' }).click();
    await page.getByRole('radiogroup', { name: 'Show as' }).getByText('Table').click();
    await page.getByText('my favorite').first().waitFor();
  });

  it('moves the page of who changes something to a new revision, and no other page', async () => {
    const first = await open('analysis', 'NLP7');
    const title = (page: Page) => page.getByRole('heading', { name: /^Overlap of \d+ analyses/ });
    const before = Number(/\d+/.exec(await title(first).innerText())?.[0]);
    const second = await first.context().newPage();
    await second.goto(first.url());
    await title(second).waitFor();
    await first.getByRole('button', { name: 'Show/Hide Analyses' }).click();
    await first.getByRole('dialog').getByRole('checkbox').first().uncheck();
    await first.getByRole('dialog').getByRole('button', { name: 'Update' }).click();
    await first.getByRole('heading', { name: `Overlap of ${before - 1} analyses` }).waitFor();
    expect(new URL(first.url()).searchParams.get('revision')).toBe('1');
    await first.getByText(`1 of ${before} analyses hidden`).waitFor();
    await second.reload();
    await expect.poll(() => title(second).innerText()).toContain(`Overlap of ${before} analyses`);
    await second.goto(first.url());
    await second.getByRole('heading', { name: `Overlap of ${before - 1} analyses` }).waitFor();
    await second.getByRole('button', { name: 'show', exact: true }).click();
    await second.getByRole('heading', { name: `Overlap of ${before} analyses` }).waitFor();
    expect(new URL(second.url()).searchParams.get('revision')).toBe('2');
    await first.goBack();
    await first.getByRole('heading', { name: `Overlap of ${before} analyses` }).waitFor();
  });
});
