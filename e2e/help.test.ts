import { describe, expect, it } from 'vitest';
import { axe } from './support/axe.ts';
import { useBrowser } from './support/browser.ts';
import { openTab } from './support/openTab.ts';

const visit = useBrowser();

interface Statistic {
  readonly tab: string;
  readonly query: string;
  readonly more?: Readonly<Record<string, string>>;
  readonly name?: string;
  /** Words of the test, of the genes it draws from, and of the correction. */
  readonly says: readonly RegExp[];
}

const statistics: readonly Statistic[] = [
  {
    tab: 'target',
    query: 'NLP7',
    more: { targetgenes: 'Clock_Genes' },
    says: [/Fisher/, /all protein-coding genes/, /Bonferroni/, /Influence is/],
  },
  { tab: 'motif', query: 'NLP7', says: [/Fisher/, /all protein-coding genes/, /Bonferroni/] },
  { tab: 'functions', query: 'NLP7', says: [/hypergeometric/, /all protein-coding genes/, /Benjamini-Hochberg/] },
  { tab: 'analysis', query: 'NLP7', says: [/Fisher/, /genes of the background/, /Bonferroni/] },
  { tab: 'sungear', query: 'NLP7', says: [/binomial/, /genes of the diagram/, /Bonferroni/] },
  { tab: 'bound', query: 'NLP7', says: [/Fisher/, /genes of the background/, /Bonferroni/] },
  {
    tab: 'network',
    query: 'all_tfs',
    more: { targetnetworks: 'Root_Ranked_Network' },
    name: 'precision and recall',
    says: [/share of the predictions/, /random orders/],
  },
];

describe('the question mark next to a statistic', () => {
  it.each(statistics)(
    '$tab: says what is tested, on which genes and how',
    async ({ tab, query, more, name, says }) => {
      const page = await openTab(visit, tab, query, more);
      await page.getByRole('button', { name: `About ${name ?? 'this test'}`, exact: true }).click();
      const help = page.getByRole('dialog', { name: `About ${name ?? 'this test'}` });
      await help.waitFor();
      const text = await help.innerText();
      for (const words of says) expect(text).toMatch(words);
      expect((await axe(page).include('[role=dialog]').analyze()).violations).toEqual([]);
      const links = ['tutorial', 'guide'].map((place) =>
        help.getByRole('link', { name: `Read more in the ${place}` }),
      );
      const addresses = await Promise.all(links.map((link) => link.getAttribute('href')));
      for (const address of addresses) {
        expect(address).toMatch(/^\/(?:tutorial|guide\/[\w-]+)#.+/);
        await page.goto(new URL(address ?? '', page.url()).href);
        await page.locator(`[id="${address?.split('#')[1]}"]`).waitFor();
      }
    },
  );
});
