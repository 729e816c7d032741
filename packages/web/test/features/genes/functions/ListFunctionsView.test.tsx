import { readListFunctions } from '@trellis/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { call } from '../../../../src/api/client.ts';
import { loadPage } from '../../../../src/app/routes.tsx';
import { cutOff, restore } from '../../../support/answers.ts';
import { openOptions, recalculate } from '../../../support/optionsPanel.ts';
import { ask, reload, visit } from '../../../support/visit.tsx';
import { replace } from '../../query/hands.ts';
import { choose, options, storeList, visitList } from '../lists.ts';
import { enrichedTerms, rows, table, tryAgain } from '../../functions/functionHands.ts';
import { names, openFunctions, title } from './listFunctions.ts';

const search = () => screen.findByLabelText('Search the terms');

describe('the functions of a gene list', () => {
  it('open next to its regulators, and say how many terms are enriched and how they are tested', async () => {
    const user = await visitList('regulators', { list: 'Nitrogen_by_Time' });
    await loadPage('/genes/functions');
    await user.click(await screen.findByRole('link', { name: 'Functions' }));
    expect((await title()).textContent).toMatch(/^\d+ biological process(es are| is) enriched in \d+ genes$/);
    screen.getByText(
      /^Hypergeometric test, one-sided, of [\d,]+ terms with 5 to 2,000 genes; genes drawn from all prot/,
    );
    expect(window.location.pathname).toBe('/genes/functions');
    await waitFor(() => expect(document.title).toBe('Functions - Arabidopsis - Trellis'));
  });

  it('explain the test, with a link to the tutorial', { tags: ['long'] }, async () => {
    const user = await openFunctions();
    await user.click(await screen.findByRole('button', { name: 'About this test' }));
    const help = within(await screen.findByRole('dialog', { name: 'About this test' }));
    help.getByText(/genes of the list: .* drawn from all protein-coding genes .*hypergeometric/);
    const link = help.getByRole<HTMLAnchorElement>('link', { name: 'Read more in the tutorial' });
    expect(link.pathname + link.hash).toBe('/tutorial#functions');
  });

  it('are those that the API finds', { tags: ['long'] }, async () => {
    const user = await openFunctions('terms=all&aspect=all');
    await table();
    const { rows: tests } = await call(readListFunctions, { params: { id: options()['list'] } });
    const enriched = tests.filter(({ adjustedLog10 }) => 10 ** adjustedLog10 <= 0.05);
    const shown = (await rows()).map((row) => {
      const [id, , k] = within(row).getAllByRole('cell');
      return [id.textContent, Number(k.textContent)];
    });
    expect(shown).toEqual(enriched.map(({ id, k }) => [id, k]));
    await user.click(screen.getByLabelText('Show terms that are not enriched'));
    await waitFor(async () => expect(await rows()).toHaveLength(Math.min(200, tests.length)));
    expect(tests.length).toBeGreaterThan(enriched.length);
  });

  it('keep their options in the address, and are the same after a reload', { tags: ['long'] }, async () => {
    const user = await openFunctions();
    await choose(user, 'Aspect', 'All aspects');
    await choose(user, 'Terms', 'All terms');
    await openOptions(user);
    await user.selectOptions(screen.getByLabelText('Genes that could be drawn'), 'all');
    await user.selectOptions(screen.getByLabelText('Evidence of annotations'), 'no_iea');
    await user.selectOptions(screen.getByLabelText('Correction for multiple testing'), 'holm');
    await replace(user, screen.getByLabelText('Alpha'), '0.2');
    await replace(user, screen.getByLabelText('Minimum genes per term'), '3');
    await recalculate(user);
    await screen.findByText(/of [\d,]+ terms with 3 to 2,000 genes; .* corrected by Holm .* means up to 0\.2/);
    await waitFor(() =>
      expect(options()).toEqual({
        list: expect.any(String),
        ...{ aspect: 'all', terms: 'all', scope: 'all', evidence: 'no_iea', correction: 'holm' },
        ...{ alpha: '0.2', min: '3' },
      }),
    );
    // Until then the figures are those of the options before.
    await waitFor(() => expect(document.querySelector('[aria-busy=true]')).toBeNull());
    const shown = async () => [(await title()).textContent, (await rows()).length];
    const before = await shown();
    await reload();
    expect(await shown()).toEqual(before);
    screen.getByText(/Without IEA · Holm/);
  });

  it('fold similar terms, which open under the one that is kept', async () => {
    const user = await openFunctions('aspect=all');
    const [total, kept] = [await enrichedTerms(), (await rows()).length];
    expect(kept).toBeLessThan(total);
    const [button] = within(await table()).getAllByRole('button', { name: /^\d+ terms? folded under/ });
    const folded = Number(/^\d+/.exec(button.getAttribute('aria-label') ?? '')?.[0]);
    expect(button.getAttribute('aria-expanded')).toBe('false');
    await user.click(button);
    expect(await rows()).toHaveLength(kept + folded);
    expect(button.getAttribute('aria-expanded')).toBe('true');
    await user.click(button);
    expect(await rows()).toHaveLength(kept);
    await choose(user, 'Terms', 'All terms');
    await waitFor(async () => expect(await rows()).toHaveLength(total));
  });

  it('can be limited to the slim', { tags: ['long'] }, async () => {
    const user = await openFunctions('aspect=all&terms=all&tested=yes');
    const all = (await rows()).length;
    await choose(user, 'Terms', 'Slim');
    await screen.findByRole('heading', { level: 2, name: /of the slim (is|are) enriched/ });
    await waitFor(async () => expect((await rows()).length).toBeLessThan(all));
  });

  it('are sorted by a column', async () => {
    const user = await openFunctions('aspect=all&terms=all');
    const head = within(await table()).getByRole('columnheader', { name: /^Fold/ });
    for (const direction of ['ascending', 'descending']) {
      await user.click(within(head).getByRole('button'));
      expect(head.getAttribute('aria-sort')).toBe(direction);
    }
    const place = within(await table())
      .getAllByRole('columnheader')
      .indexOf(head);
    const folds = (await rows()).map((row) => parseFloat(row.children[place].textContent ?? ''));
    expect(folds).toEqual([...folds].sort((a, b) => b - a));
    expect(new Set(folds).size).toBeGreaterThan(1);
  });

  it('are found by words', async () => {
    const user = await openFunctions('aspect=all&terms=all');
    const [word] = (await names())[0].split(' ');
    await replace(user, await search(), word);
    await waitFor(() => expect(options()['search']).toBe(word));
    for (const name of await names()) expect(name).toContain(word);
    await replace(user, await search(), 'nothing of the kind');
    await screen.findByText(/contains “nothing of the kind”/);
    await user.click(screen.getByRole('button', { name: 'Clear the search' }));
    await table();
  });
});

