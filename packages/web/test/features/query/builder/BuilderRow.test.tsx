import { screen, waitFor, within } from '@testing-library/react';
import { readKeys } from '@trellis/contract';
import { describe, expect, it } from 'vitest';
import { callsTo } from '../../../support/answers.ts';
import { replace, textOf } from '../hands.ts';
import { rows, start } from './builderHands.ts';

describe('a row of a TF', () => {
  it('says what its name means, or what is wrong with it', async () => {
    await start('ALG or AT1G00010.1 or all_tfs or AT1G00040 or TWIN or GAM');
    const hints = [
      'Not in this data set. Did you mean ALF?',
      'read as AT1G00010 · ALF · 1 binding, 1 expression analysis',
      '3 TFs, 6 analyses',
      'TWIN has no analyses as a TF.',
      'Several genes have this name: AT1G00040 or AT1G00050',
      'AT1G00030 · 1 binding, 1 expression analysis',
    ];
    await waitFor(() => expect(rows().map((row) => within(row).getByRole('paragraph').textContent)).toEqual(hints));
    const fields = screen.getAllByRole('combobox', { name: 'TF' });
    const wrong = fields.filter((field) => field.getAttribute('aria-invalid') === 'true');
    expect(wrong.map((field) => (field as HTMLInputElement).value)).toEqual(['ALG', 'AT1G00040', 'TWIN']);
  });

  it('takes the name that it suggests', { tags: ['long'] }, async () => {
    const user = await start('ALF or GAN');
    await user.click(await within(rows()[1]).findByRole('button', { name: 'GAM' }));
    expect(await textOf()).toBe('ALF or GAM');
    await waitFor(() =>
      expect(within(rows()[1]).getByRole('paragraph').textContent).toBe(
        'AT1G00030 · 1 binding, 1 expression analysis',
      ),
    );
  });

  it('suggests TFs as they are typed', async () => {
    const user = await start('ALF');
    const field = screen.getByRole('combobox', { name: 'TF' });
    await replace(user, field, 'be');
    await user.click(await screen.findByRole('option', { name: /AT1G00020/ }));
    expect(await textOf()).toBe('AT1G00020');
  });
});

describe('a row of a filter', () => {
  const choice = (name: string) => screen.getByRole<HTMLSelectElement>('combobox', { name });
  const value = () => screen.getByRole('combobox', { name: 'Value' });

  it('has the keys of the TFs that it filters, and suggests their values', async () => {
    const user = await start('BET[EDGE_TYPE = x] or ALF');
    const keys = () =>
      within(choice('Key'))
        .getAllByRole('option')
        .map(({ textContent }) => textContent);
    await waitFor(() => expect(keys()).toEqual(expect.arrayContaining(['log2fc', 'pvalue', 'EDGE_TYPE'])));
    expect(callsTo(readKeys).map(({ url }) => url.searchParams.getAll('tf'))).toContainEqual(['BET']);
    await replace(user, value(), 'in');
    const values = await within(await screen.findByRole('listbox')).findAllByRole('option');
    expect(values.map(({ textContent }) => textContent)).toEqual(['in planta:Regulated', 'in vitro:Bound:DAP']);
  });

  it('goes back to = with a key whose values are not numbers', async () => {
    const user = await start('ALF[pvalue <= 0.05]');
    expect([choice('Comparator').value, choice('Comparator').disabled]).toEqual(['<=', false]);
    await within(choice('Key')).findByRole('option', { name: 'EDGE_TYPE' });
    await user.selectOptions(choice('Key'), 'EDGE_TYPE');
    expect([choice('Comparator').value, choice('Comparator').disabled]).toEqual(['=', true]);
  });
});
