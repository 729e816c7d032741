import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { visit } from '../../../support/visit.tsx';
import { textOf, write } from '../hands.ts';
import { builder, start, tap } from './builderHands.ts';

const isDisabled = async (name: string) =>
  (await builder()).getByRole<HTMLButtonElement>('button', { name }).disabled;

const call = 'expand("$filter_tf", or)';

describe('Build Query and Fill from Query', () => {
  it('have nothing to do while the rows show the text', async () => {
    const user = await start('ALF and (BET or GAM)');
    await tap(user, 'Remove BET');
    await waitFor(async () => expect(await isDisabled('Fill from Query')).toBe(true));
    expect(await isDisabled('Build Query')).toBe(true);
  });

  it('cannot fill rows from a text that they cannot show, which is said', async () => {
    const user = await visit('/query');
    await write(user, call);
    await (await builder()).findByText(/The builder cannot show expand\(\.\.\.\)/);
    expect(await isDisabled('Fill from Query')).toBe(true);
  });

  it('write the rows over such a text only when Build Query is pressed', async () => {
    const user = await start('ALF or BET');
    await write(user, call);
    await screen.findByText(/The builder cannot show/);
    await tap(user, 'Remove BET');
    expect((await builder()).getByText('ALF').tagName).toBe('CODE');
    expect(await textOf()).toBe(call);
    await tap(user, 'Build Query');
    expect(await textOf()).toBe('ALF');
    await waitFor(async () => expect(await isDisabled('Build Query')).toBe(true));
    expect((await builder()).queryByText('ALF')).toBeNull();
  });
});