describe('a gene list without functions', () => {
  it('says what an edition without annotations lacks', async () => {
    await visitList('functions', { list: 'Examples' }, { edition: 'development' });
    await screen.findByRole('heading', { name: 'No Gene Ontology annotations' });
    screen.getByText(/The administrator of this site can import/);
    expect(screen.queryByLabelText('Correction for multiple testing')).toBeNull();
  });

  it('says how many terms are tested when none is enriched, and shows the tests', async () => {
    const user = await openFunctions('alpha=0');
    await screen.findByRole('heading', { name: 'Nothing enriched' });
    screen.getByText(/^[\d,]+ biological processes tested, none with a corrected p-value up to 0\./);
    await screen.findByText(/^Smallest: p = .* of .* \(GO:\d{7}\)/);
    await user.click(screen.getByRole('button', { name: 'Show terms that are not enriched' }));
    expect(await rows()).not.toHaveLength(0);
  });

  it('says why nothing can be tested if no gene of the list is in the background', async () => {
    await visitList('functions', { list: 'Clock_Genes', background: ['AT1G01010'] });
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toMatch(/^The functions could not be tested\..+/);
  });

  it('says when a test failed, and tries again', { tags: ['long'] }, async () => {
    const id = await storeList({ list: 'Nitrogen_by_Time' });
    cutOff(readListFunctions);
    const user = await visit(`/genes/functions?list=${id}`, { edition: 'arabidopsis' });
    await tryAgain(user, () => restore(readListFunctions));
  });
});

describe('the genes of a result', () => {
  it('come with a warning, other lists without', async () => {
    const result = await ask('NLP7', { edition: 'arabidopsis' });
    await visitList('functions', { list: 'Clock_Genes', result });
    const warning = await screen.findByRole('region', { name: 'From a result' });
    expect(warning.textContent).toContain('A query chose these genes');
    await openFunctions();
    await title();
    expect(screen.queryByRole('region', { name: 'From a result' })).toBeNull();
  });
});
