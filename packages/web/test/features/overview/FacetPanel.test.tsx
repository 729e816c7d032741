import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { visit } from '../../support/visit.tsx';
import {
  addressSearch,
  check,
  expectIds,
  expectRows,
  find,
  group,
  heads,
  openOverview,
  valuesOf,
} from './overviewPage.ts';

const remove = (filter: string) => screen.findByRole('button', { name: `Remove the filter ${filter}` });

describe('the filters of the data overview', () => {
  it('count the analyses of every value, and narrow each other', async () => {
    const user = await openOverview();
    const values = async (key: string) => valuesOf(await group(user, key));
    expect(await values('EXPERIMENT_TYPE')).toEqual(['Binding3', 'Expression3']);
    await check(user, 'EXPERIMENT_TYPE', 'Expression');
    await expectRows('3 / 6');
    expect(await values('EXPERIMENT_TYPE')).toEqual(['Binding3', 'Expression3']);
    expect(await values('EDGE_TYPE')).toEqual(['in planta:Regulated3']);
    expect(await values('TISSUE')).toEqual(['root2', 'leaf1']);
    await check(user, 'TISSUE', 'root');
    await expectIds('1', '6');
    expect(await values('EXPERIMENT_TYPE')).toEqual(['Expression2', 'Binding1']);
  });

  it('are removed one by one', async () => {
    const user = await openOverview('?filter=EXPERIMENT_TYPE:Expression&filter=TISSUE:root');
    await expectIds('1', '6');
    await user.click(await remove('EXPERIMENT_TYPE: Expression'));
    await expectIds('1', '2', '6');
    await user.click(await remove('TISSUE: root'));
    await expectRows('6 / 6');
    expect(addressSearch()).toBe('');
  });

  it('show all analyses with any of the chosen values of one key', async () => {
    const user = await openOverview();
    await check(user, 'EDGE_TYPE', 'in planta:Bound');
    await check(user, 'EDGE_TYPE', 'in vitro:Bound:DAP');
    await expectIds('2', '4');
    await user.click(screen.getByRole('button', { name: 'Clear all' }));
    await expectRows('6 / 6');
  });

  it(
    'are in the address together with the search and the columns, so that a copied link shows the same',
    { tags: ['long'] },
    async () => {
      const user = await openOverview();
      await find(user, 'EXPERIMENT_TYPE = expression');
      await check(user, 'EDGE_TYPE', 'in planta:Regulated');
      await check(user, 'TISSUE', 'leaf');
      await user.click(screen.getByRole('button', { name: 'Columns' }));
      await user.click(await screen.findByRole('button', { name: 'Hide all' }));
      await user.click(screen.getByRole('checkbox', { name: 'TISSUE' }));
      await waitFor(() => expect(addressSearch()).toMatch(/columns=TISSUE$/));
      const copied = addressSearch();
      await openOverview(copied);
      await expectIds('3');
      expect(heads()).toEqual(['ID', 'Gene ID', 'Gene Name', 'TISSUE']);
      const active = within(screen.getByRole('group', { name: 'Active filters' }));
      for (const text of ['EXPERIMENT_TYPE = expression', 'EDGE_TYPE: in planta:Regulated', 'TISSUE: leaf'])
        active.getByText(text);
    },
  );

  it('find a value of a long list', { tags: ['long'] }, async () => {
    const user = await openOverview('', { edition: 'arabidopsis' });
    const tfs = within(await group(user, 'TFs'));
    const boxes = tfs.getAllByRole('checkbox');
    expect(boxes).toHaveLength(8);
    const { title } = boxes[3];
    await user.click(tfs.getByRole('textbox', { name: 'Find a value of TFs' }));
    await user.paste(title.toLowerCase());
    await waitFor(() => expect(tfs.getAllByRole('checkbox')).toHaveLength(1));
    await user.click(tfs.getByRole('checkbox'));
    await remove(`TFs: ${title}`);
  });

  it('say when no analysis matches all of them', async () => {
    const user = await visit('/overview?filter=TISSUE:root&filter=EDGE_TYPE:in+vitro:Bound:DAP');
    await screen.findByRole('heading', { name: 'No analysis matches all filters' });
    await user.click(screen.getByRole('button', { name: 'Clear filters' }));
    await expectRows('6 / 6');
  });

  it('open on a click where there is little room', async () => {
    const user = await openOverview('', { width: 390 });
    const folded = screen.getByText('Filters', { selector: 'summary' });
    expect(folded.closest('details')?.open).toBe(false);
    await user.click(folded);
    expect(folded.closest('details')?.open).toBe(true);
    await user.click(screen.getByRole('checkbox', { name: 'Expression' }));
    await expectRows('3 / 6');
  });
});
