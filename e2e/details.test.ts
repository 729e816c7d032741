import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { axe } from './support/axe.ts';
import { useBrowser } from './support/browser.ts';
import { openTab, saved } from './support/openTab.ts';
import { fileNamed } from './support/fileName.ts';

const visit = useBrowser();
const list = { targetgenes: 'Clock_Genes' };
const network = { targetnetworks: 'Root_Ranked_Network' };

/** Ticks a field of a chooser and closes it. */
async function choose(page: Page, chooser: string, field: string) {
  await page.getByRole('button', { name: chooser }).click();
  await page.getByLabel(field, { exact: true }).check();
  await page.keyboard.press('Escape');
}

const scaleText = (page: Page) => page.getByRole('group', { name: /^Enrichment of/ }).textContent();

describe('the target list tab', () => {
  it('has all about an analysis under its label', async () => {
    const page = await openTab(visit, 'target', 'NLP7', list);
    await page
      .getByRole('button', { name: /^[A-Z] - NLP7 · .* \([\d,]+\)$/ })
      .first()
      .click();
    const dialog = page.getByRole('dialog', { name: /^NLP7 · / });
    await dialog.getByText('EXPERIMENT_TYPE').waitFor();
    await page.keyboard.press('Escape');
    await expect.poll(() => dialog.count()).toBe(0);
  });

  it('shows extra fields as columns and in the legend, with a chip each', async () => {
    const page = await openTab(visit, 'target', 'NLP7', list);
    await choose(page, 'Extra Fields', 'EXPERIMENT_TYPE');
    const head = page.getByRole('columnheader', { name: 'EXPERIMENT_TYPE' });
    await head.waitFor();
    expect((await saved(page, 'Save', 'The table')).text).toMatch(/^[^\r]*,EXPERIMENT_TYPE,/);
    await page.getByText('Heat Map', { exact: true }).click();
    const legend = page.getByRole('region', { name: 'Legend' });
    await legend.getByRole('columnheader', { name: 'EXPERIMENT_TYPE' }).waitFor();
    await legend.getByRole('cell', { name: 'AT4G24020' }).first().waitFor();
    await page.getByRole('radiogroup', { name: 'Show as' }).getByText('Table').click();
    await page.getByRole('button', { name: 'Remove EXPERIMENT_TYPE' }).click();
    await expect.poll(() => head.count()).toBe(0);
    await choose(page, 'Extra Fields', 'TECHNOLOGY');
    await page.getByRole('button', { name: 'Clear All' }).click();
    await expect.poll(() => page.getByRole('button', { name: 'Remove TECHNOLOGY' }).count()).toBe(0);
  });

  it('has bounds for the colors of its heat map', async () => {
    const page = await openTab(visit, 'target', 'all_expression', list);
    await page.getByText('Heat Map', { exact: true }).click();
    await page.getByLabel('Upper bound (-log10 p)').fill('12.5');
    await expect.poll(() => scaleText(page)).toContain('12.5');
    await page.getByLabel('Lower bound (-log10 p)').fill('1.3');
    await expect.poll(() => scaleText(page)).toContain('1.3');
  });
});

