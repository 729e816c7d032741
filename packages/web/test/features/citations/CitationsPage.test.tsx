import { readMotifSources, readSources } from '@trellis/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { callsTo, cutOff, refuse, restore } from '../../support/answers.ts';
import { visit, visitResult } from '../../support/visit.tsx';
import { choose } from '../query/hands.ts';

/** The commit of a list and of an analysis in `scripts/rig/describedFolder.ts`. */
const describedCommit = '45d7a1be'.repeat(5);
const described = { edition: 'rice' } as const;
const section = (name: string) => screen.findByRole('region', { name });
const sources = async () => within(await screen.findByRole('list', { name: 'Data sources' })).getAllByRole('heading');
const namesOf = (headings: readonly HTMLElement[]) => headings.map(({ textContent }) => textContent);
const addressesOf = (links: readonly HTMLElement[]) => links.map((link) => link.getAttribute('href'));
const tree = `https://github.com/ExampleLab/Factors_2016/tree/${describedCommit}`;
const paper = 'https://doi.org/10.1016/j.cell.2016.04.038';

describe('the citations of a data set that names its sources', () => {
  it('are those of the data set and no others, each with analyses, DOI, license and accessions', async () => {
    await visit('/citations', described);
    const headings = await sources();
    expect(namesOf(headings)).toEqual(['Lee & Kim 2016', '<b>Park</b> 2018', 'An interaction database']);
    const [first, ...others] = headings.map((heading) => heading.closest('li')?.textContent);
    for (const part of [
      '2 analyses of 1 TF',
      'Gene list: Examples.',
      'License: CC BY 4.0; CC0 (unknown for 1 of 3)',
      'Recipe: factors-2016, version 3; factor-lists, version 1',
    ])
      expect(first).toContain(part);
    for (const text of others) expect(text).toContain('License unknown');
    const data = await section('Data sources');
    const list = within(data).getByRole('list', { name: 'Data sources' });
    expect(addressesOf(within(list).getAllByRole('link')).filter((address) => address?.startsWith('http'))).toEqual([
      paper,
      tree,
      'https://www.ncbi.nlm.nih.gov/geo/query/acc.cgi?acc=GSE123456',
      'https://example.org/ppi',
    ]);
    expect(data.textContent).toContain('3 of 6 analyses name their source; there are 3 sources.');
  });

  it('are counted and filtered by license, which the address keeps', async () => {
    const user = await visit('/citations', described);
    const filter = within(await screen.findByRole('group', { name: 'Sources by license' }));
    expect(namesOf(filter.getAllByRole('button'))).toEqual([
      'All licenses 3',
      'CC BY 4.0 1',
      'CC0 1',
      'License unknown 3',
    ]);
    await user.click(filter.getByRole('button', { name: /^CC0/ }));
    expect(namesOf(await sources())).toEqual(['Lee & Kim 2016']);
    expect(window.location.search).toBe('?license=CC0');
    await user.click(filter.getByRole('button', { name: /^License unknown/ }));
    expect(await sources()).toHaveLength(3);
    await user.click(filter.getByRole('button', { name: /^All licenses/ }));
    expect(window.location.search).toBe('');
  });

  it('are those of the license in the address', async () => {
    await visit('/citations?license=CC0', described);
    expect((await screen.findByRole('button', { name: /^CC0/ })).getAttribute('aria-pressed')).toBe('true');
    expect(namesOf(await sources())).toEqual(['Lee & Kim 2016']);
    await visit('/citations?license=WTFPL', described);
    await screen.findByText('No source in this data set has this license.');
  });

  it('have commits as links with seven digits, in the overview and on the tab Metadata too', async () => {
    const short = describedCommit.slice(0, 7);
    await visit('/citations', described);
    const lists = within(await section('Gene lists'));
    expect(lists.getByRole('link', { name: short }).querySelector('code')?.title).toBe(describedCommit);
    expect(screen.getByRole('region', { name: 'Gene lists' }).textContent).toContain('SHA-256: 0a0a0a0…');
    await visit('/overview?search=factors-2016', described);
    expect((await screen.findByRole('link', { name: short })).getAttribute('href')).toBe(tree);
    await visitResult('meta', 'ALF', described);
    expect((await screen.findByRole('link', { name: short })).getAttribute('href')).toBe(tree);
  });

  it('are next to a list where it is chosen for a query', async () => {
    const user = await visit('/query', described);
    await choose(user, 'Target Genes', 'Examples');
    const card = screen.getByRole('region', { name: 'Target Genes' });
    await waitFor(() => expect(card.textContent).toContain('Two lists as examples Source: Lee & Kim 2016'));
  });

  it('lead to the analyses of a source, whose DOI and accessions are links', async () => {
    const user = await visit('/citations', described);
    await user.click(await screen.findByRole('link', { name: 'Show 2 analyses' }));
    await screen.findByText('Rows: 2 / 6');
    expect(window.location.search).toMatch(/^\?filter=DOI/);
    const links = addressesOf(screen.getAllByRole('link')).filter((address) => address?.startsWith('https://'));
    expect(links.filter((address) => address === paper)).toHaveLength(2);
    expect(links).toContain('https://www.ncbi.nlm.nih.gov/geo/query/acc.cgi?acc=GSE123456');
  });

  it('describe lists, networks and edges, and say which have no source', async () => {
    await visit('/citations', described);
    const edges = within(await section('Additional edges'));
    expect(namesOf(edges.getAllByRole('term'))).toEqual(['Open chromatin', 'Predicted', 'Protein interaction']);
    edges.getByText('Pairs of proteins that bind each other');
    expect(edges.getAllByText('No source given')).toHaveLength(2);
    within(await section('Target networks')).getByText('No source given');
  });
});

describe('the citations', () => {
  it('say that demo data have no publications to cite', async () => {
    await visit('/citations', { edition: 'arabidopsis' });
    await screen.findByText(/It has no publications to cite\./);
    expect((await section('Data sources')).textContent).not.toContain('doi');
  });

  it('name the papers of the methods by DOI', async () => {
    await visit('/citations');
    const links = within(await section('Tools and methods')).getAllByRole('link');
    const papers = addressesOf(links).filter((address) => address?.startsWith('https://'));
    expect(papers.length).toBeGreaterThan(3);
    for (const address of papers) expect(address).toMatch(/^https:\/\/doi\.org\/10\./);
  });

  it('give the version of the data set', async () => {
    await visit('/citations');
    const citing = await section('Citing a result');
    await waitFor(() => expect(citing.querySelector('code')?.title).toMatch(/^[0-9a-f]{64}$/));
  });

  it(
    'are there when what the data set says of motif hits cannot be loaded, which is asked for again once',
    { tags: ['long'] },
    async () => {
      refuse(readMotifSources, { status: 500, detail: 'broken' });
      await visit('/citations', described);
      expect(namesOf(await sources())).toHaveLength(3);
      expect(callsTo(readMotifSources)).toHaveLength(2);
    },
  );

  it('show Retry when the sources cannot be loaded', { tags: ['long'] }, async () => {
    cutOff(readSources);
    const user = await visit('/citations');
    await screen.findAllByText(/The sources could not be loaded\./);
    restore(readSources);
    await user.click(screen.getAllByRole('button', { name: 'Retry' })[0]);
    await screen.findByText(/No analysis, list, network or edge type names a source\./);
  });
});
