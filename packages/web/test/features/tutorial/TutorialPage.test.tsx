import { readSite } from '@trellis/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { call } from '../../../src/api/client.ts';
import { alter, setLine } from '../../support/answers.ts';
import { expectErrors } from '../../support/console.ts';
import { ask, visit } from '../../support/visit.tsx';

const demo = { edition: 'arabidopsis' } as const;

/** The section at a fragment of the address. */
function section(id: string): HTMLElement {
  const found = document.getElementById(id);
  if (!found) throw new Error(`no section ${id}`);
  return found;
}

const heading = (name: RegExp | string) => screen.findByRole('heading', { level: 1, name });

describe('the tutorial', () => {
  it('has the sections that other pages and papers link to', async () => {
    await visit('/tutorial');
    await heading('Tutorial');
    const ids = [...document.querySelectorAll('main section[id]')].map(({ id }) => id);
    expect(ids).toEqual(
      expect.arrayContaining([
        ...['direct-targets', 'regulators', 'validation', 'network', 'aupr--area-under-precision-recall'],
        ...['target-list-enrichment', 'motif-enrichment', 'functions', 'gene-set-enrichment', 'sungear'],
      ]),
    );
  });

  it('has a table of contents with a link to each section, which opens on a click where there is little room', async () => {
    const user = await visit('/tutorial');
    await heading('Tutorial');
    // Which sections there are depends on what the site has.
    const ids = () => [...document.querySelectorAll('main section[id]')].map(({ id }) => `#${id}`);
    const hashesIn = (list: Element | null) => [...(list?.querySelectorAll('a') ?? [])].map(({ hash }) => hash);
    expect(hashesIn(screen.getAllByRole('navigation', { name: 'Contents' })[0])).toEqual(ids());
    const folded = screen.getByText('Contents', { selector: 'summary' });
    const list = folded.closest('details');
    expect(list?.open).toBe(false);
    await user.click(folded);
    expect(list?.open).toBe(true);
    expect(hashesIn(list)).toEqual(ids());
  });

  it('has no sections about data that the site does not have', async () => {
    const motifs = { clusters: 0, individual: 0, tfs: 0 };
    alter(readSite, (site) => ({ ...site, motifs, functions: null, orthologs: [] }));
    await visit('/tutorial', demo);
    await heading('Tutorial');
    for (const id of ['motif-enrichment', 'functions', 'other-species'])
      await waitFor(() => expect(document.getElementById(id)).toBeNull());
    expect(section('gene-set-enrichment').textContent).toContain('Gene set enrichment');
  });

  it('counts the motifs of the data set', async () => {
    await visit('/tutorial', demo);
    await within(section('motif-enrichment')).findByText(/30 motif clusters and 80 individual motifs for \d+ TFs/);
  });

  it('has examples of the edition that all run', async () => {
    const user = await visit('/tutorial', demo);
    await within(section('query')).findAllByRole('button');
    const examples = [...document.querySelectorAll<HTMLElement>('main section li button')];
    const queries = examples.map((example) => example.querySelector('code')?.textContent ?? '');
    expect(queries).toContain('NLP7 and TGA1');
    expect(queries.length).toBeGreaterThanOrEqual(7);
    await user.click(examples[2]);
    await heading(/targeted by/);
    expect(window.location.pathname).toBe('/result/summary');
    for (const query of queries) expect(await ask(query, demo), query).toMatch(/^[\w-]+$/);
  });

  it('lists the keywords that the site has, with their meanings', async () => {
    await visit('/tutorial');
    const keywords = within(section('keywords'));
    await keywords.findByText('all_tfs');
    const terms = keywords.getAllByRole('term').map(({ textContent }) => textContent);
    expect(terms).toEqual(
      expect.arrayContaining(['all_tfs', 'multitype', 'all_expression', 'in_planta_bound', 'all_dap']),
    );
    keywords.getByText('every TF of the data set');
    keywords.getByText('expand');
  });

  it('says what a data set lacks', async () => {
    await visit('/tutorial');
    await within(section('direct-targets')).findByText(/no motifs that are enriched in these promoters/);
  });

  it('is read without the data set too', async () => {
    expectErrors(/reach/);
    setLine('offline');
    await visit('/tutorial');
    await heading('Tutorial');
    expect(section('sungear').textContent).toContain('A Venn diagram works for three or four sets');
  });

  it('names a TF of each data set', async () => {
    for (const edition of ['arabidopsis', 'development'] as const) {
      await visit('/tutorial', { edition });
      const { examples } = await call(readSite);
      await within(section('direct-targets')).findByText(`Find all targets of ${examples[0]}`);
    }
  });
});
