import { readTable } from '@trellis/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { callsTo } from '../../support/answers.ts';
import { column, genes, head, openTable, searchField, searchTable, settledGrid } from './grid.ts';

/** The first cell with a text. */
const cell = (grid: HTMLElement, text: string) =>
  [...grid.querySelectorAll<HTMLElement>('[role=gridcell]')].find((one) => one.textContent === text);

describe('the table', () => {
  it('lists the target genes by falling edge count', async () => {
    const { grid } = await openTable('ALF and BET');
    expect(genes()).toEqual(['AT1G00040', 'AT1G00080', 'AT1G00060']);
    expect(column(head(grid, 'Edge Count').getAttribute('aria-colindex'))).toEqual(['4', '3', '2']);
  });

  it('has the label of an analysis once, over all of its columns', async () => {
    const { grid } = await openTable('ALF');
    const labels = within(grid).getAllByRole('columnheader', { name: 'ALF · RNAseq · 1' });
    expect(labels.map((label) => label.getAttribute('aria-colspan'))).toEqual(['2']);
  });

  it('says above an analysis what it is, its directions in words', async () => {
    const { grid } = await openTable('ALF');
    const said = within(grid)
      .getAllByRole('columnheader')
      .map((one) => one.getAttribute('aria-label') ?? one.textContent);
    const first = said.indexOf('ALF · RNAseq · 1');
    expect(said.slice(first)).toEqual(
      expect.arrayContaining([
        ...['in planta:Regulated', 'DESeq2, FDR < 0.05', '5 edges', '3 induced, 2 repressed'],
        ...['Pvalue', 'Log2FC'],
      ]),
    );
  });

  it('shows fold changes with their sign, p-values as exponentials, other edges as plus signs', async () => {
    const { grid } = await openTable('ALF or GAM');
    for (const [text, look] of [
      ['+1.50', 'up'],
      ['-2.50', 'down'],
      ['1.00e-4', 'number'],
    ])
      expect(cell(grid, text)?.dataset['look'], text).toBe(look);
    const signs = within(grid).getAllByRole('gridcell', { name: '+' });
    expect(new Set(signs.map(({ dataset }) => dataset['look']))).toEqual(new Set(['bound', 'regulated']));
    expect(cell(grid, '*')).toBeUndefined();
  });

  it('links a gene to its page and to the database of the edition', async () => {
    const { grid } = await openTable('ALF');
    const links = () =>
      [...(cell(grid, 'AT1G00040')?.querySelectorAll('a') ?? [])].map((link) => link.getAttribute('href'));
    await waitFor(() => expect(links()).toEqual(['/gene/AT1G00040', expect.stringMatching(/^https:.*AT1G00040/)]));
  });

  it('has no row and no group of rows without cells when a search leaves no gene', { tags: ['long'] }, async () => {
    const { user, grid } = await openTable('ALF');
    await searchTable(user, 'no such gene');
    await screen.findByText('No gene matches “no such gene”.');
    expect(within(grid).queryAllByRole('gridcell')).toEqual([]);
    const groups = within(grid).getAllByRole('rowgroup');
    expect(groups.filter((group) => within(group).queryAllByRole('row').length === 0)).toEqual([]);
    expect(grid.hasAttribute('aria-activedescendant')).toBe(false);
  });

  it('fetches what is in sight and near of a big table', async () => {
    const { grid } = await openTable('all_tfs', { edition: 'arabidopsis' });
    const [rows, columns] = ['rowcount', 'colcount'].map((name) => Number(grid.getAttribute(`aria-${name}`)));
    const fetched = callsTo(readTable).reduce(
      (sum, { url: { searchParams: query } }) => sum + Number(query.get('rows')) * Number(query.get('columns')),
      0,
    );
    expect([rows > 2000, columns > 80]).toEqual([true, true]);
    expect(fetched).toBeGreaterThan(0);
    expect(fetched).toBeLessThan((rows * columns) / 5);
  });
});

describe('the order of the rows', () => {
  it('goes through descending, ascending and the order before', async () => {
    const { user, grid } = await openTable('ALF');
    const before = genes();
    const sorted = [...before].sort();
    const id = head(grid, 'Gene ID');
    for (const [sort, order] of [
      ['descending', [...sorted].reverse()],
      ['ascending', sorted],
      ['none', before],
    ] as const) {
      await user.click(id);
      await waitFor(() => expect(genes()).toEqual(order));
      expect(id.getAttribute('aria-sort')).toBe(sort);
    }
  });

  it('has empty cells last in both directions', async () => {
    const { user, grid } = await openTable('ALF');
    const fold = head(grid, 'Log2FC');
    const values = () => column(fold.getAttribute('aria-colindex'));
    await user.click(fold);
    await waitFor(() => expect(values()).toEqual(['+2.00', '+1.50', '+0.50', '-1.00', '-2.50', '']));
    await user.click(fold);
    await waitFor(() => expect(values()).toEqual(['-2.50', '-1.00', '+0.50', '+1.50', '+2.00', '']));
  });
});

describe('the search of the table', () => {
  it('keeps the rows that match, and counts them', async () => {
    const { user } = await openTable('ALF');
    await searchTable(user, 'nrx');
    await waitFor(() => expect(genes()).toEqual(['AT1G00060', 'AT1G00070']));
    await screen.findByText('2 of 6 genes');
  });

  it('says when nothing is left, and can be cleared there', async () => {
    const { user } = await openTable('ALF');
    await searchTable(user, 'no such gene');
    await user.click(await screen.findByRole('button', { name: 'Clear the search' }));
    await settledGrid();
    await waitFor(() => expect(genes()).toHaveLength(6));
    expect(searchField().value).toBe('');
  });
});