describe('the motif tab', () => {
  it('tells what a column is about, and shows extra fields in the headings', async () => {
    const page = await openTab(visit, 'motif', 'NLP7');
    await page
      .getByRole('button', { name: /^About A - NLP7 · / })
      .first()
      .click();
    const dialog = page.getByRole('dialog', { name: /^Meta Data: NLP7 · / });
    await dialog.getByText('ANALYSIS_METHOD').waitFor();
    await page.keyboard.press('Escape');
    await choose(page, 'Extra Fields', 'EXPERIMENTER');
    const heading = page.getByRole('columnheader', { name: /^A - NLP7 · / });
    const experimenter = (await heading.innerText()).split('\n')[1];
    const csv = await saved(page, 'Save', 'The table');
    expect(csv.name).toMatch(fileNamed('motif-enrichment-table', 'csv'));
    expect(csv.text.trimEnd().split('\r\n').at(-1)).toMatch(new RegExp(`^EXPERIMENTER,${experimenter},`));
  });

  it('draws the sequence logo of a cluster on both strands, and saves it', async () => {
    const page = await openTab(visit, 'motif', 'NLP7');
    await page
      .getByRole('button', { name: /^cluster_/ })
      .first()
      .click();
    const dialog = page.getByRole('dialog', { name: /^cluster_/ });
    const logo = dialog.getByRole('img', { name: /^Sequence logo of cluster_/ });
    const outline = () =>
      logo.locator('path').evaluateAll((letters) => letters.map((one) => one.getAttribute('fill')));
    const forward = await outline();
    await dialog.getByLabel('Reverse complement').check();
    await dialog.getByRole('img', { name: /\(reverse complement\)$/ }).waitFor();
    await expect.poll(() => outline()).not.toEqual(forward);
    const { violations } = await axe(page).include('[role=dialog]').analyze();
    expect(violations).toEqual([]);
    const svg = await saved(page, 'Save logo', 'Sequence logo');
    expect(svg.name).toMatch(fileNamed('cluster-\\d+-logo', 'svg'));
    expect(svg.text).toContain('(reverse complement)</text>');
  });

  it('gives the heat map, the information on clusters and the individual motifs as files', async () => {
    const page = await openTab(visit, 'motif', 'NLP7');
    await page.getByText('Motif Cluster Heatmap').click();
    const svg = await saved(page, 'Save', 'Heat map with legend');
    expect(svg.name).toMatch(fileNamed('motif-enrichment', 'svg'));
    expect(svg.text).toContain('>Analysis ID</text>');
    const info = await saved(page, 'Save', 'Cluster information');
    expect(info.name).toBe('cluster_info.csv');
    expect(info.text).toContain('Consensus');
    await page.getByText('Individual Motifs').click();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Save CSV' }).click(),
    ]);
    expect(download.suggestedFilename()).toMatch(fileNamed('individual-motifs', 'csv'));
  });
});

describe('the gene set tab', () => {
  it('describes an analysis from its head in the grid, and saves the genes of a pair as a list', async () => {
    const page = await openTab(visit, 'analysis', 'NLP7');
    const grid = page.getByRole('region', { name: 'Pairs of analyses' });
    await grid.getByRole('columnheader', { name: 'A' }).getByRole('button').first().click();
    const info = page.getByRole('dialog', { name: /^Info: A, NLP7 · / });
    await info.getByText('Count').first().waitFor();
    await page.keyboard.press('Escape');
    await grid.getByRole('button', { name: /less:/ }).first().click();
    await page.getByRole('dialog', { name: 'Enrichment' }).getByRole('button', { name: 'Save' }).click();
    const naming = page.getByRole('dialog', { name: 'Name Your Gene List' });
    await naming.getByLabel('Name').fill('in common');
    await naming.getByRole('button', { name: 'Add' }).click();
    await expect.poll(() => page.evaluate(() => JSON.stringify({ ...localStorage }))).toContain('in common');
  });

  it('shows an extra field in the heads and exports it', async () => {
    const page = await openTab(visit, 'analysis', 'NLP7');
    await choose(page, 'Extra Fields', 'TECHNOLOGY');
    const heads = page.getByRole('region', { name: 'Pairs of analyses' }).getByRole('columnheader');
    await expect.poll(() => heads.allInnerTexts()).toContainEqual(expect.stringMatching(/ChIPseq/));
    const csv = await saved(page, 'Save', 'All pairs');
    expect(csv.text).toContain('TECHNOLOGY');
  });
});

describe('the network tab', () => {
  it('takes edges and cutoff over when it is updated, and says while they are not', async () => {
    const page = await openTab(visit, 'network', 'all_expression', network);
    const update = page.getByRole('button', { name: 'Update Network' });
    const stale = () => update.getAttribute('data-stale');
    const links = async () => {
      await page.getByRole('button', { name: 'Download SIF' }).click();
      const link = await page.getByRole('menuitem').first().getAttribute('href');
      await page.keyboard.press('Escape');
      return link ?? '';
    };
    await expect.poll(() => stale()).toBe(null);
    await page.getByRole('textbox', { name: 'AUPR precision cutoff' }).fill('0.4');
    await expect.poll(stale).toBe('true');
    await page.getByText('do not show this choice yet').waitFor();
    await expect.poll(() => links()).not.toContain('precision=0.4');
    await update.click();
    await expect.poll(stale).toBe(null);
    await expect.poll(() => links()).toContain('precision=0.4');
  });

  it('says what it counts, and calls no network slow that WebGL draws at once', async () => {
    const page = await openTab(visit, 'network', 'all_expression');
    await page.getByRole('heading', { name: /^[\d,]+ findings, [\d,]+ distinct edges between/ }).waitFor();
    await page.getByText(/^A finding is a target of one analysis/).waitFor();
    await expect.poll(() => page.getByText('A large network.').count()).toBe(0);
  });
});

