import { readNetwork } from '@trellis/contract';
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { alter, hold, refuse, restore } from '../../support/answers.ts';
import { ask, visit, visitResult } from '../../support/visit.tsx';
import { blankCanvas } from './blankCanvas.ts';
import { drawn, edgesAre, goBack, graph, legend, openViewer, press } from './viewerPage.ts';

const zoom = () => screen.getByLabelText('Zoom of the network').textContent;

describe('the network viewer', () => {
  it('draws a result with its size and legend, and goes back to the tab it came from', async () => {
    blankCanvas();
    const user = await visitResult('network', 'ALF');
    const counts = '9 findings, 9 distinct edges';
    await screen.findByRole('heading', { level: 2, name: `${counts} between 1 TF and 6 targets` });
    const request = new URLSearchParams(window.location.search).get('request');
    await user.click(screen.getByRole('link', { name: 'Open Network' }));
    await drawn();
    screen.getByRole('heading', { level: 1, name: '9 edges between 1 TF and 6 targets' });
    expect(await screen.findAllByText(counts)).toHaveLength(1);
    const entries = within(legend())
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent.trim());
    expect(entries).toEqual(['Queried TF 1', 'Target 6', 'Induced 3', 'Repressed 2', 'Bound 4']);
    await goBack(user);
    await screen.findByRole('heading', { level: 2, name: new RegExp(`^${counts}`) });
    expect(window.location.pathname).toBe('/result/network');
    expect(new URLSearchParams(window.location.search).get('request')).toBe(request);
  });

  it('says what wide lines mean where a line is wide', { tags: ['long'] }, async () => {
    const words = 'Wider lines: more analyses agree.';
    await openViewer('ALF');
    expect(screen.queryByText(words)).toBeNull();
    alter(readNetwork, (elements) =>
      elements.map((one) => (one.group === 'edges' ? { ...one, data: { ...one.data, weight: 3 } } : one)),
    );
    await openViewer('ALF or BET');
    await screen.findByText(words);
  });

  it('names edges without a fold change in the legend, which hides them', async () => {
    const user = await openViewer('BET[EXPERIMENT_TYPE=Expression]');
    await user.click(within(legend()).getByRole('button', { name: /Regulated, no fold change/ }));
    await screen.findByText('1 edge hidden');
  });

  it('zooms with keys by 0.01 when it has the focus, with buttons, and fits', async () => {
    const user = await openViewer('ALF');
    expect(zoom()).toBe('394 %');
    await user.keyboard('+');
    expect(zoom()).toBe('394 %');
    graph().focus();
    await user.keyboard('+=+-');
    expect(zoom()).toBe('396 %');
    await press(user, 'Zoom out');
    expect(zoom()).toBe('317 %');
    for (let i = 0; i < 10; i++) await press(user, 'Zoom in');
    expect(zoom()).toBe('2000 %');
    await press(user, 'Fit');
    expect(zoom()).toBe('394 %');
  });
});

describe('the page of the network viewer', () => {
  it('says what to do without a request, and with one that is not known', async () => {
    await visit('/network');
    await screen.findByRole('heading', { name: 'No network is open' });
    await visit('/network?request=00000000-0000-4000-8000-000000000000');
    await screen.findByRole('heading', { name: 'There is no result at this address' });
  });

  it('can be canceled while it loads, and goes back to the tab without a word when it cannot be loaded', async () => {
    const id = await ask('ALF');
    blankCanvas();
    hold(readNetwork);
    const user = await visit(`/network?request=${id}`);
    await screen.findByRole('progressbar', { name: 'Loading the network' });
    await press(user, 'Cancel');
    await screen.findByText('Loading was canceled.');
    refuse(readNetwork, { status: 400, detail: 'Broken.' });
    await press(user, 'Load the network');
    await screen.findByRole('link', { name: 'Open Network' });
    expect(window.location.pathname).toBe('/result/network');
    expect(screen.queryByText(/Broken/)).toBeNull();
    expect(screen.queryByRole('alert')).toBeNull();
    restore(readNetwork);
    await user.click(screen.getByRole('link', { name: 'Open Network' }));
    await edgesAre(9);
    await drawn();
  });
});
