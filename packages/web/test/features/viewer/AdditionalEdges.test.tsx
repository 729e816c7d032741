import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { reload } from '../../support/visit.tsx';
import { blankCanvas } from './blankCanvas.ts';
import { drawn, edgesAre, goBack, legend, openViewer, press, savedNetwork } from './viewerPage.ts';

const counts = (text: RegExp) => screen.findByText(text);

describe('additional edges of the viewer', () => {
  it('are drawn when they are chosen, and stay in the address', async () => {
    const user = await openViewer('ALF and BET');
    const before = (await savedNetwork(user)).edges.length;
    await press(user, 'Additional Edge Features');
    await user.click(await screen.findByRole('checkbox', { name: 'Protein interaction' }));
    await edgesAre(before + 1);
    expect(new URLSearchParams(window.location.search).getAll('edges')).toEqual(['Protein interaction']);
    expect(screen.queryByText(/^Validated predictions/)).toBeNull();
    blankCanvas();
    await reload();
    await edgesAre(before + 1);
    within(legend()).getByRole('button', { name: /Additional feature 1/ });
  });

  it('that were chosen with the query are there from the start, and counted alike', async () => {
    const user = await openViewer('ALF and BET', { inputs: { edges: 'Protein interaction' } });
    await drawn();
    const text = (await counts(/^\d+ findings, \d+ distinct edges, 1 additional edge$/)).textContent;
    const [, distinct] = (text.match(/\d+/g) ?? []).map(Number);
    expect((await savedNetwork(user)).edges).toHaveLength(distinct + 1);
    await goBack(user);
    await screen.findByRole('heading', { level: 2, name: new RegExp(`^${text} between`) });
  });

  it(
    'show validated predictions, up to a precision, when the request has a target network',
    { tags: ['long'] },
    async () => {
      const user = await openViewer('all_tfs', { inputs: { targetnetworks: 'Ranked' } });
      const kind = () =>
        within(legend())
          .queryByRole('button', { name: /Validated prediction/ })
          ?.textContent.trim();
      await press(user, 'Additional Edge Features');
      await user.click(await screen.findByRole('checkbox', { name: 'Validated predictions (AUPR)' }));
      await waitFor(() => expect(kind()).toBe('Validated prediction 4'));
      const cutoff = screen.getByRole('textbox', { name: 'Precision cutoff' });
      await user.clear(cutoff);
      await user.type(cutoff, '0.9');
      await waitFor(() => expect(kind()).toBe('Validated prediction 1'));
    },
  );
});
