import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { edgesAre, openViewer, press, savedNetwork, uploadEdges } from './viewerPage.ts';

const hidden = () => screen.queryByText(/edges? hidden$/)?.textContent;
const genes = () =>
  within(screen.getByRole('grid', { name: 'Genes of the network' }))
    .getAllByRole('row')
    .slice(1)
    .map((row) => within(row).getAllByRole('gridcell')[0].textContent)
    .sort();

describe('hiding edges by name', () => {
  it('hides one, all and none, and takes names with an apostrophe', async () => {
    const user = await openViewer('ALF');
    await uploadEdges(user, "AT1G00010\t5' edge\tAT1G00040\n");
    await edgesAre(10);
    await press(user, 'Hide Edges');
    const names = (await screen.findAllByRole('menuitemcheckbox')).map(({ textContent }) => textContent);
    const regulated = ['in planta:Regulated:INDUCED', 'in planta:Regulated:REPRESSED'];
    expect(names).toEqual(["5' edge", 'in planta:Bound', ...regulated]);
    await user.click(screen.getByRole('menuitemcheckbox', { name: "5' edge" }));
    expect(hidden()).toBe('1 edge hidden');
    screen.getByRole('button', { name: 'Hide Edges (1)', hidden: true });
    await user.click(screen.getByRole('menuitem', { name: 'Unhide All' }));
    expect(hidden()).toBeUndefined();
    await user.click(screen.getByRole('menuitem', { name: 'Hide All' }));
    expect(hidden()).toBe('10 edges hidden');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    expect((await savedNetwork(user)).edges).toHaveLength(10);
  });
});

describe('hiding genes', () => {
  it('shows the TFs alone, and everything again', async () => {
    const user = await openViewer('all_tfs');
    const before = genes();
    await press(user, 'TFs only');
    expect(genes()).toEqual(['AT1G00010', 'AT1G00020', 'AT1G00030']);
    expect(hidden()).toBeDefined();
    await press(user, 'TFs only');
    expect(genes()).toEqual(before);
    expect(hidden()).toBeUndefined();
  });

  it('leaves out targets of few TFs, which Undo brings back', async () => {
    const user = await openViewer('ALF or BET');
    const before = genes();
    await press(user, 'Filter');
    const field = await screen.findByRole('textbox', { name: 'Targeted by at least N TFs (1 to 2)' });
    await user.clear(field);
    await user.type(field, '2');
    await waitFor(() => expect(genes()).toEqual(['AT1G00010', 'AT1G00020', 'AT1G00040', 'AT1G00080']));
    await user.keyboard('{Escape}');
    for (let i = 0; i < 3 && hidden(); i++) await press(user, 'Undo');
    expect(genes()).toEqual(before);
  });
});
