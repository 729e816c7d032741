import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { fileNamed, itemOf } from '../../support/fromMenu.ts';
import { ask, visit, visitResult } from '../../support/visit.tsx';

const textFile = (name: string, ...lines: readonly string[]) => new File([`${lines.join('\n')}\n`], name);

const query = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Query' });

describe('the tools of a result', () => {
  it('copy a link that names the revision', async () => {
    const id = await ask('ALF');
    const user = await visit(`/result/table?request=${id}`);
    await user.click(await screen.findByRole('button', { name: 'Share' }));
    await user.click(await screen.findByRole('button', { name: 'Copy link' }));
    await screen.findByRole('button', { name: 'Copied!' });
    expect(await navigator.clipboard.readText()).toBe(
      `${window.location.origin}/result/table?request=${id}&revision=0`,
    );
  });

  it('go back to the query with its text', async () => {
    const user = await visitResult('summary', 'ALF or (BET and GAM)');
    await user.click(await screen.findByRole('button', { name: 'Modify query' }));
    expect((await query()).value).toBe('ALF or (BET and GAM)');
  });

  it('go to a new query without text', async () => {
    const user = await visitResult('summary', 'ALF or (BET and GAM)');
    await user.click(await itemOf(user, 'More', 'New Query'));
    expect((await query()).value).toBe('');
  });

  it('go back to what restricted the query too, in any browser, in the place of what was chosen there', async () => {
    const id = await ask('ALF', {
      inputs: {
        targetgenes: textFile('targetgenes.txt', '>mine', 'AT1G00040', 'AT1G00050', 'AT1G00060'),
        filtertfs: textFile('filtertfs.txt', 'ALF'),
      },
    });
    const card = (name: string) => within(screen.getByRole('region', { name }));
    const background = () => card('Background').getByRole<HTMLSelectElement>('combobox');
    let user = await visit('/query');
    await query();
    await user.selectOptions(background(), 'typed');
    await user.type(screen.getByRole('textbox', { name: 'Text of Background' }), 'AT1G00040');
    user = await visit(`/result/summary?request=${id}`);
    await user.click(await screen.findByRole('button', { name: 'Modify query' }));
    await waitFor(async () => expect((await query()).value).toBe('ALF'));
    await card('Target Genes').findByText('A list of 3 genes.');
    expect(card('Target Genes').getAllByText(/targetgenes\.txt/)).not.toHaveLength(0);
    await card('Filter TFs').findByText('A list of 1 gene.');
    expect(background().value).toBe('none');
    await user.selectOptions(background(), 'typed');
    expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Text of Background' }).value).toBe('AT1G00040');
  });

  it('lead to the result as a workbook, as a table and as an archive', { tags: ['long'] }, async () => {
    const user = await visitResult('summary', 'ALF');
    await screen.findByRole('heading', { level: 1, name: /targeted by ALF/ });
    const files: readonly (readonly [string, string, string, string])[] = [
      ['Excel workbook', 'table', 'xlsx', 'PK'],
      ['All interactions', 'interactions', 'csv', 'TF,'],
      ['Reproducibility archive', 'archive', 'zip', 'PK\u0003\u0004'],
    ];
    for (const [item, view, ending, start] of files) {
      const link = (await itemOf(user, 'Export', item)) as HTMLAnchorElement;
      expect(link.download).toMatch(fileNamed(view, ending));
      const bytes = new Uint8Array(await (await fetch(link.href)).arrayBuffer());
      const text = new TextDecoder('latin1').decode(bytes);
      expect(text.slice(0, start.length)).toBe(start);
      if (ending === 'zip') expect(text).toContain('figures/summary.svg');
      await user.keyboard('{Escape}');
    }
  });
});

describe('the history of queries', () => {
  it('has the queries that were run, and takes one over into the query page', async () => {
    const user = await visit('/query');
    await user.click(screen.getByRole('checkbox', { name: 'Confirm Query Before Submit' }));
    await user.type(await query(), 'ALF or BET');
    await user.click(screen.getByRole('button', { name: 'Submit' }));
    await screen.findByRole('heading', { level: 1, name: /genes targeted by ALF or BET/ });
    await user.click(await itemOf(user, 'More', 'Query History'));
    await user.click(await screen.findByRole('button', { name: /^ALF or BET/ }));
    await waitFor(() => expect(window.location.pathname).toBe('/query'));
    expect((await query()).value).toBe('ALF or BET');
  });
});

it('the query of a result is shown in full, copied, and followed by its additional edges', async () => {
  const id = await ask('ALF or BET', { inputs: { edges: 'Protein interaction' } });
  const user = await visit(`/result/summary?request=${id}`);
  await user.click(await screen.findByRole('button', { name: 'Show Query' }));
  const popover = within(await screen.findByRole('dialog', { name: 'Show Query' }));
  popover.getByText('ALF or BET');
  within(popover.getByRole('list')).getByText('Protein interaction');
  await user.click(popover.getByRole('button', { name: 'Copy' }));
  await popover.findByRole('button', { name: 'Copied!' });
  expect(await navigator.clipboard.readText()).toBe('ALF or BET');
});
