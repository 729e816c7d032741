import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { savedBy } from '../../../support/savedFiles.ts';
import { itemOf } from '../../../support/fromMenu.ts';
import { visit, visitResult } from '../../../support/visit.tsx';
import { textOf } from '../../query/hands.ts';
import { heading, linesOf, options, visitList } from '../lists.ts';

const maize = () => screen.findByRole('region', { name: 'Maize' });

/** Saves the pairs of genes and their orthologs in maize. */
async function savedPairs(user: UserEvent): Promise<{ text: string }> {
  await user.click(within(await maize()).getByRole('button', { name: 'Save' }));
  const item = await screen.findByRole('menuitem', { name: /^The pairs/ });
  return savedBy(() => user.click(item));
}

const pairsOf = (text: string) =>
  linesOf(text)
    .slice(1)
    .map((line) => line.split(','));

describe('a list in another species', () => {
  it('says how many of its genes have orthologs there, and saves the pairs, all or the one-to-one', async () => {
    const user = await visitList('species', { list: 'Clock_Genes', name: 'Clock_Genes' });
    await within(await maize()).findByText(/^[1-9]\d* of \d+ genes have orthologs in Maize/);
    const pairs = async () =>
      Number(/^\d+/.exec((await within(await maize()).findByText(/^\d+ pairs?$/)).textContent));
    const all = pairsOf((await savedPairs(user)).text);
    expect(all).toHaveLength(await pairs());
    await user.click(screen.getByLabelText('Only one-to-one'));
    expect(options()['one2one']).toBe('yes');
    await waitFor(async () => expect(await pairs()).toBeLessThan(all.length));
    const { text } = await savedPairs(user);
    expect(text).toMatch(/^gene,ortholog,type\r\n/);
    expect(pairsOf(text)).toEqual(all.filter(([, , type]) => type === 'one2one'));
    expect(pairsOf(text)).not.toHaveLength(0);
  });

  it('is analyzed there as a list of its orthologs', async () => {
    const user = await visitList('species', { list: 'Clock_Genes', name: 'Clock_Genes' });
    const assign = vi.spyOn(window.location, 'assign').mockImplementation(() => undefined);
    const button = await within(await maize()).findByRole('button', { name: /^Analyze \d+ orthologs? in Maize$/ });
    const [count] = /\d+/.exec(button.textContent) ?? [];
    await user.click(button);
    await waitFor(() => expect(assign).toHaveBeenCalledTimes(1));
    const address = new URL(String(assign.mock.calls[0][0]));
    expect(address.hostname).toBe('maize.localhost');
    await visit(address.pathname + address.search, { edition: 'maize' });
    await heading(new RegExp(`^Clock_Genes, orthologs: ${count} genes$`));
    expect(address.pathname).toBe('/genes/regulators');
  });

  it('is not offered by a site without tables of orthologs', async () => {
    await visitList('species', { genes: ['ALF'] }, { edition: 'development' });
    await screen.findByRole('heading', { name: 'No table of orthologs' });
  });

  it('has no tab, nor have functions, where the data set has neither', async () => {
    await visitList('regulators', { genes: ['ALF'] }, { edition: 'development' });
    const tabs = await screen.findByRole('navigation', { name: 'Views of the gene list' });
    await waitFor(() =>
      expect(
        within(tabs)
          .getAllByRole('link')
          .map(({ textContent }) => textContent),
      ).toEqual(['Regulators']),
    );
  });
});

describe('a query in another species', () => {
  it('has the orthologs of its TFs, says which are lost, and opens there', async () => {
    const user = await visitResult('summary', 'NLP7 or TGA1', { edition: 'arabidopsis' });
    await user.click(await itemOf(user, 'More', 'Data set, species, scripts'));
    const part = within(await screen.findByRole('region', { name: 'This query in other species' }));
    await user.click(await part.findByText('Maize'));
    await part.findByText(/are not carried over\.$/);
    const query = (await part.findByLabelText('Query for Maize')).textContent;
    const link = part.getByRole<HTMLAnchorElement>('link', { name: 'Open in Maize' });
    const address = new URL(link.href);
    expect([address.hostname, address.pathname]).toEqual(['maize.localhost', '/query']);
    await visit(address.pathname + address.search, { edition: 'maize' });
    expect(query).not.toBe('');
    expect(await textOf()).toContain(query);
  });
});
