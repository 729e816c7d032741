import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { useSavedLists } from '../../../../src/state/savedLists.ts';
import { reload, visit } from '../../../support/visit.tsx';
import { card, choose, press, replace, type } from '../hands.ts';

const saved = async () => (await card('Additional Options')).querySelector('p')?.textContent;
const nameField = () => screen.findByRole<HTMLInputElement>('textbox', { name: 'Name' });
const saveButton = async () =>
  within(await card('Target Genes')).findByRole<HTMLButtonElement>('button', { name: 'Save' });

/** Opens the page with a list that was saved before. */
async function visitWithList(name: string): Promise<UserEvent> {
  const user = await visit('/query');
  useSavedLists.getState().save({ name, kind: 'genes', text: 'AT1G00040\n' });
  return user;
}

/** Opens the dialog of the saved lists. */
async function openDialog(user: UserEvent) {
  await press(user, 'Remove or Rename Lists');
  return within(await screen.findByRole('dialog', { name: 'Remove List' }));
}

describe('a saved list', () => {
  it('is a typed list with a name, and a choice of other inputs', async () => {
    const user = await visit('/query');
    await choose(user, 'Target Genes', 'Type or paste');
    expect((await saveButton()).disabled).toBe(true);
    await type(user, 'Target Genes', 'AT1G00040\n');
    await user.click(await saveButton());
    await user.type(await nameField(), 'mine{Enter}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(await saved()).toBe('1 list saved in this browser.');
    await choose(user, 'Background', 'mine');
    await within(await card('Background')).findByText('A list of 1 gene.');
  });

  it('cannot have the name of another choice', async () => {
    const user = await visit('/query');
    await type(user, 'Target Genes', 'AT1G00040\n');
    await user.click(await saveButton());
    await user.type(await nameField(), 'input{Enter}');
    await screen.findByText('Please pick another name.');
    await replace(user, await nameField(), 'mine');
    await press(user, 'Add');
    expect(await saved()).toBe('1 list saved in this browser.');
  });

  it('is asked for its name without the one that was typed before', { tags: ['long'] }, async () => {
    const user = await visit('/query');
    await type(user, 'Target Genes', 'AT1G00040\n');
    await user.click(await saveButton());
    await user.type(await nameField(), 'mine');
    await press(user, 'Cancel');
    await user.click(await saveButton());
    expect((await nameField()).value).toBe('');
  });

  it('is renamed to a name that is free', async () => {
    const user = await visitWithList('mine');
    const dialog = await openDialog(user);
    const rename = (name: string) => replace(user, dialog.getByRole('textbox', { name: 'Name of mine' }), name);
    await rename('other');
    dialog.getByText('Please pick another name.');
    expect(dialog.getByRole<HTMLButtonElement>('button', { name: 'Rename' }).disabled).toBe(true);
    await rename('ours');
    await user.click(dialog.getByRole('button', { name: 'Rename' }));
    await dialog.findByRole('textbox', { name: 'Name of ours' });
    expect(useSavedLists.getState().lists).toEqual([{ name: 'ours', kind: 'genes', text: 'AT1G00040\n' }]);
  });

  it('is removed, and brought back by Undo', async () => {
    const user = await visitWithList('ours');
    const dialog = await openDialog(user);
    await user.click(dialog.getByRole('button', { name: 'Remove ours' }));
    dialog.getByText('No saved lists.');
    await user.click(dialog.getByRole('button', { name: 'Undo' }));
    await dialog.findByRole('textbox', { name: 'Name of ours' });
  });

  it('is cleared with all others, brought back by Undo, and stays over a reload', async () => {
    const user = await visitWithList('ours');
    await press(user, 'Clear Saved Lists');
    expect(await saved()).toBe('No saved lists in this browser.');
    await user.click(within(await card('Additional Options')).getByRole('button', { name: 'Undo' }));
    expect(await saved()).toBe('1 list saved in this browser.');
    await reload();
    expect(await saved()).toBe('1 list saved in this browser.');
  });
});
