import { readResultFunctions } from '@trellis/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { loadPage } from '../../../src/app/routes.tsx';
import { cutOff, failedCalls, restore } from '../../support/answers.ts';
import { openOptions, recalculate } from '../../support/optionsPanel.ts';
import { ask, reload, visit, visitResult } from '../../support/visit.tsx';
import { replace } from '../query/hands.ts';
import { choose, listedTerms, openFunctions, rows, table, title, tryAgain } from './functionHands.ts';

const search = () => screen.findByLabelText('Search the terms');
const alpha = () => screen.findByLabelText('Alpha');
const options = () => Object.fromEntries(new URLSearchParams(window.location.search));
const heads = async () => within(await table()).getAllByRole('columnheader');

describe('the functions of a result', () => {
  it('open from another tab, and say how many terms are enriched and how they are tested', async () => {
    const user = await visitResult('summary', 'NLP7', { edition: 'arabidopsis' });
    await loadPage('/result/functions');
    await user.click(await screen.findByRole('link', { name: 'Functions' }));
    expect((await title()).textContent).toMatch(
      /^Biological processes are enriched in the targets of (\d+ of )?5 analyses, hub-corrected$/,
    );
    screen.getByText(
      /Listed: \d+ biological processes enriched with equal chances \(hypergeometric test, one-sided\) in any gene set; .*genes drawn from all protein-coding genes with an annotation/,
    );
    expect(window.location.pathname).toBe('/result/functions');
    await waitFor(() => expect(document.title).toBe('Functions - Arabidopsis - Trellis'));
  });

  it('are the best terms of each gene set, and all on demand', { tags: ['long'] }, async () => {
    const user = await openFunctions('all_expression');
    const shown = Number(/Shown: the (\d+) that/.exec((await screen.findByText(/Shown: the/)).textContent)?.[1]);
    expect(await rows()).toHaveLength(shown);
    const all = await listedTerms();
    expect(all).toBeGreaterThan(shown);
    await user.click(screen.getByRole('button', { name: `Show all ${all}` }));
    await waitFor(async () => expect(await rows()).toHaveLength(all));
    await user.selectOptions(screen.getByLabelText('Terms of each gene set'), '5');
    await waitFor(async () => expect((await rows()).length).toBeLessThan(shown));
  });

  it('keep their options in the address, and are the same after a reload', { tags: ['long'] }, async () => {
    const user = await openFunctions('NLP7');
    await choose(user, 'Aspect', 'All aspects');
    await openOptions(user);
    await user.selectOptions(screen.getByLabelText('Genes that could be drawn'), 'all');
    await user.selectOptions(screen.getByLabelText('Evidence of annotations'), 'no_iea');
    await user.selectOptions(screen.getByLabelText('Correction for multiple testing'), 'holm');
    await replace(user, await alpha(), '0.01');
    await replace(user, screen.getByLabelText('Minimum genes per term'), '10');
    await replace(user, screen.getByLabelText('Maximum genes per term'), '500');
    await recalculate(user);
    const test = await screen.findByText(
      /terms with 10 to 500 genes; p-values corrected by Holm .* enriched means up to 0\.01/,
    );
    expect(test.textContent).toMatch(/drawn from all protein-coding genes, without annotations that no curator/);
    expect(options()).toEqual({
      request: expect.any(String),
      ...{ aspect: 'all', scope: 'all', evidence: 'no_iea', correction: 'holm' },
      ...{ alpha: '0.01', min: '10', max: '500' },
    });
    // Until then the figures are those of the options before.
    await waitFor(() => expect(document.querySelector('[aria-busy=true]')).toBeNull());
    const shown = async () => [(await title()).textContent, (await rows()).length];
    const before = await shown();
    await reload();
    expect(await shown()).toEqual(before);
    screen.getByText(/Without IEA · Holm/);
  });

  it('are terms of one aspect, or of all with a column for it', async () => {
    const user = await openFunctions('NLP7 or TGA1');
    await choose(user, 'Aspect', 'Cellular component');
    await screen.findByRole('heading', { name: /cellular components? (is|are) enriched/i });
    expect((await heads()).map(({ textContent }) => textContent)).not.toContain('Aspect');
    await choose(user, 'Aspect', 'All aspects');
    await within(await table()).findByRole('columnheader', { name: 'Aspect' });
  });

  it('are found by words among all enriched terms, or say that there is none', { tags: ['long'] }, async () => {
    const user = await openFunctions('all_expression');
    await replace(user, await search(), 'response nitrate');
    await waitFor(async () => {
      const names = within(await table()).getAllByRole('rowheader');
      for (const { textContent } of names) expect(textContent).toMatch(/response.*nitrate/);
    });
    await replace(user, await search(), 'nothing of the kind');
    await screen.findByText(/contains “nothing of the kind”/);
    await user.click(screen.getByRole('button', { name: 'Clear the search' }));
    await waitFor(async () => expect((await rows()).length).toBeGreaterThan(10));
  });

  it('are sorted by a gene set, the smallest p-value first', async () => {
    const user = await openFunctions('NLP7');
    const head = within(await table()).getByRole('columnheader', { name: /^B/ });
    await user.click(within(head).getByRole('button'));
    expect(head.getAttribute('aria-sort')).toBe('ascending');
    const place = (await heads()).indexOf(head);
    const cells = (await rows()).map((row) => row.children[place].textContent);
    const values = cells.filter((text) => text !== '').map((text) => Number.parseFloat(text));
    expect(values).toEqual([...values].sort((a, b) => a - b));
    expect(new Set(values).size).toBeGreaterThan(1);
  });
});

describe('a result without functions', () => {
  it('says what an edition without annotations lacks', async () => {
    await visitResult('functions', 'ALF');
    await screen.findByRole('heading', { name: 'No Gene Ontology annotations' });
    screen.getByText(/The administrator of this site can import/);
    expect(screen.queryByLabelText('Correction for multiple testing')).toBeNull();
    expect(failedCalls()).toEqual([]);
  });

  it('says when nothing is enriched, and keeps its options in reach', async () => {
    const user = await openFunctions('NLP7');
    await openOptions(user);
    await replace(user, await alpha(), '0');
    await recalculate(user);
    await screen.findByRole('heading', { name: 'Nothing enriched' });
    screen.getByText(/^No biological process has a corrected p-value up to 0 in any gene set\./);
    await user.click(screen.getByRole('button', { name: 'Show all aspects' }));
    await screen.findByText(/^No term has a corrected p-value/);
    await openOptions(user);
    await replace(user, await alpha(), '0.05');
    await recalculate(user);
    await table();
  });

  it('says when a test failed, and tries again', { tags: ['long'] }, async () => {
    const id = await ask('NLP7', { edition: 'arabidopsis' });
    cutOff(readResultFunctions);
    const user = await visit(`/result/functions?request=${id}`, { edition: 'arabidopsis' });
    await tryAgain(user, () => restore(readResultFunctions));
  });
});

describe('a warning about genes that the query has selected', () => {
  const warning = () => screen.findByRole('region', { name: 'Selected by the query' });

  it('is there when analyses share them, or target lists have cut the result', async () => {
    await openFunctions('NLP7 and TGA1');
    expect((await warning()).textContent).toContain('several analyses share them');
    const inputs = { targetgenes: 'Clock_Genes' };
    await visitResult('functions', 'NLP7', { edition: 'arabidopsis', inputs });
    expect((await warning()).textContent).toContain('target lists have cut');
  });

  it('is not there for a plain query', async () => {
    await openFunctions('NLP7');
    await title();
    expect(screen.queryByText('Selected by the query')).toBeNull();
  });
});
