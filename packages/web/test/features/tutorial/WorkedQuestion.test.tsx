import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { visit } from '../../support/visit.tsx';

const demo = { edition: 'arabidopsis' } as const;

/** The links of the steps of a worked question, one of each step. */
async function stepsOf(id: string): Promise<HTMLAnchorElement[]> {
  await waitFor(() => expect(document.querySelector(`#${id} > ol`)).not.toBeNull());
  return [...document.querySelectorAll<HTMLAnchorElement>(`#${id} > ol > li > p:last-child > a`)];
}

describe('a worked question', () => {
  it.each([
    ['direct-targets', 5],
    ['regulators', 4],
    ['validation', 4],
  ] as const)('%s is worked from beginning to end, with %d steps that open in the site', async (id, count) => {
    await visit('/tutorial', demo);
    const addresses = (await stepsOf(id)).map(({ href }) => href);
    expect(addresses).toHaveLength(count);
    for (const address of new Set(addresses)) {
      const { pathname, search } = new URL(address);
      await visit(pathname + search, demo);
      await screen.findByRole('heading', { level: 1, name: /targeted by|^Query$/ });
      expect(screen.queryByRole('alert'), address).toBeNull();
    }
  });

  it('has the same numbers as the results that its steps open', async () => {
    const user = await visit('/tutorial', demo);
    await stepsOf('direct-targets');
    const step = screen.getByRole('heading', { name: 'List the direct targets' }).closest('li');
    const [, count] = /Its result has ([\d,]+) genes/.exec(step?.textContent ?? '') ?? [];
    await user.click(within(step ?? document.body).getByRole('link', { name: 'Open the direct targets of NLP7' }));
    await screen.findByRole('heading', { level: 1, name: new RegExp(`^${count} genes targeted by NLP7`) });
  });
});
