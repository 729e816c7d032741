import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { afterEach, expect } from 'vitest';
import { deleteOwn, listOwn } from '../../../../src/state/own/ownDatabase.ts';
import { replace, visitUnconfirmed } from '../hands.ts';

/** Forgets the saved analyses of this browser. */
export async function forgetOwn(): Promise<void> {
  for (const edition of ['development', 'arabidopsis'])
    for (const { id } of await listOwn(edition)) await deleteOwn(id);
}

/** Lets the tests of a file begin without saved analyses. */
export function withReader(): void {
  afterEach(forgetOwn);
}

/** A workbook as DESeq2 writes it, with genes of the mini data set. */
export const workbookBytes = (): Uint8Array<ArrayBuffer> =>
  new Uint8Array(readFileSync(join(import.meta.dirname, '../../../../../../fixtures/own/deseq2.xlsx')));

/** A plain list of genes of the mini data set: two targets, one of them twice, and a name that is unknown. */
export const peaks = (): File => new File(['AT1G00030\nAT1G00040\nGAM\nAT9G99999\n'], 'Root peaks.txt');

/** The card of the own analyses. */
export const ownCard = async () => within(await screen.findByRole('region', { name: 'My Analyses' }));

/** Chooses files in the card; returns the dialog with their forms. */
export async function chooseFiles(user: UserEvent, ...files: readonly File[]) {
  await user.upload(await (await ownCard()).findByLabelText('Files of My Analyses'), [...files]);
  return within(await screen.findByRole('dialog', { name: 'Add your analyses' }));
}

/** Presses the button of a dialog that saves, and waits until it is closed. */
export async function save(user: UserEvent, name: string): Promise<void> {
  const button = screen.getByRole<HTMLButtonElement>('button', { name });
  // It waits for a choice to be applied.
  await waitFor(() => expect(button.disabled).toBe(false));
  await user.click(button);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
}

/** Adds the plain list as binding of a TF. */
export async function addPeaks(user: UserEvent, tf = 'ALF'): Promise<void> {
  const dialog = await chooseFiles(user, peaks());
  await dialog.findByText('1 analysis ready.');
  await user.selectOptions(dialog.getByLabelText('Experiment type'), 'Binding');
  await replace(user, dialog.getByRole('combobox', { name: 'Edge type' }), 'in planta:Bound');
  await replace(user, dialog.getByRole('combobox', { name: 'TF' }), tf);
  await save(user, 'Save 1 analysis');
  await (await ownCard()).findByRole('checkbox', { name: 'Root peaks' });
}

/** Opens the query page with the plain list as an analysis. */
export async function visitWithPeaks(tf?: string): Promise<UserEvent> {
  const user = await visitUnconfirmed();
  await addPeaks(user, tf);
  return user;
}
