import { readMotifRegions, readMotifs } from '@trellis/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { callsTo, failedCalls, hold, refuse, restore } from '../../support/answers.ts';
import { openOptions, recalculate } from '../../support/optionsPanel.ts';
import { visitResult } from '../../support/visit.tsx';

const open = (query: string, search?: string) =>
  visitResult('motif', query, { edition: 'arabidopsis', ...(search !== undefined && { search }) });

const table = () => screen.findByRole('table', { name: /motif clusters? enriched in/ });
const title = async () => (await screen.findByRole('heading', { name: /motif clusters? enriched in/ })).textContent;
const clusters = async () => Number.parseInt(await title());
const textsOf = (elements: readonly HTMLElement[]) => elements.map(({ textContent }) => textContent);
const cells = async () => textsOf(within(await table()).getAllByRole('cell'));
const heads = async () => textsOf(within(await table()).getAllByRole('columnheader'));

describe('the views of motifs', () => {
  it('are the individual motifs alone when clusters cannot be tested, until they can', async () => {
    refuse(readMotifs, { status: 400, detail: 'Broken.' });
    const user = await open('NLP7');
    await screen.findByText(/The motifs could not be tested. Broken./);
    const view = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name });
    const names = ['Motif Cluster Table', 'Motif Cluster Heatmap', 'Individual Motifs'];
    expect(names.map((name) => view(name).disabled)).toEqual([true, true, false]);
    expect(view('Individual Motifs').checked).toBe(true);
    restore(readMotifs);
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    await table();
    expect(view('Motif Cluster Table').checked).toBe(true);
  });
});

describe('the enriched motif clusters', () => {
  it('are those up to alpha', async () => {
    const user = await open('NLP7');
    expect(await clusters()).toBe(1);
    const alpha = (await openOptions(user)).getByLabelText('Alpha');
    await user.clear(alpha);
    await user.type(alpha, '1');
    expect(await clusters()).toBe(1);
    await recalculate(user);
    expect(screen.queryByRole('form', { name: 'Options' })).toBeNull();
    await waitFor(async () => expect(await clusters()).toBeGreaterThan(1));
    screen.getByText(/values above 1 are left blank/);
  });

  it('have the default regions in options that were opened before the regions were read', async () => {
    const { release } = hold(readMotifRegions);
    const user = await open('NLP7');
    const options = await openOptions(user);
    expect(options.getByRole<HTMLButtonElement>('button', { name: 'Recalculate' }).disabled).toBe(false);
    release();
    const region = await options.findByRole<HTMLInputElement>('checkbox', { name: /^500bp upstream/ });
    expect(region.checked).toBe(true);
    await recalculate(user);
    await screen.findByText(/^500bp upstream promoter region · alpha 0\.05/);
  });

  it('say when the regions could not be loaded, and have them after a retry', async () => {
    refuse(readMotifRegions, { status: 400, detail: 'Broken.' });
    const user = await open('NLP7');
    const options = await openOptions(user);
    await options.findByText('The regions could not be loaded. Broken.');
    restore(readMotifRegions);
    await user.click(options.getByRole('button', { name: 'Retry' }));
    await options.findByRole('checkbox', { name: /^500bp upstream/ });
  });

  it('say what a cluster is', async () => {
    const user = await open('all_expression', 'all=yes');
    await user.click(within(await table()).getAllByRole('button', { name: /^About cluster_/ })[0]);
    const dialog = await screen.findByRole('dialog', { name: /^cluster_\d+/ });
    within(dialog).getByText('Consensus');
  });

  it('are tested in each region that is chosen', async () => {
    const user = await open('all_expression', 'all=yes');
    await table();
    expect(await heads()).not.toContain('Region');
    await user.click(await (await openOptions(user)).findByLabelText("5' UTR"));
    await recalculate(user);
    await waitFor(async () => expect(await cells()).toContain('five_prime_UTR'));
    expect(await heads()).toContain('Region');
  });

  it('cannot be tested in a region that overlaps with a chosen one, which is said, until that is taken out', async () => {
    const user = await open('NLP7');
    await table();
    const options = await openOptions(user);
    const wide = await options.findByRole<HTMLInputElement>('checkbox', { name: /^1000bp upstream/ });
    expect(wide.disabled).toBe(true);
    options.getAllByText('Overlaps with 500bp upstream promoter region.');
    await user.click(options.getByRole('checkbox', { name: /^500bp upstream/ }));
    options.getByText('Choose at least one region.');
    expect(options.getByRole<HTMLButtonElement>('button', { name: 'Recalculate' }).disabled).toBe(true);
    await user.click(wide);
    await recalculate(user);
    await screen.findByText(/^1000bp upstream promoter region · alpha 0\.05/);
    await waitFor(async () => expect((await table()).closest('[aria-busy=true]')).toBeNull());
    const asked = callsTo(readMotifs).map(({ url }) => url.searchParams.getAll('regions'));
    expect(asked.at(-1)).toEqual(['1000bp_promoter']);
    expect(failedCalls()).toEqual([]);
  });

  it('say how many motifs the data set has', async () => {
    await open('NLP7');
    await screen.findByText(/^\d+ motif clusters; [\d,]+ motifs of [\d,]+ TFs\. Hits/);
  });

  it('are counted by genes or by hits, and say how that differs', { tags: ['long'] }, async () => {
    const user = await open('NLP7', 'alpha=1');
    await screen.findByText(/numbers of genes with at least one hit/);
    const byGenes = await cells();
    await user.selectOptions((await openOptions(user)).getByLabelText('What is counted'), 'Test by hits');
    await recalculate(user);
    await screen.findByText(/numbers of motif hits/);
    await waitFor(async () => expect(await cells()).not.toEqual(byGenes));
    await user.click(screen.getByRole('button', { name: 'About this test' }));
    await screen.findByText(/the test by genes counts it once/);
  });

  it('leave out analyses without one until they are asked for', async () => {
    const user = await open('all_expression');
    const note = await screen.findByText(/\d+ of 26 analyses have no enriched cluster/);
    const folded = Number(/(\d+) of 26 analyses/.exec(note.textContent)?.[1]);
    expect(await title()).toBe(`1 motif cluster enriched in ${26 - folded} of 26 gene sets`);
    // A column for the cluster, one for its family, and one per analysis.
    expect(await heads()).toHaveLength(2 + 26 - folded);
    await user.click(screen.getByRole('button', { name: 'Show them' }));
    await screen.findByRole('button', { name: 'Hide them' });
    expect(within(await table()).getAllByRole('rowheader')).toHaveLength(26);
    await user.click(screen.getByRole('button', { name: 'Hide them' }));
    await screen.findByRole('button', { name: 'Show them' });
    expect(await heads()).toHaveLength(2 + 26 - folded);
  });

  it('are columns where there are more than 12 analyses', async () => {
    await open('all_expression', 'all=yes');
    await table();
    const [first, ...others] = await heads();
    expect(first).toBe('Analysis');
    expect(others).toHaveLength(1);
    expect(others[0]).toMatch(/^cluster_14/);
  });

  it('give way to the individual motifs when there are none', async () => {
    await open('all_expression', 'alpha=0');
    await screen.findByRole('heading', { name: 'No motifs enriched.' });
    for (const name of ['Motif Cluster Table', 'Motif Cluster Heatmap'])
      expect(screen.getByRole<HTMLInputElement>('radio', { name }).disabled).toBe(true);
    await screen.findByRole('region', { name: 'Individual motifs' });
  });
});
