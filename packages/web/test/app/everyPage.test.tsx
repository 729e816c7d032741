import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { hasFocus, search } from '../features/search/searchBox.ts';
import { visit } from '../support/visit.tsx';

const demo = { edition: 'arabidopsis' } as const;

/** The pages that other sites link to, with their titles, and further ones. */
const pages: readonly (readonly [path: string, title: RegExp | string])[] = [
  ['/', /^Which genes/],
  ['/tutorial', 'Tutorial'],
  ['/citations', 'Citations'],
  ['/query', 'Query'],
  ['/overview', 'Data Overview'],
  ['/feedback', 'Feedback'],
  ['/network', 'No network is open'],
  ['/result/summary', 'No result is open'],
  ['/gene/AT4G24020', /^NLP7/],
  ['/search', 'Search'],
];

describe('every page', () => {
  it.each(pages)(
    '%s is there, labels data that are not real, and goes to the search after /',
    async (path, title) => {
      const user = await visit(path, demo);
      await screen.findByRole('heading', { level: 1, name: title });
      expect(window.location.pathname).toBe(path);
      const label = await screen.findByRole('complementary', { name: 'About the data' });
      expect(label.textContent).toContain('synthetic demo data');
      // The editor of a query takes what is typed.
      if (path === '/query') return;
      await search(user, '');
      await user.keyboard('{Escape}');
      expect(hasFocus()).toBe(false);
    },
  );
});
