import { readGeneList } from '@trellis/contract';
import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { call } from '../../../../src/api/client.ts';
import { loadPage } from '../../../../src/app/routes.tsx';
import { fileNamed, savedByButton, savedFromMenu } from '../../../support/fromMenu.ts';
import { choose, heading, linesOf, storeList, visitList } from '../lists.ts';
import { enrichedTerms } from '../../functions/functionHands.ts';
import { firstGenes, marks, openFunctions, title } from './listFunctions.ts';

const focusedName = () => document.activeElement?.getAttribute('aria-label') ?? '';
const genesOf = (dialog: HTMLElement) => within(dialog).findByRole('region', { name: 'Genes with the term' });

/** Analyzes the genes of the term that is open. */
async function analyze(user: UserEvent): Promise<void> {
  await loadPage('/genes/regulators');
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'Analyze these genes' }));
}

describe('a term of a gene list', () => {
  it('opens its test and its genes, which are saved and analyzed', async () => {
    const user = await openFunctions();
    const cell = await firstGenes();
    await user.click(cell);
    const dialog = await screen.findByRole('dialog');
    const ids = within(await genesOf(dialog))
      .getAllByRole('link')
      .map(({ textContent }) => textContent);
    expect(ids).toHaveLength(Number(cell.textContent));
    expect(dialog.textContent).toMatch(/GO:\d{7}, biological process/);
    const { name, text } = await savedByButton(user, 'Export', within(dialog));
    expect(name).toMatch(fileNamed('GO-\\d{7}', 'txt'));
    expect(linesOf(text)).toEqual(ids);
    await analyze(user);
    await heading(new RegExp(`^Nitrogen list, .*: ${ids.length} genes?$`));
    expect(window.location.pathname).toBe('/genes/regulators');
  });

  it('is analyzed in the background of its list', { tags: ['long'] }, async () => {
    const id = await storeList({ list: 'Nitrogen_by_Time' });
    const { genes } = await call(readGeneList, { params: { id } });
    const ids = genes.map((gene) => gene.id);
    const user = await visitList('functions', { genes: ids, background: ids }, { search: 'tested=yes' });
    await user.click(await firstGenes());
    await analyze(user);
    const background = `among the ${ids.length.toLocaleString('en')} genes of the background`;
    await screen.findByRole('heading', { level: 2, name: /TFs? ranked by/ });
    expect(screen.getAllByText(new RegExp(background))).not.toHaveLength(0);
  });
});

describe.each(['Dot plot', 'Graph'])('the figure of the functions: %s', (figure) => {
  it('is one stop of the Tab key, says each term in words, and opens its genes', async () => {
    const user = await openFunctions('aspect=all&alpha=0.99');
    await title();
    await choose(user, 'Show as', figure);
    const all = await marks();
    const stops = all.filter(({ tabIndex }) => tabIndex === 0);
    expect(stops).toHaveLength(1);
    stops[0].focus();
    expect(focusedName()).toMatch(/\(GO:\d{7}, .*\): \d+ of \d+ genes, fold .* \(.* to .*\), adjusted p/);
    await user.keyboard('{Home}');
    const seen = new Set([focusedName()]);
    for (let i = 1; i < all.length; i++) {
      await user.keyboard('{ArrowDown}');
      seen.add(focusedName());
    }
    expect(seen.size).toBe(all.length);
    const last = focusedName();
    screen.getByText(last);
    await user.keyboard('{Enter}');
    const dialog = await screen.findByRole('dialog', { name: last.slice(0, last.indexOf(' (GO:')) });
    await genesOf(dialog);
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(focusedName()).toBe(last);
  });

  it('opens the genes of a term that is clicked', async () => {
    const user = await openFunctions(`view=${figure === 'Graph' ? 'graph' : 'dots'}`);
    await user.click((await marks())[0]);
    await genesOf(await screen.findByRole('dialog'));
  });
});

describe('the files of the functions of a list', () => {
  it('are all tests as a table', async () => {
    const user = await openFunctions('aspect=all');
    const enriched = await enrichedTerms();
    const { name, text } = await savedFromMenu(user, 'Save', 'All tested terms');
    expect(name).toMatch(fileNamed('functions', 'csv'));
    const [head, ...lines] = linesOf(text);
    expect(head).toBe('term,name,aspect,k,n,K,N,expected,fold,fold_low,fold_high,p,adjusted_p,genes');
    // A name can have commas; the figures and the genes have none.
    const tests = lines.map((line) => line.split(',').slice(-11));
    expect(tests.filter((cells) => Number(cells[9]) <= 0.05)).toHaveLength(enriched);
    expect(tests.length).toBeGreaterThan(enriched);
    for (const [k, n, K, P, expected, fold, low, high, , , genes] of tests) {
      expect(Number(low)).toBeLessThanOrEqual(Number(fold));
      expect(Number(high)).toBeGreaterThanOrEqual(Number(fold));
      expect(Number(fold)).toBeCloseTo(Number(k) / Number(expected), 8);
      expect(Number(expected)).toBeCloseTo((Number(n) * Number(K)) / Number(P), 8);
      expect(genes.split('/')).toHaveLength(Number(k));
    }
  });

  it('are the figure that is shown, and with the table the dot plot', async () => {
    const user = await openFunctions('aspect=all');
    await title();
    const dots = await savedFromMenu(user, 'Save', 'Dot plot');
    expect(dots.name).toMatch(fileNamed('functions', 'svg'));
    expect(dots.text).toMatch(/^<svg [\s\S]*enriched in[\s\S]*Fold enrichment[\s\S]*<\/svg>\s*$/);
    await choose(user, 'Show as', 'Graph');
    await marks();
    const graph = await savedFromMenu(user, 'Save', 'Graph');
    expect(graph.name).toMatch(fileNamed('functions-graph', 'svg'));
    expect(graph.text).toMatch(/^<svg [\s\S]*enriched in[\s\S]*adjusted p[\s\S]*<\/svg>\s*$/);
  });
});
