import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { visit } from '../../support/visit.tsx';

const rows = async () => within(await screen.findByRole('region', { name: 'What a result shows' }));

describe('what a result shows', () => {
  it('is five views with a figure each, which lead to their sections of the tutorial', async () => {
    await visit('/', { edition: 'arabidopsis' });
    const links = await (await rows()).findAllByRole('link', { name: /^Open this result: / });
    const pictures = (await rows()).getAllByRole('img');
    const guides = (await rows()).getAllByRole('link', { name: 'How to read it' });
    expect([links, pictures].map(({ length }) => length)).toEqual([5, 5]);
    expect(guides.map((link) => link.getAttribute('href'))).toEqual([
      '/tutorial#network',
      '/tutorial#aupr--area-under-precision-recall',
      '/tutorial#motif-enrichment',
      '/tutorial#gene-set-enrichment',
      '/tutorial#sungear',
    ]);
    for (const picture of pictures) {
      const answer = await fetch(picture.getAttribute('src') ?? '');
      expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/svg+xml; charset=utf-8']);
    }
  });

  it('says what a data set lacks', async () => {
    await visit('/');
    await (await rows()).findByText('The data set of this site has no motifs yet.');
  });
});
