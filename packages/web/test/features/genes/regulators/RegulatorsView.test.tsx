import { readRegulatorAccuracy } from '@trellis/contract';
import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { hold } from '../../../support/answers.ts';
import { reload } from '../../../support/visit.tsx';
import { loadPage } from '../../../../src/app/routes.tsx';
import { fileNamed, savedByButton, savedFromMenu } from '../../../support/fromMenu.ts';
import { replace, resultHeading } from '../../query/hands.ts';
import { choose, heading, linesOf, options, visitList } from '../lists.ts';

const open = () => visitList('regulators', { list: 'Clock_Genes', name: 'Clock_Genes' });

const table = () => screen.findByRole('table', { name: /TFs? ranked by (its|their) targets/ });
/** The rows of TFs: neither the head nor the line below the enriched ones. */
const rows = async () =>
  within(await table())
    .getAllByRole('row')
    .filter((row) => within(row).queryByRole('rowheader'));
const tested = async () => Number(/^\d+/.exec((await screen.findByText(/analyses tested among/)).textContent)?.[0]);
const libraryField = () => screen.findByRole('textbox', { name: 'Analyses to test' });

/** Number of genes that the first TF targets, by the button that opens them. */
async function firstTargets() {
  const button = within((await rows())[0]).getByRole('button');
  return { button, count: Number(/^[\d,]+(?= genes?$)/.exec(button.textContent)?.[0].replaceAll(',', '')) };
}

async function askFor(user: UserEvent, library: string): Promise<void> {
  await replace(user, await libraryField(), library);
  await user.keyboard('{Enter}');
}

