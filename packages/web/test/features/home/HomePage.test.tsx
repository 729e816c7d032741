import { readSite } from '@trellis/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { call } from '../../../src/api/client.ts';
import { alter } from '../../support/answers.ts';
import { ask, visit } from '../../support/visit.tsx';

const demo = { edition: 'arabidopsis' } as const;
const main = () => within(screen.getByRole('main'));
const card = async (name: string) => within(await screen.findByRole('region', { name }));
const heading = (name: RegExp | string) => screen.findByRole('heading', { level: 1, name });

describe('the home page', () => {
  it('counts what the data set holds', async () => {
    await visit('/');
    await (await card('Data Overview')).findByText(/^6 analyses of 3 transcription factors with 24 interactions/);
  });

  it('counts TFs and interactions by type of data', async () => {
    await visit('/', demo);
    const table = within(await (await card('Data Overview')).findByRole('table'));
    const heads = table.getAllByRole('columnheader').map(({ textContent }) => textContent);
    expect(heads).toEqual(['Data type', 'TFs', 'Interactions']);
    for (const type of ['ChIP-seq', 'DAP-seq'])
      table.getByRole('row', { name: new RegExp(`^${type} [\\d,]+ [\\d,]+$`) });
  });

  it('leaves the types of data out for an edition without a species', async () => {
    await visit('/');
    const region = await card('Data Overview');
    await region.findByText(/^6 analyses/);
    expect(region.queryByRole('table')).toBeNull();
    alter(readSite, (site) => ({ ...site, species: 'Saccharomyces cerevisiae' }));
    await visit('/');
    await (await card('Data Overview')).findByRole('table');
  });

  it('has example queries, each of which finds genes', async () => {
    const user = await visit('/', demo);
    const examples = await (await card('Questions to start with')).findAllByRole('button');
    const { exampleQueries } = await call(readSite);
    expect(examples.length).toBeGreaterThan(2);
    expect(examples.map(({ textContent }) => textContent)).toEqual(
      exampleQueries.map(({ query }) => expect.stringContaining(query) as string),
    );
    await user.click(examples[0]);
    await heading(/^[\d,]+ genes? targeted by/);
    for (const { query } of exampleQueries) expect(await ask(query, demo)).toMatch(/^[\w-]+$/);
  });

  it('leads to the query page, the tutorial and the data overview, and to the paper', async () => {
    await visit('/');
    await main().findByRole('link', { name: 'Data Overview' });
    const links = ['Get Started', 'Learn More', 'Data Overview', 'Read the paper'].map((name) =>
      main().getByRole('link', { name }).getAttribute('href'),
    );
    expect(links).toEqual(['/query', '/tutorial', '/overview', expect.stringMatching(/^https:.*doi\.org/)]);
  });

  it('has a link to the site of each species, the current one marked', async () => {
    await visit('/', demo);
    const species = within(await main().findByRole('navigation', { name: 'Species' }));
    await species.findByRole('link', { current: true });
    const links = species.getAllByRole<HTMLAnchorElement>('link');
    const { protocol, port } = window.location;
    expect(links.map(({ textContent, href }) => [textContent, href])).toEqual(
      ['Arabidopsis', 'Maize', 'Rice'].map((name) => [name, `${protocol}//${name.toLowerCase()}.localhost:${port}/`]),
    );
    expect(species.getByRole('link', { current: true }).textContent).toBe('Arabidopsis');
  });

  it('is where any unknown address leads, with a notice', async () => {
    await visit('/nowhere/at/all');
    await screen.findByText(/there is nothing at \/nowhere\/at\/all/);
    expect(window.location.pathname).toBe('/');
  });

  it('runs a search on the query page, which shows the message of the server and keeps what was typed', async () => {
    const user = await visit('/');
    const field = await screen.findByRole<HTMLInputElement>('combobox', { name: /^Transcription factor/ });
    // The TF of the data set arrives a moment after the page.
    await waitFor(() => expect(field.value).toBe('AT1G00010'));
    await user.clear(field);
    await user.paste('NOTHING');
    await user.click(main().getByRole('button', { name: 'Search' }));
    expect((await screen.findByRole('alert')).textContent).toContain('"NOTHING" is not in database');
    expect(window.location.pathname).toBe('/query');
    expect(window.history.state).toBeNull();
    const query = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Query' });
    await waitFor(() => expect(query.value).toBe('NOTHING'));
  });
});
