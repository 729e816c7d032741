import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { heads, openTable } from './grid.ts';

const titles = ['Gene ID', 'Symbol', 'Description', 'Gene Family', 'Type', 'Edge Count'];
const folded = ['Gene ID', 'Symbol', 'Description', 'Edge Count'];
const shown = (grid: HTMLElement) => titles.filter((title) => heads(grid).includes(title));

describe('the columns about the gene', () => {
  it('are id, symbol, description and edge count; one click shows all, another one folds them', async () => {
    const { user, grid } = await openTable('ALF');
    expect(shown(grid)).toEqual(folded);
    await user.click(screen.getByRole('button', { name: 'All gene columns' }));
    await waitFor(() => expect(shown(grid)).toEqual(titles));
    await user.click(screen.getByRole('button', { name: 'Fewer gene columns' }));
    await waitFor(() => expect(shown(grid)).toEqual(folded));
  });

  it('are shown and hidden one by one', async () => {
    const { user, grid } = await openTable('ALF');
    await user.click(screen.getByRole('button', { name: 'Columns' }));
    await user.click(await screen.findByRole('checkbox', { name: 'Description' }));
    await user.click(screen.getByRole('checkbox', { name: 'Gene Family' }));
    await waitFor(() => expect(shown(grid)).toEqual(['Gene ID', 'Symbol', 'Gene Family', 'Edge Count']));
  });
});
