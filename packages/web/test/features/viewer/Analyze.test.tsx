import { readNetworkAnalysis } from '@trellis/contract';
import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { hold, restore } from '../../support/answers.ts';
import { fileNamed, savedByButton } from '../../support/fromMenu.ts';
import { openViewer, press, selected } from './viewerPage.ts';

const panel = () => screen.getByRole('region', { name: 'Analyze' });
const shownGenes = () =>
  within(screen.getByRole('grid', { name: 'Genes of the network' }))
    .queryAllByRole('row', { selected: true })
    .map((row) => within(row).getAllByRole('gridcell')[0].textContent);

/** Opens the panel of a network at a tab. */
async function analyze(query: string, tab: string): Promise<UserEvent> {
  const user = await openViewer(query);
  await press(user, 'Analyze');
  const opened = await screen.findByRole('region', { name: 'Analyze' });
  await user.click(within(opened).getByRole('tab', { name: tab }));
  return user;
}

describe('analyzing the network', () => {
  it('lists hubs, sorts them, shows one in the drawing and saves them', async () => {
    const user = await analyze('all_tfs', 'Hubs');
    const hubs = await within(panel()).findByRole('table', { name: 'Hubs: 16 directed edges among 12 genes' });
    const targets = () =>
      within(hubs)
        .getAllByRole('row')
        .slice(1)
        .map((row) => Number(within(row).getAllByRole('cell')[1].textContent));
    await user.click(within(hubs).getByRole('button', { name: /^Targets/ }));
    expect(targets().slice(0, 4)).toEqual([6, 5, 5, 0]);
    await user.click(within(hubs).getByRole('button', { name: /^Targets/ }));
    expect(targets().slice(-3)).toEqual([5, 5, 6]);
    within(hubs).getByRole('button', { name: 'AT1G00010' }).focus();
    await user.keyboard('{Enter}');
    expect(shownGenes()).toEqual(['AT1G00010']);
    const { name, text } = await savedByButton(user, 'CSV', within(panel()));
    expect(name).toMatch(fileNamed('hubs', 'csv'));
    const [head, ...rows] = text.trim().split('\r\n');
    expect(head).toBe('gene,symbol,queried TF,out degree,in degree,betweenness');
    expect(rows).toHaveLength(12);
    expect(rows.find((row) => row.startsWith('AT1G00010'))).toMatch(/^AT1G00010,ALF,yes,6,1,0\.\d+$/);
  });

  it('compares loops with random networks, shows one, and ranks the TFs', { tags: ['long'] }, async () => {
    const user = await analyze('all_tfs', 'Loops');
    const loops = await within(panel()).findByRole('table', { name: /^Loops compared with 1,000 random networks/ });
    expect(within(loops).getAllByRole('rowheader')).toHaveLength(3);
    const feedback = within(panel()).getByRole('table', { name: 'Feedback loops' });
    await user.click(within(feedback).getByRole('button', { name: 'ALF → BET → GAM' }));
    expect(shownGenes().sort()).toEqual(['AT1G00010', 'AT1G00020', 'AT1G00030']);
    await user.click(within(panel()).getByRole('tab', { name: 'Hierarchy' }));
    await within(panel()).findByRole('table', { name: 'Hierarchy: 3 TFs on 1 level' });
    expect((await savedByButton(user, 'CSV', within(panel()))).name).toMatch(fileNamed('hierarchy', 'csv'));
    await press(user, 'Close the analysis');
    expect(screen.queryByRole('region', { name: 'Analyze' })).toBeNull();
    await selected('3 genes', '5 edges');
  });

  it('says when there are no loops and no ranks', async () => {
    const user = await analyze('ALF', 'Loops');
    await within(panel()).findByText(/^No loops: none of the queried TFs/);
    await user.click(within(panel()).getByRole('tab', { name: 'Hierarchy' }));
    await within(panel()).findByText(/Query more TFs to see a hierarchy/);
  });

  it('walks from a TF through others, shows a path with its evidence, and saves the paths', async () => {
    const user = await analyze('all_tfs', 'Walking');
    const field = (name: string) => within(panel()).getByRole('combobox', { name });
    await user.selectOptions(field('From'), 'AT1G00020');
    await within(panel()).findByRole('heading', {
      name: /^BET reaches 9 of \d+ genes: 5 directly, 4 only through other TFs,/,
    });
    await user.selectOptions(field('Paths'), 'direct');
    await within(panel()).findByRole('heading', { name: '5 paths' });
    const paths = within(panel()).getByRole('list', { name: 'Paths' });
    const first = within(paths).getAllByRole('button')[0];
    await user.click(first);
    expect(first.getAttribute('aria-expanded')).toBe('true');
    expect(within(paths).getAllByText(/Bound|Regulated/).length).toBeGreaterThan(0);
    expect(shownGenes()).toHaveLength(2);
    const { name, text } = await savedByButton(user, 'CSV', within(panel()));
    expect(name).toMatch(fileNamed('paths', 'csv'));
    expect(text).toMatch(/^rank,path,step,source,target,edge,analysis/);
    await user.selectOptions(field('To'), 'genes');
    const named = within(panel()).getByRole('textbox', { name: /^Genes to reach/ });
    await user.clear(named);
    await user.type(named, 'no_such_gene');
    await within(panel()).findByText(/There is no gene "no_such_gene"\./);
  });

  it('can be canceled and tried again', async () => {
    hold(readNetworkAnalysis);
    const user = await analyze('ALF', 'Hubs');
    await within(panel()).findByText('Analyzing the network');
    await user.click(within(panel()).getByRole('button', { name: 'Cancel' }));
    await within(panel()).findByText('The analysis was canceled.');
    restore(readNetworkAnalysis);
    await user.click(within(panel()).getByRole('button', { name: 'Analyze' }));
    await waitFor(() => within(panel()).getByRole('table', { name: /^Hubs: / }));
  });
});