describe('the Sungear tab', () => {
  it('refuses to narrow to nothing: the button is red for a moment, and a sentence says why until genes are selected', async () => {
    const page = await openTab(visit, 'sungear', 'NLP7');
    const title = await page.getByRole('heading', { name: /genes of \d+ analyses/ }).innerText();
    const narrow = page.getByRole('button', { name: 'Narrow' });
    const color = () => narrow.evaluate((button) => getComputedStyle(button).backgroundColor);
    const before = await color();
    await narrow.press('Enter');
    await expect.poll(() => color()).not.toBe(before);
    await expect.poll(color).toBe(before);
    await expect.poll(() => page.getByRole('button', { name: 'Previous' }).isDisabled()).toBe(true);
    const why = page.getByRole('status').filter({ hasText: 'Select genes first: click circles or corners.' });
    await why.waitFor();
    await expect.poll(() => page.getByRole('heading', { name: /genes of \d+ analyses/ }).innerText()).toBe(title);
    await page
      .getByRole('button', { name: /genes? in / })
      .first()
      .press('Enter');
    await why.waitFor({ state: 'detached' });
  });

  it('finds a gene exactly or by a part of its id', async () => {
    const page = await openTab(visit, 'sungear', 'NLP7');
    const selected = async () =>
      Number(
        /^[\d,]+/.exec(await page.getByRole('heading', { name: /selected$/ }).innerText())?.[0].replace(',', ''),
      );
    await page.getByLabel('Search genes').fill('AT1G0');
    await expect.poll(selected).toBeGreaterThan(0);
    await page.getByLabel('Exact Match').check();
    await expect.poll(selected).toBe(0);
  });

  it('labels its corners with the fields that are chosen', async () => {
    const page = await openTab(visit, 'sungear', 'NLP7');
    const diagram = page.getByRole('group', { name: /genes of \d+ analyses/ });
    const corners = async () => (await diagram.locator('text').allTextContents()).join(' ');
    await expect.poll(corners).toContain('NLP7');
    await page.getByRole('button', { name: 'Clear All' }).click();
    await expect.poll(corners).not.toContain('NLP7');
    await choose(page, 'Display Fields', 'TECHNOLOGY');
    await expect.poll(corners).toContain('ChIPseq');
  });

  it('is enlarged with buttons and with Ctrl and the wheel, and moved by dragging, which selects nothing', async () => {
    const page = await openTab(visit, 'sungear', 'NLP7');
    const diagram = page.getByRole('group', { name: /genes of \d+ analyses/ });
    await diagram.waitFor();
    const place = () => diagram.evaluate((svg) => svg.querySelector('g')?.getAttribute('transform') ?? '');
    const whole = await place();
    await page.getByRole('button', { name: 'Zoom in' }).click();
    await expect.poll(() => place()).toContain('scale(1.25)');
    const box = await diagram.boundingBox();
    if (!box) throw new Error('the diagram has no box');
    const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    await page.mouse.move(middle.x, middle.y);
    await page.keyboard.down('Control');
    await page.mouse.wheel(0, -100);
    await page.keyboard.up('Control');
    await expect.poll(place).toContain('scale(1.3125)');
    const before = await place();
    await page.mouse.down();
    await page.mouse.move(middle.x + 30, middle.y + 20, { steps: 4 });
    await page.mouse.up();
    await expect.poll(place).not.toBe(before);
    await page.getByRole('heading', { name: '0 genes selected' }).waitFor();
    await page.getByRole('button', { name: 'Whole diagram' }).click();
    await expect.poll(() => place()).toBe(whole);
  });
});
