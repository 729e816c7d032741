import { screen, waitFor, within } from '@testing-library/react';
import { submitQuery } from '@trellis/contract';
import { describe, expect, it } from 'vitest';
import { callsTo } from '../../support/answers.ts';
import { reload, visit } from '../../support/visit.tsx';
import { card, choose, go, press, resultHeading, submit, textOf, write } from './hands.ts';

const dialog = () => screen.findByRole('dialog', { name: 'Submit this query?' });
const noDialog = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
const option = () => screen.findByRole<HTMLInputElement>('checkbox', { name: 'Confirm Query Before Submit' });

/** What the dialog says about an input. */
async function lineOf(title: string): Promise<string | null | undefined> {
  const term = within(await dialog()).getByText(title, { selector: 'dt' });
  return term.nextElementSibling?.textContent;
}

describe('the confirmation of a query', () => {
  it('is on at first, and shows the query and that nothing else is selected', async () => {
    const user = await visit('/query');
    expect((await option()).checked).toBe(true);
    await submit(user, 'ALF and BET ');
    expect(within(await dialog()).getByLabelText('Query to submit').textContent).toBe('ALF and BET ');
    for (const none of ['Additional Edge Features', 'Target Genes', 'Filter TFs', 'Target Network', 'Background'])
      expect(await lineOf(none)).toBe(`No ${none} Selected`);
    expect(within(await dialog()).queryByRole('region')).toBeNull();
  });

  it('sends nothing when it is canceled, and the query when it is confirmed', async () => {
    const user = await visit('/query');
    await submit(user, 'ALF and BET ');
    await user.click(within(await dialog()).getByRole('button', { name: 'Cancel' }));
    await noDialog();
    expect(callsTo(submitQuery)).toEqual([]);
    await write(user, 'ALF and BET ');
    await user.keyboard('{Control>}{Enter}{/Control}');
    await user.click(within(await dialog()).getByRole('button', { name: 'Submit' }));
    await resultHeading('3 genes targeted by ALF and BET in 4 analyses');
  });

  it('lists the additional edges, the lists by name, and the first 100 characters of a file', async () => {
    const user = await visit('/query');
    await choose(user, 'Target Genes', 'Examples');
    await choose(user, 'Background', 'Upload a file');
    const text = 'AT1G00040\n'.repeat(11);
    await user.upload(await screen.findByLabelText('File of Background'), new File([text], 'all.txt'));
    const [edge] = within(await card('Additional Edge Features')).getAllByRole('treeitem');
    await user.click(edge);
    await within(await card('Background')).findByText('all.txt');
    await submit(user, 'ALF ');
    expect(await lineOf('Target Genes')).toBe('Examples');
    expect(await lineOf('Additional Edge Features')).toBe(edge.textContent);
    expect(await lineOf('Background')).toBe(`${text.slice(0, 100)}…`);
  });

  it('notes that the builder and the text differ', async () => {
    const user = await visit('/query?query=ALF+and+BET');
    await screen.findByRole('button', { name: 'Remove BET' });
    await write(user, 'expand("$filter_tf", or)');
    await screen.findByText(/The builder cannot show expand/);
    await press(user, 'Submit');
    const note = within(await dialog()).getByRole('region', { name: 'The builder and the text differ:' });
    expect(note.querySelector('code')?.textContent).toBe('ALF and BET');
    expect(within(await dialog()).getByLabelText('Query to submit').dataset['differs']).toBe('true');
  });

  it('does not open for a text that is not a query', async () => {
    const user = await visit('/query');
    await submit(user, 'ALF and )');
    await screen.findByRole('alert');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('can be turned off, and stays off after a reload', async () => {
    let user = await visit('/query');
    await user.click(await option());
    user = await reload();
    expect((await option()).checked).toBe(false);
    await submit(user, 'ALF ');
    await resultHeading();
  });

  it('is turned off by "Do not ask again"', async () => {
    const user = await visit('/query');
    await submit(user, 'ALF');
    await user.click(within(await dialog()).getByRole('checkbox', { name: 'Do not ask again' }));
    await user.click(within(await dialog()).getByRole('button', { name: 'Submit' }));
    await resultHeading();
    await go(user, 'Query');
    expect((await option()).checked).toBe(false);
  });
});

describe('an input that is chosen and has nothing in it', () => {
  it('keeps the query from running until it is filled or not chosen', async () => {
    const user = await visit('/query');
    await user.click(await option());
    await choose(user, 'Background', 'Upload a file');
    await submit(user, 'ALF');
    expect((await screen.findByRole('alert')).textContent).toBe(
      'Background: nothing is chosen or typed yet. Add a file or a text, or select None.',
    );
    expect([await textOf(), window.location.pathname, callsTo(submitQuery)]).toEqual(['ALF', '/query', []]);
    await choose(user, 'Background', 'None');
    await press(user, 'Submit');
    await resultHeading();
  });
});
