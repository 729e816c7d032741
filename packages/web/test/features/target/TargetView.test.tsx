import { readTargetLists } from '@trellis/contract';
import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { alter } from '../../support/answers.ts';
import { savedFromMenu } from '../../support/fromMenu.ts';
import { openOptions, recalculate } from '../../support/optionsPanel.ts';
import { visitResult } from '../../support/visit.tsx';

const withList = { edition: 'arabidopsis', inputs: { targetgenes: 'Clock_Genes' } } as const;

const table = () => screen.findByRole('table', { name: /^(P-value|Influence|Specificity)/ });
const legend = () => screen.findByRole('region', { name: 'Legend' });
const cellTexts = async () =>
  within(await table())
    .getAllByRole('cell')
    .map(({ textContent }) => textContent);

/** Ticks a field of the chooser and closes it. */
async function chooseField(user: UserEvent, field: string): Promise<void> {
  await user.click(await screen.findByRole('button', { name: 'Extra Fields' }));
  await user.click(await screen.findByLabelText(field));
  await user.keyboard('{Escape}');
}

const choose = async (user: UserEvent, group: string, label: string) =>
  user.click(within(await screen.findByRole('radiogroup', { name: group })).getByText(label));

describe('the enrichment of target lists', () => {
  it('says what to do when the query has no list', async () => {
    await visitResult('target', 'NLP7', { edition: 'arabidopsis' });
    await screen.findByRole('heading', { name: 'No target list to compare with' });
    screen.getByText(/No gene list uploaded or no enrichment/);
    screen.getByText(/^Go back to the query and choose or upload target genes/);
  });

  it('has p-values, shares of the list and shares of the targets, each with the number of genes', async () => {
    const user = await visitResult('target', 'NLP7', withList);
    for (const text of await cellTexts())
      expect(text).toMatch(/^(·|\d\.\d\de-\d+) \(\d+\), fold [\d.]+ \([\d.]+ to [\d.]+\)$/);
    for (const measure of ['Influence', 'Specificity']) {
      await choose(user, 'Value in the cells', measure);
      await screen.findByRole('table', { name: new RegExp(`^${measure}`) });
      for (const text of await cellTexts()) expect(text).toMatch(/^\d+\.\d\d% \(\d+\)$/);
    }
  });

  it('says how many analyses have no gene of the lists, which the result does not have', async () => {
    await visitResult('target', 'NLP7', withList);
    await screen.findByRole('heading', { name: /^Enrichment of/ });
    expect(screen.queryByText(/no gene of the lists/)).toBeNull();
    alter(readTargetLists, (view) => ({
      ...view,
      result: view.result.map((row, i) => (i > 0 ? row : { ...row, count: row.count.map(() => 0) })),
    }));
    await visitResult('target', 'NLP7', withList);
    await screen.findByText(/^1 analysis has no gene of the lists\. /);
  });

  it('is sorted by the values of a list', async () => {
    const user = await visitResult('target', 'NLP7', { ...withList, search: 'measure=influence' });
    const head = () => screen.findByRole('columnheader', { name: /^Clock genes/ });
    await user.click(within(await head()).getByRole('button'));
    const shares = (await cellTexts()).map((text) => parseFloat(text));
    expect(shares).toEqual([...shares].sort((a, b) => a - b));
    expect(new Set(shares).size).toBeGreaterThan(1);
    expect((await head()).getAttribute('aria-sort')).toBe('ascending');
  });

  it('names each analysis by a letter, in the table and in the legend', async () => {
    await visitResult('target', 'NLP7', withList);
    within(await legend()).getByRole('rowheader', { name: 'A' });
    expect(within(await table()).getAllByRole('button', { name: /^A - / })).toHaveLength(1);
  });

  it('has all about an analysis under its label', async () => {
    const user = await visitResult('target', 'NLP7', withList);
    await user.click(within(await table()).getByRole('button', { name: /^A - AT4G24020 \(NLP7\) · .* \([\d,]+\)$/ }));
    const dialog = await screen.findByRole('dialog', { name: 'AT4G24020 (NLP7)' });
    within(dialog).getByText('EXPERIMENT_TYPE');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('names the correction for multiple testing', async () => {
    const user = await visitResult('target', 'NLP7', withList);
    const options = await openOptions(user);
    await user.selectOptions(options.getByLabelText('Correction for multiple testing'), 'Benjamini-Hochberg');
    await recalculate(user);
    await screen.findByText(/corrected by Benjamini-Hochberg/);
  });

  it('is saved as a table, and as a heat map with its legend', async () => {
    const user = await visitResult('target', 'NLP7', withList);
    await table();
    const csv = await savedFromMenu(user, 'Save', 'The table');
    expect(csv.name).toBe('target_enrichment_table.csv');
    const [head, ...lines] = csv.text.trim().split('\r\n');
    expect(head).toMatch(
      /^tf,symbol,filter,analysis_id,analysis,targets,list,list_size,common,expected,fold,fold_low,fold_high,adjusted_p,influence,specificity$/,
    );
    expect(lines).toHaveLength(5);
    const svg = await savedFromMenu(user, 'Save', 'Heat map with legend');
    expect(svg.name).toBe('list_enrichment.svg');
    expect(svg.text).toContain('>Analysis ID</text>');
    expect(svg.text).not.toContain('foreignObject');
  });
});

describe('the extra fields of the enrichment', () => {
  it('are columns of the table and of its file, each with a chip that removes it', async () => {
    const user = await visitResult('target', 'NLP7', withList);
    await chooseField(user, 'EXPERIMENT_TYPE');
    await screen.findByRole('columnheader', { name: 'EXPERIMENT_TYPE' });
    expect((await savedFromMenu(user, 'Save', 'The table')).text).toMatch(/^[^\r]*,EXPERIMENT_TYPE\r/);
    await user.click(screen.getByRole('button', { name: 'Remove EXPERIMENT_TYPE' }));
    await waitFor(() => expect(screen.queryByRole('columnheader', { name: 'EXPERIMENT_TYPE' })).toBeNull());
  });

  it('are removed together', async () => {
    const user = await visitResult('target', 'NLP7', {
      ...withList,
      search: 'fields=EXPERIMENT_TYPE&fields=TECHNOLOGY',
    });
    await screen.findByRole('columnheader', { name: 'TECHNOLOGY' });
    await user.click(screen.getByRole('button', { name: 'Clear All' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: /^Remove / })).toBeNull());
    expect(screen.queryByRole('columnheader', { name: /EXPERIMENT_TYPE|TECHNOLOGY/ })).toBeNull();
  });

  it('are in the legend of the heat map, next to the genes', async () => {
    await visitResult('target', 'NLP7', { ...withList, search: 'view=map&fields=EXPERIMENT_TYPE' });
    within(await legend()).getByRole('columnheader', { name: 'EXPERIMENT_TYPE' });
    expect(within(await legend()).getAllByRole('cell', { name: 'AT4G24020' })).toHaveLength(5);
  });
});

describe('the heat map of target lists', () => {
  it('has bounds for its colors', async () => {
    const user = await visitResult('target', 'NLP7', { ...withList, search: 'view=map' });
    const scale = async () => (await screen.findByRole('group', { name: /^Enrichment of/ })).textContent;
    expect(await scale()).not.toMatch(/12\.5|1\.3/);
    const options = await openOptions(user);
    await user.type(options.getByLabelText('Upper bound (-log10 p)'), '12.5');
    await user.type(options.getByLabelText('Lower bound (-log10 p)'), '1.3{Enter}');
    await waitFor(async () => expect(await scale()).toContain('12.5'));
    await waitFor(async () => expect(await scale()).toContain('1.3'));
  });
});
