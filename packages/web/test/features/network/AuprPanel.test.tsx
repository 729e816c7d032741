import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { readAupr } from '@trellis/contract';
import { describe, expect, it } from 'vitest';
import { callsTo, cutOff, restore } from '../../support/answers.ts';
import { expectErrors } from '../../support/console.ts';
import { fileNamed, savedFromMenu } from '../../support/fromMenu.ts';
import { visitResult } from '../../support/visit.tsx';

const open = () => visitResult('network', 'ALF or BET or GAM', { inputs: { targetnetworks: 'Ranked' } });

const cutoff = () => screen.findByRole<HTMLInputElement>('textbox', { name: 'AUPR precision cutoff' });
const prunedLink = () => screen.getByRole('link', { name: 'Export Pruned Network' }).getAttribute('href');

/** The cutoffs that the server was asked about. */
const asked = () => callsTo(readAupr).map(({ url }) => url.searchParams.get('precision'));

async function setCutoff(user: UserEvent, text: string): Promise<void> {
  const field = await cutoff();
  await user.clear(field);
  await user.type(field, text);
}

describe('the precision and recall of a target network', () => {
  it('are there only for a query with a target network', async () => {
    await visitResult('network', 'ALF or BET or GAM');
    await screen.findByRole('heading', { name: /edges between/ });
    expect(screen.queryByText('Precision Recall Analysis (AUPR)')).toBeNull();
    await open();
    await screen.findByRole('heading', { name: 'Precision Recall Analysis (AUPR)' });
  });

  it('are left out when they cannot be had, until they are asked for again', { tags: ['long'] }, async () => {
    expectErrors(/fetch failed/);
    cutOff(readAupr);
    const user = await open();
    const again = await screen.findByRole('button', { name: 'Compare the target network' });
    expect(screen.queryByText('Precision Recall Analysis (AUPR)')).toBeNull();
    expect(screen.queryByRole('alert')).toBeNull();
    restore(readAupr);
    await user.click(again);
    await screen.findByRole('heading', { name: 'Precision Recall Analysis (AUPR)' });
  });

  it('have a cutoff, which prunes the exported network', async () => {
    const user = await open();
    await cutoff();
    expect(screen.queryByText('Precision Threshold')).toBeNull();
    await setCutoff(user, '0.5');
    await screen.findByText('Precision Threshold');
    await waitFor(() => expect(prunedLink()).toContain('/pruned/0.5/'));
    await setCutoff(user, '0.40');
    await waitFor(() => expect(prunedLink()).toContain('/pruned/0.4/'));
    expect(await (await fetch(String(prunedLink()))).text()).toContain('AT1G000');
  });

  it('are asked for a cutoff once it has not moved for 100 ms', async () => {
    const user = await open();
    await setCutoff(user, '0.45');
    await waitFor(() => expect(asked().at(-1)).toBe('0.45'));
    expect(asked()).toEqual([null, '0.45']);
  });

  it('have a cutoff up to 1: more than that becomes 1 when the field is left', async () => {
    const user = await open();
    await setCutoff(user, '0.4');
    await waitFor(() => expect(prunedLink()).toContain('/pruned/0.4/'));
    const field = await cutoff();
    await user.clear(field);
    await user.paste('1.5');
    expect(field.value).toBe('1.5');
    expect(prunedLink()).toContain('/pruned/0.4/');
    await user.tab();
    await waitFor(() => expect(field.value).toBe('1'));
    await screen.findByText('Precision Threshold');
  });

  it('are those of each TF too, and all are saved as tables', async () => {
    const user = await open();
    const table = await screen.findByRole('table', { name: 'Precision and recall of each TF' });
    const [, ...rows] = within(table).getAllByRole('row');
    expect(rows).toHaveLength(3);
    const csv = await savedFromMenu(user, 'Save figure', 'Each TF');
    expect(csv.name).toMatch(fileNamed('aupr-by-tf', 'csv'));
    expect(csv.text.trim().split('\r\n')).toHaveLength(rows.length + 1);
    const curve = await savedFromMenu(user, 'Save figure', 'The curve');
    expect(curve.text).toMatch(/^recall,precision\r\n\d/);
  });
});
