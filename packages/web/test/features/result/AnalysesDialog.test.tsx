import { screen, waitFor, within } from '@testing-library/react';
import { readResult, updateAnalysisIds } from '@trellis/contract';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { cutOff, hold, refuse, respond } from '../../support/answers.ts';
import { itemOf } from '../../support/fromMenu.ts';
import { visit, visitResult } from '../../support/visit.tsx';

/** ALF and BET have two analyses each. */
const open = () => visitResult('analysis', 'ALF or BET');

const overlapOf = (count: number) =>
  screen.findByRole('heading', { name: new RegExp(`^Overlap of ${count} analyses`) });
const revision = () => new URLSearchParams(window.location.search).get('revision');

async function openDialog(user: UserEvent) {
  await user.click(await itemOf(user, 'More', 'Show/Hide Analyses'));
  const dialog = within(await screen.findByRole('dialog', { name: 'Show/Hide Analyses' }));
  return { dialog, update: () => user.click(dialog.getByRole('button', { name: 'Update' })) };
}

const firstName = 'Name of ALF · RNAseq · 1';

/** Gives the first analysis another name, or none. */
async function rename(user: UserEvent, text: string): Promise<void> {
  const { dialog, update } = await openDialog(user);
  const name = await dialog.findByRole('textbox', { name: firstName });
  await user.clear(name);
  if (text) await user.type(name, text);
  await update();
}

async function hideFirst(user: UserEvent): Promise<void> {
  const { dialog, update } = await openDialog(user);
  const boxes = await dialog.findAllByRole('checkbox', { name: /^Show (?:ALF|BET) · / });
  expect(boxes).toHaveLength(4);
  await user.click(boxes[0]);
  await update();
}

describe('Show/Hide Analyses', () => {
  it('hides an analysis in every view', async () => {
    const user = await open();
    await overlapOf(4);
    await hideFirst(user);
    await overlapOf(3);
    await screen.findByText(/^1 of 4 analyses hidden/);
    await user.click(screen.getByRole('link', { name: 'Metadata' }));
    // A column per analysis, after that of the fields.
    await waitFor(() => expect(screen.getAllByRole('columnheader')).toHaveLength(1 + 3));
  });

  it('renames an analysis in every view', async () => {
    const user = await open();
    await overlapOf(4);
    const { dialog, update } = await openDialog(user);
    const name = dialog.getAllByRole<HTMLInputElement>('textbox', { name: /^Name of / })[1];
    expect(name.value).toBe('ALF · ChIPseq · 2');
    await user.clear(name);
    await user.type(name, 'my favorite');
    await update();
    await screen.findByRole('columnheader', { name: /my favorite/ });
    await user.click(screen.getByRole('link', { name: 'Summary' }));
    await user.click(within(await screen.findByRole('radiogroup', { name: 'Show as' })).getByText('Table'));
    await waitFor(() => expect(screen.getByRole('table').textContent).toContain('my favorite'));
  });

  it('says why all cannot be hidden, and shows the list as it was', async () => {
    const user = await open();
    const { dialog, update } = await openDialog(user);
    await user.click(dialog.getByRole('button', { name: 'None' }));
    await update();
    await dialog.findByText(/^At least one analysis must stay shown\./);
    for (const box of dialog.getAllByRole<HTMLInputElement>('checkbox')) expect(box.checked).toBe(true);
  });

  it('closes a result that is gone', async () => {
    const user = await open();
    await overlapOf(4);
    const gone = { status: 404, detail: 'There is no result with this id.' };
    refuse(updateAnalysisIds, gone);
    refuse(readResult, gone);
    await hideFirst(user);
    await screen.findByText('There is no result at this address');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('goes to the query when the server fails, and stays when there is no server', async () => {
    const user = await open();
    await overlapOf(4);
    cutOff(updateAnalysisIds);
    const { dialog, update } = await openDialog(user);
    await user.click(dialog.getAllByRole('checkbox')[0]);
    await update();
    await dialog.findByText(/^The server cannot be reached/);
    expect(dialog.getAllByRole<HTMLInputElement>('checkbox')[0].checked).toBe(false);
    respond(updateAnalysisIds, 500, { statusText: 'Internal Server Error' });
    await update();
    await waitFor(() => expect(window.location.pathname).toBe('/query'));
  });

  it('moves the page to a new revision, whose address shows a colleague the same', { tags: ['long'] }, async () => {
    const user = await open();
    await overlapOf(4);
    const before = window.location.pathname + window.location.search;
    await hideFirst(user);
    await overlapOf(3);
    expect(revision()).toBe('1');
    const after = window.location.pathname + window.location.search;
    await visit(before);
    await overlapOf(4);
    await visit(after);
    await overlapOf(3);
  });

  it('shows hidden analyses again, as a further revision', { tags: ['long'] }, async () => {
    const user = await open();
    await overlapOf(4);
    await hideFirst(user);
    await overlapOf(3);
    await user.click(await screen.findByRole('button', { name: 'show' }));
    await overlapOf(4);
    expect(revision()).toBe('2');
    await waitFor(() => expect(screen.queryByText(/analyses hidden/)).toBeNull());
  });

  it('hides an analysis also when one that was hidden before is shown again at once', async () => {
    const user = await open();
    await overlapOf(4);
    await hideFirst(user);
    const show = await screen.findByRole('button', { name: 'show' });
    const { release } = hold(readResult);
    const { dialog, update } = await openDialog(user);
    await user.click((await dialog.findAllByRole('checkbox'))[1]);
    await update();
    await overlapOf(2);
    await user.click(show);
    await overlapOf(3);
    release();
    await screen.findByText(/^1 of 4 analyses hidden/);
  });

  it('has the names of the newest revision, which it waits for', async () => {
    const user = await open();
    await overlapOf(4);
    const { release } = hold(readResult);
    await rename(user, 'mine');
    await screen.findByRole('columnheader', { name: /mine/ });
    const { dialog } = await openDialog(user);
    await dialog.findByText('Loading the analyses');
    expect(dialog.queryByRole('textbox')).toBeNull();
    release();
    const name = await dialog.findByRole<HTMLInputElement>('textbox', { name: firstName });
    expect(name.value).toBe('mine');
  });

  it('gives an analysis its label back when its name is cleared', async () => {
    const user = await open();
    await overlapOf(4);
    await rename(user, 'mine');
    await screen.findByRole('columnheader', { name: /mine/ });
    await rename(user, '');
    await screen.findByRole('columnheader', { name: /ALF · RNAseq · 1/ });
  });
});
