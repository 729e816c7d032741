import { submitQuery } from '@trellis/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { cutOff, restore } from '../../support/answers.ts';
import { savedBy } from '../../support/savedFiles.ts';
import { reload } from '../../support/visit.tsx';
import { addressSearch, expectIds, heads, ids, openOverview } from './overviewPage.ts';

const cell = (row: number, column: string) =>
  within(document.querySelector<HTMLElement>(`[data-row="${row}"] [data-column="${column}"]`) ?? document.body);
const resultHeading = (name: RegExp | string) => screen.findByRole('heading', { level: 1, name });

describe('the table of the data overview', () => {
  it('is sorted by a column up, down and not at all, which the address says', async () => {
    const user = await openOverview();
    const before = ids();
    const head = document.querySelector<HTMLElement>('[role=columnheader][data-column=id]');
    const sort = () => user.click(within(head ?? document.body).getByRole('button'));
    await sort();
    expect(addressSearch()).toBe('?sort=id&order=asc');
    await sort();
    await expectIds(...[...before].reverse());
    expect(head?.getAttribute('aria-sort')).toBe('descending');
    expect(addressSearch()).toBe('?sort=id&order=desc');
    await sort();
    await expectIds(...before);
    expect([head?.getAttribute('aria-sort'), addressSearch()]).toEqual(['none', '']);
  });

  it('runs an analysis from its id', async () => {
    const user = await openOverview();
    await user.click(cell(0, 'id').getByRole('button'));
    await resultHeading(/in 1 analysis/);
    expect(window.location.pathname).toBe('/result/summary');
    expect(document.querySelector('code')?.textContent).toBe('AT1G00010[id=1]');
  });

  it('runs all analyses of a TF from its gene', async () => {
    const user = await openOverview();
    await user.click(cell(0, 'gene_id').getByRole('button'));
    await resultHeading('6 genes targeted by ALF in 2 analyses');
  });

  it('says in its place why a query failed, and runs it again', async () => {
    cutOff(submitQuery);
    const user = await openOverview();
    await user.click(cell(0, 'gene_id').getByRole('button'));
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('AT1G00010: The server cannot be reached.');
    restore(submitQuery);
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    await resultHeading(/targeted by ALF/);
  });

  it('is saved as it is shown', async () => {
    const user = await openOverview('?search=ALF&sort=id&order=desc');
    const { text } = await savedBy(() => user.click(screen.getByRole('button', { name: 'Export CSV' })));
    const lines = text.trim().split('\r\n');
    expect(lines.map((line) => line.split(',').slice(0, 3).join())).toEqual([
      'ID,Gene ID,Gene Name',
      '2,AT1G00010,ALF',
      '1,AT1G00010,ALF',
    ]);
  });
});

describe('the columns of the data overview', () => {
  it('are chosen, kept over a reload, and exported as chosen', async () => {
    let user = await openOverview();
    await user.click(screen.getByRole('button', { name: 'Columns' }));
    await user.click(await screen.findByRole('checkbox', { name: 'DATE' }));
    await waitFor(() => expect(heads()).not.toContain('DATE'));
    user = await reload();
    await screen.findByRole('grid', { name: 'Analyses' });
    expect(heads()).not.toContain('DATE');
    expect(heads()).toContain('TISSUE');
    const { text } = await savedBy(() => user.click(screen.getByRole('button', { name: 'Export CSV' })));
    expect(text.split('\r\n')[0].split(',')).toEqual(heads());
  });

  it('are all shown again with one click', async () => {
    const user = await openOverview('?columns=TISSUE');
    await user.click(screen.getByRole('button', { name: /^Columns: 1 of / }));
    await user.click(await screen.findByRole('button', { name: 'Show all' }));
    await waitFor(() => expect(heads()).toContain('DATE'));
    expect(addressSearch()).toBe('');
  });
});
