import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { visit, visitResult } from '../support/visit.tsx';

const heading = 'Binding and regulation of 1 TF compared';
const method = /^Bound in any binding analysis/;

describe('how a view is computed', () => {
  it('is one line on a phone, which opens', async () => {
    await visitResult('bound', 'ALF', { width: 390 });
    await screen.findByRole('heading', { name: heading });
    const details = screen.getByText('How this is computed').closest('details');
    expect(details?.open).toBe(false);
    expect(details?.textContent).toMatch(/p-values corrected by/);
    expect(screen.getByText(method).closest('details')).toBe(details);
  });

  it('is below the title of a wide window', async () => {
    await visitResult('bound', 'ALF');
    await screen.findByRole('heading', { name: heading });
    expect(screen.getByText(method).closest('details')).toBeNull();
    expect(screen.queryByText('How this is computed')).toBeNull();
  });

  it('leaves what a phone shows in sight', async () => {
    await visitResult('functions', 'NLP7', { edition: 'arabidopsis', width: 390 });
    const shown = await screen.findByText(/^Shown: the/);
    expect(shown.closest('details')).toBeNull();
    expect(screen.getByText(/^Listed:/).closest('details')).toBeTruthy();
  });
});

interface Statistic {
  readonly tab: string;
  readonly query?: string;
  readonly inputs?: Readonly<Record<string, string>>;
  readonly name?: string;
  /** Words of the test, of the genes it draws from, and of the correction. */
  readonly says: readonly RegExp[];
}

const statistics: readonly Statistic[] = [
  {
    tab: 'target',
    inputs: { targetgenes: 'Clock_Genes' },
    says: [/Fisher/, /all protein-coding genes/, /Bonferroni/, /Influence is/],
  },
  { tab: 'motif', says: [/Fisher/, /all protein-coding genes/, /Bonferroni/] },
  { tab: 'functions', says: [/hypergeometric/, /all protein-coding genes/, /Benjamini-Hochberg/] },
  { tab: 'analysis', says: [/Fisher/, /3,000 protein-coding genes/, /Bonferroni/] },
  { tab: 'sungear', says: [/binomial/, /3,000 genes could be drawn/, /Bonferroni/] },
  { tab: 'bound', says: [/Fisher/, /3,000 protein-coding genes/, /Bonferroni/] },
  {
    tab: 'network',
    query: 'all_tfs',
    inputs: { targetnetworks: 'Root_Ranked_Network' },
    name: 'precision and recall',
    says: [/share of the predictions/, /shuffles of the validated predictions within each TF/],
  },
];

describe('the question mark next to a statistic', () => {
  it.each(statistics)(
    '$tab: says what is tested, on which genes and how, and leads to sections that exist',
    async ({ tab, query = 'NLP7', inputs, name = 'this test', says }) => {
      const edition = 'arabidopsis' as const;
      const user = await visitResult(tab, query, { edition, inputs });
      await user.click(await screen.findByRole('button', { name: `About ${name}` }));
      const help = await screen.findByRole('dialog', { name: `About ${name}` });
      // What could be drawn is said when the description of the result is there.
      for (const words of says) await waitFor(() => expect(help.textContent).toMatch(words));
      const addresses = ['tutorial', 'guide'].map(
        (place) =>
          within(help)
            .getByRole('link', { name: `Read more in the ${place}` })
            .getAttribute('href') ?? '',
      );
      for (const address of addresses) {
        const [, section] = /^\/(?:tutorial|guide\/[\w-]+)#(.+)/.exec(address) ?? [];
        await visit(address, { edition });
        await screen.findByRole('heading', { level: 1 });
        expect(document.getElementById(section)).not.toBe(null);
      }
    },
  );
});
