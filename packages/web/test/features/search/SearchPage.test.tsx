import { searchEverything } from '@trellis/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { call } from '../../../src/api/client.ts';
import { visit } from '../../support/visit.tsx';
import { address, heading } from './searchBox.ts';

const demo = { edition: 'arabidopsis' } as const;
const section = (name: string) => screen.findByRole('region', { name });
const field = () => screen.findByRole('searchbox', { name: 'Search text' });

describe('the page with all results', () => {
  it('leads to the pages of the genes that it finds', async () => {
    const user = await visit('/search?q=nitrate+exp');
    await user.click(within(await section('Genes')).getByRole('link', { name: 'NRX1' }));
    await heading('NRX1 (AT1G00060)');
  });

  it('shows the genes of a term, and its title is the text', async () => {
    await visit('/', demo);
    const { hits } = await call(searchEverything, { query: { q: 'biosynthetic process', limit: 5 } });
    const { id, name } = hits.find(({ kind }) => kind === 'term') ?? { id: '', name: '' };
    const user = await visit(`/search?q=${encodeURIComponent(id)}`, demo);
    const term = within(await section(`${name} (${id})`));
    term.getByText(/genes? annotated to this term or to a more specific one/);
    await waitFor(() => expect(document.title).toBe(`${id} - Search - Arabidopsis - Trellis`));
    const [gene] = term.getAllByRole('link');
    const page = gene.getAttribute('href');
    await user.click(gene);
    await waitFor(() => expect(address()).toBe(page));
  });

  it('shows more results of each kind on demand', async () => {
    const user = await visit('/search?q=protein', demo);
    const genes = async () => (await section('Genes')).querySelectorAll('li').length;
    expect(await genes()).toBe(20);
    await user.click(screen.getByRole('link', { name: 'Show up to 100 results of each kind' }));
    await waitFor(async () => expect(await genes()).toBe(100));
    expect(address()).toBe('/search?q=protein&more=1');
  });

  it('says what to type in an empty field', async () => {
    await visit('/search');
    await screen.findByText(/^Type a gene id, a symbol or an alias/);
  });

  it('searches again with its own field, at Enter and with its button', async () => {
    const user = await visit('/search');
    await user.type(await field(), 'gam{Enter}');
    within(await section('TFs')).getByRole('link', { name: 'GAM' });
    await user.clear(await field());
    await user.paste('qwxyzzz');
    await user.click(within(screen.getByRole('main')).getByRole('button', { name: 'Search' }));
    await screen.findByText('No gene, term, list or analysis matches "qwxyzzz".');
  });

  it('shows hostile texts as texts', async () => {
    const text = '<img src=x onerror=alert(1)>';
    await visit(`/search?q=${encodeURIComponent(text)}`);
    await screen.findByText(`No gene, term, list or analysis matches "${text}".`);
    expect(document.querySelector('main img')).toBeNull();
  });
});
