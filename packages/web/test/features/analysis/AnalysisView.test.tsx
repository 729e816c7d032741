import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { savedByButton } from '../../support/fromMenu.ts';
import { visit, visitResult } from '../../support/visit.tsx';

const demo = { edition: 'arabidopsis' } as const;

const grid = () => screen.findByRole('region', { name: 'Pairs of analyses' });
const heads = async () =>
  within(await grid())
    .getAllByRole('columnheader')
    .map(({ textContent }) => textContent);

/** Opens the first pair of a side of the grid. */
async function openPair(user: UserEvent, side: 'greater' | 'less'): Promise<HTMLElement> {
  const [cell] = await within(await grid()).findAllByRole('button', { name: new RegExp(`, ${side}: p `) });
  await user.click(cell);
  return screen.findByRole('dialog', { name: 'Enrichment' });
}

describe('the enrichment of gene sets', () => {
  it('says why there is nothing for one analysis', async () => {
    await visitResult('analysis', 'all_expression[id=43]', demo);
    await screen.findByText(/Please query more than 1 analysis to see results/);
  });

  it('has a p-value, the shared genes and what was expected of each pair in both directions', async () => {
    await visitResult('analysis', 'NLP7', demo);
    const values =
      '[\\d.]+e[+-]\\d+, [\\d,]+ genes? shared, [\\d,.]+ expected, fold [\\d.]+ \\([\\d.]+ to [\\d.]+\\)$';
    for (const side of ['greater', 'less']) {
      const name = new RegExp(`^NLP7 · .*, NLP7 · .*, ${side}: p ${values}`);
      await waitFor(async () => expect(within(await grid()).getAllByRole('button', { name })).toHaveLength(10));
    }
  });

  it('opens a pair with its tests and as many genes as it counts', { tags: ['long'] }, async () => {
    const user = await visitResult('analysis', 'NLP7', demo);
    const dialog = await openPair(user, 'greater');
    for (const test of ['Greater', 'Greater Adjusted', 'Less', 'Less Adjusted']) within(dialog).getByText(test);
    const genes = await within(dialog).findByRole('region', { name: 'Genes in common' });
    const shared = within(dialog).getByText('Shared').nextElementSibling?.textContent;
    const count = Number(/^[\d,]+(?= gene)/.exec(shared ?? '')?.[0].replaceAll(',', ''));
    expect(within(genes).getAllByRole('link')).toHaveLength(count);
  });

  it('exports the genes of a pair', async () => {
    const user = await visitResult('analysis', 'NLP7', demo);
    const dialog = within(await openPair(user, 'greater'));
    const genes = await dialog.findByRole('region', { name: 'Genes in common' });
    const { name, text } = await savedByButton(user, 'Export', dialog);
    expect(name).toBe('genelist.txt');
    const ids = within(genes)
      .getAllByRole('link')
      .map(({ textContent }) => `${textContent}\n`);
    expect(text).toBe(ids.join(''));
  });

  it('keeps the genes of a pair as a list, which the query page can use', { tags: ['long'] }, async () => {
    const user = await visitResult('analysis', 'NLP7', demo);
    const dialog = within(await openPair(user, 'less'));
    await user.click(await dialog.findByRole('button', { name: 'Save' }));
    const naming = within(await screen.findByRole('dialog', { name: 'Name Your Gene List' }));
    await user.type(naming.getByLabelText('Name'), 'in common');
    await user.click(naming.getByRole('button', { name: 'Add' }));
    await dialog.findByText(/saved as in common/);
    await visit('/query', demo);
    const choices = await screen.findByRole('combobox', { name: 'Target Genes' });
    await within(choices).findByRole('option', { name: 'in common' });
  });

  it('compares all genes of each analysis after and, and says so', async () => {
    await visitResult('analysis', 'NLP7 and TGA1', demo);
    await screen.findByText(/all genes that pass its own filters, before and, not and targeted_by/);
    expect(screen.queryByRole('region', { name: 'Selected by the query' })).toBeNull();
  });

  it('warns when the genes of the result are compared after and', async () => {
    const user = await visitResult('analysis', 'NLP7 and TGA1', demo);
    await user.selectOptions(await screen.findByLabelText('Genes of each analysis'), 'result');
    const warning = await screen.findByRole('region', { name: 'Selected by the query' });
    expect(warning.textContent).toContain('They overlap by construction');
  });

  it('leaves out of the grid what is not ticked, until all are shown again', async () => {
    const user = await visitResult('analysis', 'NLP7', demo);
    const before = await heads();
    await user.click(screen.getByLabelText('Show A'));
    await waitFor(async () => expect(await heads()).toEqual(before.slice(1)));
    await user.click(screen.getByLabelText('Show all'));
    await waitFor(async () => expect(await heads()).toEqual(before));
  });

  it('describes an analysis from its head in the grid', async () => {
    const user = await visitResult('analysis', 'NLP7', demo);
    const [head] = within(await grid()).getAllByRole('columnheader');
    await user.click(within(head).getByRole('button', { name: /^A/ }));
    const info = within(await screen.findByRole('dialog', { name: 'Info' }));
    expect(info.getByText('Name').nextElementSibling?.textContent).toMatch(/^A - AT4G24020 \(NLP7\) · .* · \d+$/);
    expect(info.getByText('Filter').nextElementSibling?.textContent).toBe('none');
    expect(info.getAllByText('Count')).not.toHaveLength(0);
  });

  it('shows an extra field in the heads, and exports it', { tags: ['long'] }, async () => {
    const user = await visitResult('analysis', 'NLP7', demo);
    await user.click(await screen.findByRole('button', { name: 'Extra Fields' }));
    await user.click(await screen.findByLabelText('TECHNOLOGY'));
    await user.keyboard('{Escape}');
    await waitFor(async () => expect((await heads()).filter((text) => text.includes('ChIPseq'))).toHaveLength(1));
    await user.click(screen.getByRole('button', { name: 'Save' }));
    const link = await screen.findByRole<HTMLAnchorElement>('menuitem', { name: /^All pairs/ });
    expect(await (await fetch(link.href)).text()).toContain('TECHNOLOGY');
  });
});
