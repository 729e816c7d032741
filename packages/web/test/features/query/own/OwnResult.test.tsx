import { readGeneNames } from '@trellis/contract';
import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { deseq2Table } from '../../../../../../e2e/support/ownFiles.ts';
import { call } from '../../../../src/api/client.ts';
import { loadPage } from '../../../../src/app/routes.tsx';
import { itemOf } from '../../../support/fromMenu.ts';
import { leave, visit } from '../../../support/visit.tsx';
import { press, replace, resultHeading, submit, textOf, visitUnconfirmed } from '../hands.ts';
import { chooseFiles, forgetOwn, ownCard, save, visitWithPeaks, withReader } from './ownHands.ts';

withReader();

const demo = { edition: 'arabidopsis' } as const;

const address = () => window.location.pathname + window.location.search;
const hasOwn = () => screen.findByText(/^With 1 own analysis/);

/** Opens the result of an experiment with NLP7 on the small demo. */
async function openOwnResult(): Promise<UserEvent> {
  const user = await visitUnconfirmed(demo);
  const { ids } = await call(readGeneNames);
  const dialog = await chooseFiles(user, new File([deseq2Table(ids)], 'NLP7 root.tsv'));
  await dialog.findByText('1 analysis ready.');
  await replace(user, dialog.getByRole('combobox', { name: 'TF' }), 'NLP7');
  await replace(user, dialog.getByRole('combobox', { name: 'Edge type' }), 'in planta:Regulated');
  await save(user, 'Save 1 analysis');
  await submit(user, 'own_analyses');
  await resultHeading(/genes targeted by NLP7 in 1 analysis/);
  return user;
}

/** Opens an address as another visitor, who has nothing of this one. */
async function visitAsOther(path: string): Promise<UserEvent> {
  // What the page still wants to keep is written when it is left.
  leave();
  await forgetOwn();
  localStorage.clear();
  sessionStorage.clear();
  return visit(path);
}

describe('a result with own analyses', () => {
  it('is compared with public data of its TF', async () => {
    const user = await openOwnResult();
    await loadPage('/result/bound');
    await user.click(await screen.findByRole('button', { name: /^Compare NLP7 .* with public data of NLP7$/ }));
    await screen.findByRole('heading', { name: 'Binding and regulation of 1 TF compared' });
  });

  it('opens the TFs that share its targets', { tags: ['long'] }, async () => {
    const user = await openOwnResult();
    await loadPage('/genes/regulators');
    await user.click(await screen.findByRole('button', { name: /^Which TFs share the targets of NLP7/ }));
    await screen.findByRole('heading', { level: 1, name: /^Targets of NLP7/ });
    expect(window.location.pathname).toBe('/genes/regulators');
  });

  it('is deleted for everyone', async () => {
    const user = await openOwnResult();
    await user.click(await itemOf(user, 'More', 'Delete result and my data'));
    const dialog = within(await screen.findByRole('dialog', { name: 'Delete this result?' }));
    const path = address();
    await user.click(dialog.getByRole('button', { name: 'Delete' }));
    await screen.findByRole('heading', { name: 'This result was deleted' });
    const other = await visit(path, demo);
    await screen.findByRole('heading', { name: 'This result was deleted' });
    await other.click(screen.getByRole('link', { name: 'write a query' }));
    await waitFor(() => expect(window.location.pathname).toBe('/query'));
  });

  it('cannot be deleted by others, who can use its targets in a query of their own', { tags: ['long'] }, async () => {
    const user = await visitWithPeaks();
    await submit(user, 'own_analyses');
    await screen.findByText(/^With 1 own analysis, which whoever has the link of this result can see/);
    await itemOf(user, 'More', 'Delete result and my data');
    await user.keyboard('{Escape}');
    const other = await visitAsOther(address());
    await hasOwn();
    await itemOf(other, 'More', 'New Query');
    expect(screen.queryByRole('menuitem', { name: 'Delete result and my data' })).toBeNull();
    await other.keyboard('{Escape}');
    await other.click(screen.getByRole('button', { name: 'Modify query' }));
    await (await ownCard()).findByText('1 analysis chosen for this query');
    (await ownCard()).getByText('AT1G00010 · Binding · 2 targets');
    expect(await textOf()).toBe('own_analyses');
  });

  it('comes back to the query with the analyses of this browser', { tags: ['long'] }, async () => {
    const user = await visitWithPeaks();
    await submit(user, 'own_analyses');
    await hasOwn();
    const path = address();
    await visit('/query');
    await press(user, 'Reset');
    await (await ownCard()).findByText('None chosen for this query');
    const again = await visit(path);
    await again.click(await screen.findByRole('button', { name: 'Modify query' }));
    await (await ownCard()).findByText('1 analysis chosen for this query');
    const list = within((await ownCard()).getByRole('list', { name: 'Saved analyses' }));
    expect(list.getAllByRole('listitem')).toHaveLength(1);
    list.getByRole('checkbox', { name: 'Root peaks' });
  });
});
