import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { visit } from '../../support/visit.tsx';

it.each(['arabidopsis', 'development'] as const)(
  'every picture of the tutorial is drawn from its own data set, with its numbered parts explained: %s',
  async (edition) => {
    await visit('/tutorial', { edition });
    await screen.findAllByRole('figure');
    const figures = screen.getAllByRole('figure');
    expect(figures.length).toBeGreaterThanOrEqual(9);
    for (const figure of figures) {
      const picture = within(figure).getByRole('img');
      const source = new URL(picture.getAttribute('src') ?? '', window.location.href);
      const answer = await fetch(source);
      expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/svg+xml; charset=utf-8']);
      const svg = await answer.text();
      expect(Number(/^<svg[^>]* width="(\d+)"/.exec(svg)?.[1])).toBeGreaterThan(300);
      const numbers = svg.match(/<circle r="10"/g)?.length;
      expect(within(figure).getAllByRole('listitem'), source.pathname).toHaveLength(numbers ?? 0);
    }
  },
);
