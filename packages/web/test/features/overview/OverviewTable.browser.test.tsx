import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { ids, openOverview } from './overviewPage.ts';

const demo = { edition: 'arabidopsis' } as const;

/** Row and column of the cell with the focus. */
function place(): (string | undefined)[] {
  const cell = document.activeElement?.closest<HTMLElement>('[data-column]');
  return [cell?.closest<HTMLElement>('[data-row]')?.dataset['row'], cell?.dataset['column']];
}

describe('the table of the data overview', () => {
  it('draws the rows in sight alone', { tags: ['long'] }, async () => {
    await openOverview('', demo);
    expect(ids().length).toBeGreaterThan(10);
    expect(ids().length).toBeLessThan(50);
    const grid = screen.getByRole('grid', { name: 'Analyses' });
    grid.scrollTo(0, grid.scrollHeight);
    await waitFor(() => expect(grid.querySelector('[aria-rowindex="71"]')).not.toBeNull());
    expect(ids().length).toBeLessThan(50);
  });

  it('is read and used with the keyboard alone', async () => {
    await openOverview('', demo);
    document.querySelector<HTMLElement>('[data-row="0"] [data-column=gene_id] button')?.focus();
    for (const [key, row] of [
      ['{ArrowDown}', '1'],
      ['{End}', '69'],
      ['{Home}', '0'],
    ]) {
      await userEvent.keyboard(key);
      await waitFor(() => expect(place()).toEqual([row, 'gene_id']));
    }
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('heading', { level: 1, name: /targeted by/ });
    expect(window.location.pathname).toBe('/result/summary');
  });
});
