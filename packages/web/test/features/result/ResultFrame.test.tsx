import { readResult, readSummary, readSungear } from '@trellis/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { cutOff, restore } from '../../support/answers.ts';
import { expectErrors } from '../../support/console.ts';
import { useDraft } from '../../../src/state/draft.ts';
import { ask, visit, visitResult } from '../../support/visit.tsx';
import { tabs } from '@trellis/engine/names';

const unknown = '00000000-0000-4000-8000-000000000000';

describe('a result', () => {
  it('opens from its address', async () => {
    await visitResult('table', 'ALF and BET');
    await screen.findByRole('heading', { level: 1, name: '3 genes targeted by ALF and BET in 4 analyses' });
    await screen.findByRole('gridcell', { name: 'AT1G00080' });
  });

  it('carries its request and its revision in every tab', async () => {
    const id = await ask('ALF');
    await visit(`/result/summary?request=${id}&revision=0`);
    const bar = screen.getByRole('navigation', { name: 'Views of the result' });
    const links = within(bar).getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual(
      tabs.map(({ tab }) => `/result/${tab}?request=${id}&revision=0`),
    );
    expect(tabs).toHaveLength(10);
  });

  it('has gray tabs where there is nothing to show, which say why', async () => {
    await visitResult('summary', 'ALF[id=1]');
    const sungear = await screen.findByRole('link', { name: 'Sungear' });
    await waitFor(() => expect(sungear.title).toBe('Compares at least two analyses; this result shows one.'));
    expect(screen.getByRole('link', { name: 'Target List Enrichment' }).title).toMatch(/^Needs target genes/);
    expect(screen.getByRole('link', { name: 'Bound and Regulated' }).title).toMatch(/^No TF of this result has both/);
    expect(screen.getByRole('link', { name: 'Table' }).title).toBe('');
    await visitResult('summary', 'ALF');
    await waitFor(() => expect(screen.getByRole('link', { name: 'Sungear' }).title).toBe(''));
    expect(screen.getByRole('link', { name: 'Bound and Regulated' }).title).toBe('');
  });

  it('is not there at an unknown address, which shows queries that work', async () => {
    const user = await visit(`/result/summary?request=${unknown}`);
    await screen.findByRole('heading', { name: 'There is no result at this address' });
    const [example] = await screen.findAllByRole('button', { name: /AT1G00010|ALF|all_/ });
    await user.click(example);
    await screen.findByRole('heading', { level: 1, name: /targeted by/ });
  });

  it('is missing when no request is named, which leads to the query page', async () => {
    const user = await visit('/result/table');
    await screen.findByRole('heading', { name: 'No result is open' });
    await user.click(screen.getByRole('link', { name: 'write a query' }));
    await screen.findByRole('heading', { level: 1, name: 'Query' });
  });

  it('is that of the last query at an address without one, until a query fails', async () => {
    const id = await ask('ALF');
    useDraft.getState().ran('ALF', id);
    await visit('/result/table');
    await screen.findByRole('heading', { level: 1, name: /targeted by ALF/ });
    expect(window.location.search).toBe(`?request=${id}`);
    useDraft.getState().failed();
    await visit('/result/table');
    await screen.findByRole('heading', { name: 'No result is open' });
  });

  it('opens with its summary from any other address under /result', async () => {
    const id = await ask('ALF');
    await visit(`/result/other/thing?request=${id}`);
    await waitFor(() => expect(window.location.pathname).toBe('/result/summary'));
    expect(window.location.search).toBe(`?request=${id}`);
  });

  it('says on the site of another edition whose it is, and leads to its own', async () => {
    const id = await ask('NLP7', { edition: 'arabidopsis' });
    await visit(`/result/summary?request=${id}`);
    const notice = await screen.findByRole('region', { name: 'This result is of Arabidopsis.' });
    const link = within(notice).getByRole<HTMLAnchorElement>('link', { name: 'Open it on the site of Arabidopsis' });
    const { host, pathname, search } = new URL(link.href);
    expect(host).toMatch(/^arabidopsis\.localhost/);
    await visit(pathname + search, { edition: 'arabidopsis' });
    await screen.findByRole('heading', { level: 1, name: /genes targeted by NLP7/ });
    expect(screen.queryByText(/This result is of/)).toBeNull();
  });

  it('can be read again when a view cannot be loaded', async () => {
    expectErrors(/fetch failed/);
    cutOff(readSungear);
    const user = await visitResult('sungear', 'ALF or BET');
    expect((await screen.findByRole('alert')).textContent).toContain('The diagram could not be made.');
    restore(readSungear);
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    await screen.findByRole('heading', { level: 2, name: / in \d+ groups?$/ });
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it(
    'has no summary, and no word about it, when that cannot be loaded, until it is loaded again',
    { tags: ['long'] },
    async () => {
      expectErrors(/fetch failed/);
      cutOff(readSummary);
      const user = await visitResult('summary', 'ALF');
      const again = await screen.findByRole('button', { name: 'Load the summary' });
      expect(screen.queryByRole('alert')).toBeNull();
      restore(readSummary);
      await user.click(again);
      await screen.findByRole('img', { name: /^Targets of/ });
    },
  );

  it('can be read again when it cannot be loaded itself', async () => {
    expectErrors(/fetch failed/);
    const id = await ask('ALF');
    cutOff(readResult);
    const user = await visit(`/result/summary?request=${id}`);
    const alert = await screen.findByRole('alert');
    restore(readResult);
    await user.click(within(alert).getByRole('button', { name: 'Retry' }));
    await screen.findByRole('heading', { level: 1, name: /targeted by ALF/ });
  });
});