describe('the regulators of a list', () => {
  it('are ranked, with the figures of the best analysis and the accuracy of the ranking', async () => {
    await open();
    const title = await screen.findByRole('heading', {
      level: 2,
      name: /TFs ranked by their targets among \d+ genes$/,
    });
    await waitFor(() => expect(document.title).toBe('Regulators - Arabidopsis - Trellis'));
    const found = await rows();
    expect(found).toHaveLength(Number(/^\d+/.exec(title.textContent)?.[0]));
    const words = await screen.findByText(/TFs? (is|are) enriched|^No TF is enriched/);
    const enriched = Number(/^\d+/.exec(words.textContent)?.[0] ?? 0);
    const all = within(await table())
      .getAllByRole('row')
      .slice(1);
    const line = all.findIndex((row) => row.textContent.startsWith('Not enriched'));
    expect(line).toBe(enriched < found.length ? enriched : -1);
    const ranks = found.map((row) => Number(within(row).getAllByRole('cell')[0].textContent));
    expect(ranks).toEqual(ranks.map((_, i) => i + 1));
    screen.getByText(/^\d+ analyses tested among the [\d,]+ protein-coding genes; p-values corrected/);
    await screen.findByText(/in this data set, whatever the list|cannot be measured here/);
  });

  it(
    'say on a phone how many TFs are enriched, and in a line that opens what that does not say',
    { tags: ['long'] },
    async () => {
      await visitList('regulators', { list: 'Clock_Genes' }, { width: 390 });
      const words = await screen.findByText(/TFs? (is|are) enriched/);
      expect(words.textContent).not.toContain('hub-corrected');
      const details = screen.getByText('A small p-value alone does not make a TF a candidate').closest('details');
      expect(details?.open).toBe(false);
      expect(details?.textContent).toContain('These p-values are not hub-corrected');
    },
  );

  it(
    'have a line for the accuracy from the start, so that the rows stay where they are when it arrives',
    { tags: ['long'] },
    async () => {
      const accuracy = hold(readRegulatorAccuracy);
      await open();
      await table();
      const line = await screen.findByText(
        'Accuracy of such rankings, on known cases and not on this list: being measured …',
      );
      accuracy.release();
      await waitFor(() => expect(line.textContent).toMatch(/: AUC \d\.\d\d \[/));
      expect(line.isConnected).toBe(true);
    },
  );

  it('are sorted by a column', async () => {
    const user = await open();
    const head = within(await table()).getByRole('columnheader', { name: 'All targets' });
    await user.click(within(head).getByRole('button'));
    expect(head.getAttribute('aria-sort')).toMatch(/ascending/);
    const place = within(await table())
      .getAllByRole('columnheader')
      .indexOf(head);
    const numbers = (await rows()).map((row) => Number(row.children[place].textContent.replaceAll(',', '')));
    expect(numbers).toEqual([...numbers].sort((a, b) => a - b));
    expect(new Set(numbers).size).toBeGreaterThan(5);
  });

  it('are found by name, family and p-value, and are the same after a reload', { tags: ['long'] }, async () => {
    const user = await open();
    const all = (await rows()).length;
    const family = within(screen.getByLabelText('Family')).getAllByRole<HTMLOptionElement>('option')[1].value;
    await user.selectOptions(screen.getByLabelText('Family'), family);
    const families = async () => (await rows()).map((row) => within(row).getAllByRole('cell')[1].textContent);
    for (const text of await families()) expect(text).toContain(family);
    expect((await rows()).length).toBeLessThan(all);
    await replace(user, screen.getByLabelText('Find TFs'), 'at');
    await user.click(screen.getByLabelText('Only enriched TFs'));
    await waitFor(() => expect(options()).toMatchObject({ family, find: 'at', enriched: 'yes' }));
    const again = await reload();
    await heading(/genes$/);
    expect((await screen.findByLabelText<HTMLInputElement>('Find TFs')).value).toBe('at');
    expect(screen.getByLabelText<HTMLInputElement>('Only enriched TFs').checked).toBe(true);
    await again.selectOptions(screen.getByLabelText('Family'), '');
    await again.click(screen.getByLabelText('Only enriched TFs'));
    await replace(again, screen.getByLabelText('Find TFs'), 'no such TF');
    await screen.findByText(/^No TF has these names\./);
  });

  it('are those of the analyses that a query names, which is corrected where it is wrong', async () => {
    const user = await open();
    const all = await tested();
    await askFor(user, 'all_dap');
    await waitFor(async () => expect(await tested()).toBeLessThan(all));
    expect(options()['library']).toBe('all_dap');
    await replace(user, await libraryField(), 'all_dap and');
    await user.click(screen.getByRole('button', { name: 'Test these' }));
    await screen.findByRole('alert');
    await user.clear(await libraryField());
    await user.keyboard('{Enter}');
    await waitFor(async () => expect(await tested()).toBe(all));
  });

  it('open their evidence and the genes that they target, which are saved', async () => {
    const user = await open();
    const { button, count } = await firstTargets();
    expect(count).toBeGreaterThan(0);
    await user.click(button);
    const dialog = within(await screen.findByRole('dialog', { name: /as a regulator$/ }));
    dialog.getByRole('table', { name: /^Evidence of / });
    const genes = within(await dialog.findByRole('region', { name: 'Genes targeted' }));
    const ids = genes.getAllByRole('link').map(({ textContent }) => textContent);
    expect(ids).toHaveLength(count);
    const { text } = await savedByButton(user, 'Export', dialog);
    expect(linesOf(text)).toEqual(ids);
  });

  it('are a figure of their scores, a matrix of their targets, and families', { tags: ['long'] }, async () => {
    const user = await open();
    await choose(user, 'Show as', 'Scores');
    await screen.findByRole('img', { name: /of the first 25 TFs for \d+ genes/ });
    await choose(user, 'Show as', 'Targets');
    const title = await screen.findByRole('heading', { level: 3, name: /genes of the list targeted by 25 TFs/ });
    const [of] = title.textContent.split(';');
    await screen.findByRole('group', { name: of });
    await choose(user, 'Show as', 'Families');
    const families = within(await screen.findByRole('table', { name: /^\d+ TF famil/ }));
    expect(families.getAllByRole('row').length).toBeGreaterThan(1);
    expect(options()['view']).toBe('families');
  });

  it('are saved as tables and as a figure', async () => {
    const user = await open();
    const count = (await rows()).length;
    const tfs = await savedFromMenu(user, 'Save', 'Shown TFs by kind');
    expect(tfs.name).toMatch(fileNamed('regulators-by-kind', 'csv'));
    expect(linesOf(tfs.text)).toHaveLength(count + 1);
    const analyses = await savedFromMenu(user, 'Save', 'All tested analyses');
    const [head, ...lines] = linesOf(analyses.text);
    expect(head).toMatch(/^analysis_id,analysis,tf,kind,/);
    expect(lines).toHaveLength(await tested());
    const svg = await savedFromMenu(user, 'Save', 'Scores as a figure');
    expect(svg.name).toMatch(fileNamed('regulators', 'svg'));
    expect(svg.text).toMatch(/^<svg [\s\S]*in planta bound[\s\S]*<\/svg>\s*$/);
  });

  it('are saved by kind as far as they are shown', async () => {
    const user = await open();
    const all = (await rows()).length;
    const family = within(screen.getByLabelText('Family')).getAllByRole<HTMLOptionElement>('option')[1].value;
    await user.selectOptions(screen.getByLabelText('Family'), family);
    await waitFor(async () => expect((await rows()).length).toBeLessThan(all));
    const ids = (await rows()).map((row) => /AT\dG\d{5}/.exec(row.children[0].textContent)?.[0]);
    const { text } = await savedFromMenu(user, 'Save', 'Shown TFs by kind');
    const [head, ...lines] = linesOf(text).map((line) => line.split(','));
    expect(lines.map((cells) => cells[head.indexOf('tf')])).toEqual(ids);
  });

  it('are queried on the genes of the list', async () => {
    const user = await open();
    const chosen = (await rows()).slice(0, 2);
    // Each TF has a symbol, which follows its id.
    const names = chosen.map((row) => /AT\dG\d{5} (\S+)$/.exec(row.children[0].textContent)?.[1]);
    for (const row of chosen) await user.click(within(row).getByRole('checkbox'));
    const size = /(\d+) genes$/.exec((await heading(/genes$/)).textContent)?.[1];
    await user.click(screen.getByRole('button', { name: 'Query 2 TFs' }));
    await resultHeading(new RegExp(`genes targeted by ${names.join(' or ')} in`));
    expect(window.location.pathname).toBe('/result/summary');
    await screen.findByText(new RegExp(`^only genes of .*\\(${size} genes\\)$`));
  });
});

describe('a gene list', () => {
  it('becomes the target genes of a query', { tags: ['long'] }, async () => {
    const user = await open();
    await loadPage('/query');
    await user.click(await screen.findByRole('button', { name: 'Use as target genes' }));
    await screen.findByText(/only genes of Clock_Genes\.txt/);
    expect(window.location.pathname).toBe('/query');
  });
});
