import { readOverview } from '@trellis/contract';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { cutOff, restore } from '../../support/answers.ts';
import { visit } from '../../support/visit.tsx';
import {
  addressSearch,
  column,
  expectIds,
  expectRows,
  find,
  heads,
  ids,
  openOverview,
  rows,
  searchField,
} from './overviewPage.ts';

describe('the data overview', () => {
  it('lists every analysis with its gene and its metadata, by gene and then by id', async () => {
    await openOverview();
    expect(rows()).toBe('6 / 6');
    expect(heads().slice(0, 3)).toEqual(['ID', 'Gene ID', 'Gene Name']);
    expect(heads()).toContain('EDGE_TYPE');
    expect(ids()).toEqual(['1', '2', '3', '4', '5', '6']);
    expect(column('gene_id')).toEqual([...column('gene_id')].sort());
  });

  it('filters by a comparison, shows the filter, and removes it', async () => {
    const user = await openOverview();
    await find(user, 'EXPERIMENT_TYPE = expression');
    await expectRows('3 / 6');
    expect(addressSearch()).toBe('?search=EXPERIMENT_TYPE+%3D+expression');
    expect(searchField().value).toBe('EXPERIMENT_TYPE = expression');
    await user.click(screen.getByRole('button', { name: 'Remove the filter EXPERIMENT_TYPE = expression' }));
    await expectRows('6 / 6');
    expect([searchField().value, addressSearch()]).toEqual(['', '']);
  });

  it('shows searches that work when nothing matches', async () => {
    const user = await visit('/overview?search=zebra');
    await screen.findByRole('heading', { name: 'No analysis matches “zebra”' });
    await user.click(await screen.findByRole('button', { name: /^EXPERIMENT_TYPE = / }));
    await screen.findByRole('grid', { name: 'Analyses' });
    await expectIds('2', '4', '5');
  });

  it('shows all analyses again when nothing matches', async () => {
    const user = await visit('/overview?search=zebra');
    await user.click(await screen.findByRole('button', { name: 'Show all 6 analyses' }));
    await waitFor(() => expect(rows()).toBe('6 / 6'));
  });

  it('shows Retry when the analyses cannot be loaded', { tags: ['long'] }, async () => {
    cutOff(readOverview);
    const user = await visit('/overview');
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('The analyses could not be loaded.');
    restore(readOverview);
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    await screen.findByRole('grid', { name: 'Analyses' });
  });
});
