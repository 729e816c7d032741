import { deleteRequest, secretHeader, submitQuery } from '@trellis/contract';
import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { call } from '../../../../src/api/client.ts';
import { useMadeRequests } from '../../../../src/state/own/requestSecrets.ts';
import { callsTo } from '../../../support/answers.ts';
import { savedBy } from '../../../support/savedFiles.ts';
import { changeSettings } from '../../../../src/state/settings.ts';
import { builder } from '../builder/builderHands.ts';
import { go, press, replace, resultHeading, submit, write } from '../hands.ts';
import { ownCard, visitWithPeaks, withReader } from './ownHands.ts';

withReader();

const hasOwn = () => screen.findByText(/^With 1 own analysis/);

/** Whether each query had the files of own analyses, or named a result that brought them. */
const sentOwn = () =>
  callsTo(submitQuery).map(({ body, headers }) => {
    const form = body as FormData;
    if (form.has('ownanalyses')) return 'files';
    return form.has('ownanalyses_from') && new Headers(headers).has(secretHeader) ? 'reference' : 'none';
  });

/** Runs a query, and comes back to its page; returns the id of its request. */
async function ask(user: UserEvent, query: string): Promise<string> {
  await submit(user, query);
  await resultHeading();
  await hasOwn();
  const id = new URLSearchParams(window.location.search).get('request') ?? '';
  await go(user, 'Query');
  return id;
}

describe('a saved analysis', () => {
  it('is renamed, and saved with its metadata as files of an import', { tags: ['long'] }, async () => {
    const user = await visitWithPeaks();
    const card = await ownCard();
    await user.click(card.getByRole('button', { name: 'Edit or rename Root peaks' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit Root peaks' }));
    await replace(user, await dialog.findByLabelText('Label'), 'Peaks 2 h');
    await user.click(dialog.getByText('Further metadata (optional)'));
    const more = dialog.getByRole('textbox', { name: 'Further metadata' });
    await replace(user, more, 'Tissue: root\nEDGE_TYPE: in vivo:Bound');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const metadata = await card.findByRole('button', { name: 'Save the metadata of Peaks 2 h' });
    const { name, text } = await savedBy(() => user.click(metadata));
    expect(name).toBe('Peaks_2_h.txt');
    expect(text).toBe(
      'TRANSCRIPTION_FACTOR_ID: AT1G00010\n*EXPERIMENT_TYPE: Binding\n*EDGE_TYPE: in vivo:Bound\nLABEL: Peaks 2 h\nTISSUE: root\n',
    );
  });

  it('is removed, and brought back and chosen by Undo', async () => {
    const user = await visitWithPeaks();
    const card = await ownCard();
    await user.click(card.getByRole('button', { name: 'Remove Root peaks' }));
    await card.findByText(/^Removed Root peaks\./);
    await waitFor(() => expect(card.queryByRole('checkbox', { name: 'Root peaks' })).toBeNull());
    await user.click(card.getByRole('button', { name: 'Undo' }));
    const box = await card.findByRole<HTMLInputElement>('checkbox', { name: 'Root peaks' });
    expect(box.checked).toBe(true);
  });

  it('takes part only when it is chosen', async () => {
    const user = await visitWithPeaks();
    const card = await ownCard();
    await user.click(card.getByRole('checkbox', { name: 'Root peaks' }));
    await card.findByText('None chosen for this query');
    await submit(user, 'ALF');
    await resultHeading(/genes targeted by ALF in 2 analyses/);
    expect(screen.queryByText(/own analysis/)).toBeNull();
    expect(sentOwn()).toEqual(['none']);
  });

  it('makes its TF a name of queries in this browser', { tags: ['long'] }, async () => {
    const user = await visitWithPeaks('AT1G00080');
    await write(user, 'GLS1');
    await (await builder()).findByText('AT1G00080 · 1 binding, no expression analyses');
    await press(user, 'Submit');
    await resultHeading(/2 genes targeted by GLS1 in 1 analysis/);
  });

  it('is named next to the query, asked for by the confirmation, and left out of the next query', async () => {
    const user = await visitWithPeaks();
    changeSettings({ warnSubmit: true });
    await screen.findByText('with my analysis Root peaks');
    await submit(user, 'own_analyses');
    const dialog = within(await screen.findByRole('dialog', { name: 'Submit this query?' }));
    dialog.getByText('Root peaks');
    await user.click(dialog.getByRole('button', { name: 'Cancel' }));
    await press(user, 'Clear My Analyses');
    await (await ownCard()).findByText('None chosen for this query');
    expect(callsTo(submitQuery)).toEqual([]);
  });
});

describe('the comparison of a saved analysis', () => {
  it(
    'asks for its TF with the analysis, chosen or not, and opens what is bound and regulated',
    { tags: ['long'] },
    async () => {
      const user = await visitWithPeaks();
      const card = await ownCard();
      await user.click(card.getByRole('checkbox', { name: 'Root peaks' }));
      await card.findByText('None chosen for this query');
      await user.click(await card.findByRole('button', { name: /^Compare Root peaks with public data of / }));
      await resultHeading();
      await hasOwn();
      expect(window.location.pathname).toBe('/result/bound');
      expect(callsTo(submitQuery).map(({ body }) => (body as FormData).get('query'))).toEqual(['AT1G00010']);
      expect(sentOwn()).toEqual(['files']);
    },
  );

  it('is not offered for a TF that the site does not have', async () => {
    await visitWithPeaks('AT1G00080');
    const card = await ownCard();
    await card.findByRole('button', { name: 'Edit or rename Root peaks' });
    expect(card.queryByRole('button', { name: /^Compare / })).toBeNull();
  });
});

describe('the files of own analyses', () => {
  it('leave the browser only with a query that uses them', async () => {
    const user = await visitWithPeaks();
    await write(user, 'own_analyses or BET');
    await screen.findByText('Not counted before Submit, because your analyses are sent only then.');
    expect(callsTo(submitQuery)).toEqual([]);
    await press(user, 'Submit');
    await hasOwn();
    expect(sentOwn()).toEqual(['files']);
  });

  it('leave it once, unless the server no longer has them', { tags: ['long'] }, async () => {
    const user = await visitWithPeaks();
    await ask(user, 'own_analyses');
    await ask(user, 'own_analyses or BET');
    const id = await ask(user, 'own_analyses');
    expect(sentOwn()).toEqual(['files', 'reference', 'reference']);
    const secret = useMadeRequests.getState().made.find((made) => made.id === id)?.secret ?? '';
    await call(deleteRequest, { params: { id }, headers: { [secretHeader]: secret } });
    await ask(user, 'own_analyses or BET');
    expect(sentOwn().slice(3)).toEqual(['reference', 'files']);
  });
});
