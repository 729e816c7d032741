import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { fileNamed, savedFromMenu } from '../../support/fromMenu.ts';
import { visit, visitResult } from '../../support/visit.tsx';

const demo = { edition: 'arabidopsis' } as const;

/** Place of the column Bound and regulated; other TFs, then expected, fold and p of each test follow it, then the directions. */
const bothColumn = 3;

async function cells(): Promise<HTMLElement[]> {
  const row = (await screen.findAllByRole('rowheader'))[0].closest('tr') as HTMLElement;
  return within(row).getAllByRole('cell');
}

const numberOf = (text: string | null) => Number(text?.replaceAll(',', ''));

/** Opens the genes that a TF binds and regulates; returns their number and their dialog. */
async function openBoth(user: UserEvent) {
  const button = within((await cells())[bothColumn]).getByRole('button');
  await user.click(button);
  const dialog = await screen.findByRole('dialog', { name: /^Genes that NLP7 .*binds and regulates$/ });
  return { count: numberOf(button.textContent), dialog };
}

describe('the tab of bound and regulated genes', () => {
  it('compares binding and regulation of each TF that has both', async () => {
    await visitResult('bound', 'AT4G24020 or AT5G65210', demo);
    await screen.findByRole('heading', { name: 'Binding and regulation of 2 TFs compared' });
    const texts = (await cells()).map(({ textContent }) => textContent);
    const [both, verdict, stronger, , , byDegrees, up, down, other, , , , , , p] = texts.slice(bothColumn);
    expect(numberOf(both)).toBe(numberOf(up) + numberOf(down) + numberOf(other));
    expect(verdict).toBe('specific to the TF');
    expect(stronger).toMatch(/^\d+ of \d+$/);
    for (const text of [byDegrees, p]) expect(text).toMatch(/^\d(\.\d+)?(e[+-]\d+)?$/);
  });

  it('begins on a phone with the genes in common and what they mean', async () => {
    await visitResult('bound', 'AT4G24020', { ...demo, width: 390 });
    const [tf, both, verdict] = await screen.findAllByRole('columnheader');
    expect([tf, both, verdict].map(({ textContent }) => textContent)).toEqual([
      'TF',
      'Bound and regulated',
      'Taken together',
    ]);
  });

  it('opens the genes of a number', async () => {
    const user = await visitResult('bound', 'AT4G24020', demo);
    const { count, dialog } = await openBoth(user);
    const genes = await within(dialog).findByRole('region', { name: /binds and regulates$/ });
    expect(within(dialog).getByText(`${count.toLocaleString('en')} genes`)).toBeTruthy();
    expect(within(genes).getAllByRole('link')).toHaveLength(count);
  });

  it('keeps the genes of a number as a list, which the query page can use', { tags: ['long'] }, async () => {
    const user = await visitResult('bound', 'AT4G24020', demo);
    const { dialog } = await openBoth(user);
    await user.click(await within(dialog).findByRole('button', { name: 'Save' }));
    const naming = within(await screen.findByRole('dialog', { name: 'Name Your Gene List' }));
    await user.type(naming.getByLabelText('Name'), 'direct targets');
    await user.click(naming.getByRole('button', { name: 'Add' }));
    await within(dialog).findByText(/saved as direct targets/);
    await visit('/query', demo);
    const choices = await screen.findByRole('combobox', { name: 'Target Genes' });
    await within(choices).findByRole('option', { name: 'direct targets' });
  });

  it('cuts the table of the result to the genes of a number, and shows all genes again', async () => {
    const user = await visitResult('bound', 'AT4G24020', demo);
    const { count, dialog } = await openBoth(user);
    await user.click(await within(dialog).findByRole('link', { name: 'Show in the table' }));
    await screen.findByText(/only genes that NLP7 .*binds and regulates/);
    expect(window.location.pathname).toBe('/result/table');
    expect(new URLSearchParams(window.location.search).get('part')).toBe('both');
    const rows = () => Number(screen.getByRole('grid').getAttribute('aria-rowcount'));
    await screen.findByRole('grid');
    const cut = rows();
    await user.click(screen.getByRole('link', { name: 'Show all genes' }));
    await waitFor(() => expect(rows()).toBeGreaterThan(cut));
    // NLP7 has 2,301 targets; the rows above them are the header in both tables.
    expect(rows() - cut).toBe(2301 - count);
  });

  it('names the correction next to the p-values', async () => {
    const user = await visitResult('bound', 'AT4G24020 or AT5G65210', demo);
    await user.selectOptions(await screen.findByLabelText('Correction for multiple testing'), 'Holm');
    await screen.findByRole('button', { name: 'Overlap, hub-corrected: p (Holm)' });
    screen.getByRole('button', { name: 'Overlap, equal chances: p (Holm)' });
  });

  it('has a row of groups above its headings, each as wide as its columns', async () => {
    await visitResult('bound', 'AT4G24020 or AT5G65210', demo);
    const [groups, headings] = within(await screen.findByRole('table')).getAllByRole('row');
    const above = within(groups).getAllByRole('columnheader') as HTMLTableCellElement[];
    const below = within(headings).getAllByRole('columnheader');
    expect(
      above.filter(({ colSpan }) => colSpan > 1).map(({ textContent, colSpan }) => [textContent, colSpan]),
    ).toEqual([
      ['Overlap, hub-corrected', 3],
      ['Bound and regulated', 3],
      ['Regulated only', 3],
      ['Overlap, equal chances', 3],
    ]);
    expect(below.slice(3, 6).map(({ textContent }) => textContent)).toEqual(['Induced', 'Repressed', 'Unknown']);
    expect(within(below[3]).getByRole('button', { name: 'Bound and regulated: Induced' })).toBeTruthy();
  });

  it('is exported as a table', async () => {
    const user = await visitResult('bound', 'AT4G24020 or AT5G65210', demo);
    await cells();
    const { name, text } = await savedFromMenu(user, 'Save', 'The table');
    expect(name).toMatch(fileNamed('bound-and-regulated', 'csv'));
    expect(text).toMatch(/^tf,symbol,.*\r\nAT\dG\d+,/);
    expect(text.trim().split('\r\n')).toHaveLength(3);
  });

  it('says what to ask for when no TF has both', async () => {
    await visitResult('bound', "AT4G24020[EXPERIMENT_TYPE = 'Binding']", demo);
    await screen.findByText(/^No TF of the result has both binding and expression analyses/);
  });
});
