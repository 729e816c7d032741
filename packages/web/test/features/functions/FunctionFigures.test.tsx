import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { loadPage } from '../../../src/app/routes.tsx';
import { fileNamed, itemOf, savedByButton, savedFromMenu } from '../../support/fromMenu.ts';
import { choose, listedTerms, firstCell, map, openFunctions, table, title } from './functionHands.ts';

const linesOf = (text: string) => text.trimEnd().split('\n');

describe('a cell of the functions', () => {
  it('opens its test and its genes, which are saved; each leads to its page', async () => {
    const user = await openFunctions('NLP7');
    const { cell, count } = await firstCell();
    await user.click(cell);
    const dialog = await screen.findByRole('dialog');
    const genes = within(await within(dialog).findByRole('region', { name: 'Genes with the term' }));
    const links = genes.getAllByRole('link');
    expect(links).toHaveLength(count);
    const facts = dialog.textContent;
    expect(facts).toMatch(/GO:\d{7}, biological process/);
    expect(facts).toContain(`${count.toLocaleString('en')} of `);
    expect(facts).toMatch(/Fold with equal chances \(95 % interval\)\s*\d/);
    const { name, text } = await savedByButton(user, 'Export', within(dialog));
    expect(name).toMatch(fileNamed('GO-\\d{7}', 'txt'));
    const ids = links.map(({ textContent }) => textContent);
    expect(linesOf(text)).toEqual(ids);
    await loadPage(`/gene/${ids[0]}`);
    await user.click(links[0]);
    await screen.findByRole('heading', { level: 1, name: new RegExp(ids[0]) });
    expect(window.location.pathname).toBe(`/gene/${ids[0]}`);
  });

  it('is reached with the keyboard in the heat map', { tags: ['long'] }, async () => {
    const user = await openFunctions('NLP7');
    await title();
    await choose(user, 'Show as', 'Heat Map');
    const stop = (await map()).querySelector<SVGElement>('[tabindex="0"]') ?? (await map());
    stop.focus();
    await user.keyboard('{ArrowDown}');
    const text = await screen.findByText(/\(GO:\d{7}\) in .*genes$/);
    const name = /^(.*) \(GO:/.exec(text.textContent)?.[1] ?? 'none';
    await user.keyboard('{Enter}');
    await screen.findByRole('dialog', { name });
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
});

describe('the files of the functions', () => {
  it('are all tests as a table', async () => {
    const user = await openFunctions('NLP7');
    const total = await listedTerms();
    const item = await itemOf(user, 'Save', 'All enriched terms');
    const answer = await fetch((item as HTMLAnchorElement).href);
    expect(answer.headers.get('content-disposition')).toMatch(/functions.*\.csv/);
    const [head, ...lines] = linesOf(await answer.text()).map((line) => line.trimEnd());
    expect(head).toBe(
      'term,name,aspect,set,analysis_id,tf,symbol,k,n,K,N,fold,fold_low,fold_high,p,adjusted_p,expected_degrees,fold_degrees,fold_degrees_low,fold_degrees_high,p_degrees,adjusted_p_degrees',
    );
    const processes = lines.filter((line) => line.includes(',BP,')).map((line) => line.split(',')[0]);
    expect(new Set(processes).size).toBe(total);
    for (const line of lines) {
      const [k, n, K, N, fold, low, high, p] = line.split(',').slice(-15).map(Number);
      expect(fold).toBeCloseTo(k / n / (K / N), 8);
      expect([low <= fold, fold <= high]).toEqual([true, true]);
      expect(p).toBeLessThanOrEqual(1);
    }
  });

  it('are the heat map with its gene sets', async () => {
    const user = await openFunctions('NLP7');
    await title();
    const { name, text } = await savedFromMenu(user, 'Save', 'Heat map with legend');
    expect(name).toMatch(fileNamed('functions', 'svg'));
    expect(text).toMatch(/^<svg [\s\S]*All genes, equal chances[\s\S]*<\/svg>\s*$/);
  });
});

describe('the functions of many analyses', () => {
  it('have a summary in the table, and a column for each analysis that is chosen', { tags: ['long'] }, async () => {
    const user = await openFunctions('all_tfs');
    const heads = async () => within(await table()).getAllByRole('columnheader');
    within(await table()).getByRole('columnheader', { name: /^Smallest adjusted p/ });
    const before = (await heads()).length;
    expect(before).toBeLessThan(9);
    await user.click(screen.getByRole('button', { name: 'Columns of analyses' }));
    await user.click(await screen.findByRole('checkbox', { name: /^C / }));
    await user.keyboard('{Escape}');
    await waitFor(async () => expect(await heads()).toHaveLength(before + 1));
    expect(new URLSearchParams(window.location.search).getAll('sets')).toEqual(['C']);
  });

  it('have a heat map with a name for each term, and a legend with each analysis', { tags: ['long'] }, async () => {
    const user = await openFunctions('all_tfs');
    await title();
    await choose(user, 'Show as', 'Heat Map');
    const groups = [...(await map()).querySelectorAll('g[font-size]')].map((group) => ({
      labels: group.querySelectorAll('text').length,
      size: Number(group.getAttribute('font-size')),
    }));
    expect(groups.some(({ labels, size }) => labels >= 70 && size >= 8)).toBe(true);
    const legend = within(screen.getByRole('region', { name: 'Legend' }));
    expect(legend.getAllByRole('row').length).toBeGreaterThan(60);
  });
});
