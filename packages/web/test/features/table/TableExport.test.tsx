import { screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { genes, head, openTable, searchTable } from './grid.ts';

/** The link of an item of the menu. */
async function linkOf(user: UserEvent, name: string): Promise<string> {
  await user.click(screen.getByRole('button', { name: 'Export Table' }));
  const item = await screen.findByRole('menuitem', { name });
  await user.keyboard('{Escape}');
  return item.getAttribute('href') ?? '';
}

const linesOf = async (href: string) => (await (await fetch(href)).text()).trim().split('\n');
const genesOf = (lines: readonly string[]) => lines.slice(1).map((line) => /AT\dG\d{5}/.exec(line)?.[0]);

describe('Export Table', () => {
  it('gives the whole table as xlsx and csv, whatever is shown of it', async () => {
    const { user } = await openTable('ALF and BET');
    const all = genes();
    await searchTable(user, 'AT1G00040');
    await waitFor(() => expect(genes()).toEqual(['AT1G00040']));
    const workbook = await fetch(await linkOf(user, 'Whole table xlsx'));
    expect(workbook.headers.get('content-type')).toContain('spreadsheetml');
    expect(genesOf(await linesOf(await linkOf(user, 'Whole table csv')))).toEqual(all);
  });

  it('gives all columns about the gene in the whole table, also while they are folded', async () => {
    const { user } = await openTable('ALF');
    const [first] = await linesOf(await linkOf(user, 'Whole table csv'));
    expect(first).toMatch(/^Full Name,Gene Family,Type,Name,User List,User List Count,Edge Count,Gene ID,/);
  });

  it('gives what is shown: sorted, searched, without hidden columns', async () => {
    const { user, grid } = await openTable('ALF and BET');
    await user.click(screen.getByRole('button', { name: 'Columns' }));
    await user.click(await screen.findByRole('checkbox', { name: 'Description' }));
    await user.click(screen.getByRole('checkbox', { name: 'Gene Family' }));
    await user.keyboard('{Escape}');
    const count = head(grid, 'Edge Count');
    await user.click(count);
    await user.click(count);
    await searchTable(user, '0060');
    await waitFor(() => expect(genes()).toEqual(['AT1G00060']));
    await searchTable(user, 'at1g000');
    await waitFor(() => expect(genes()).toEqual(['AT1G00060', 'AT1G00080', 'AT1G00040']));
    const lines = await linesOf(await linkOf(user, 'Rows and columns as shown csv'));
    expect(lines[0]).toMatch(/^Gene Family,Name,User List,Edge Count,Gene ID,/);
    expect(genesOf(lines)).toEqual(genes());
  });
});
