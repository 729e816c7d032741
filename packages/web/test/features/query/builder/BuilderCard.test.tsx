import { screen, waitFor, within } from '@testing-library/react';
import { submitQuery } from '@trellis/contract';
import { describe, expect, it } from 'vitest';
import { callsTo } from '../../../support/answers.ts';
import { reload, visit } from '../../../support/visit.tsx';
import { press, textOf, write } from '../hands.ts';
import { addAt, builder, rows, start, tap } from './builderHands.ts';

const labels = () => rows().map((row) => row.getAttribute('aria-label'));

describe('the rows of the builder', () => {
  it('write a query, with quotes where they are needed, and do not run it', async () => {
    const user = await visit('/query');
    await tap(user, 'Add TF');
    const field = within(rows()[0]).getByRole('combobox', { name: 'TF' });
    await user.type(field, 'ALF{Enter}{Escape}');
    await addAt(user, 'ALF', 'Add Filter');
    await waitFor(() => within(rows()[1]).getByRole('option', { name: 'EDGE_TYPE' }));
    await user.selectOptions(within(rows()[1]).getByRole('combobox', { name: 'Key' }), 'EDGE_TYPE');
    await user.type(within(rows()[1]).getByRole('combobox', { name: 'Value' }), "in planta's{Enter}");
    expect(await textOf()).toBe(`ALF[EDGE_TYPE = "in planta's"]`);
    expect(window.location.pathname).toBe('/query');
  });

  it('follow the text, and the text follows them, their undo and their redo', async () => {
    const user = await start('ALF and (BET or GAM)');
    expect(rows()).toHaveLength(4);
    await tap(user, 'Remove BET');
    expect(await textOf()).toBe('ALF and (GAM)');
    await tap(user, 'Undo');
    expect(await textOf()).toBe('ALF and (BET or GAM)');
    await tap(user, 'Redo');
    expect(await textOf()).toBe('ALF and (GAM)');
    await write(user, 'GAM');
    await waitFor(() => expect(labels()).toEqual(['GAM, level 1']));
  });

  it('go several steps back, and as many forward again', { tags: ['long'] }, async () => {
    const user = await start('ALF or BET or GAM');
    await tap(user, 'Remove GAM');
    await tap(user, 'Remove BET');
    const texts = [await textOf()];
    for (const step of ['Undo', 'Undo', 'Redo', 'Redo']) {
      await tap(user, step);
      texts.push(await textOf());
    }
    expect(texts).toEqual(['ALF', 'ALF or BET', 'ALF or BET or GAM', 'ALF or BET', 'ALF']);
  });

  it('are negated, joined by another operator, copied, and cleared', async () => {
    let user = await start('ALF or BET');
    await user.click(within(rows()[1]).getByRole('button', { name: 'not' }));
    await user.selectOptions(screen.getByRole('combobox', { name: 'Operator of BET' }), 'and');
    await tap(user, 'Duplicate BET');
    expect(await textOf()).toBe('ALF and not BET and not BET');
    user = await reload();
    expect(await textOf()).toBe('ALF and not BET and not BET');
    expect(labels()).toEqual(['ALF, level 1', 'BET, level 1', 'BET, level 1']);
    await tap(user, 'Clear');
    expect([rows(), await textOf()]).toEqual([[], '']);
  });

  it('have an operator each except the first', async () => {
    await start('ALF and BET');
    const operators = ['ALF', 'BET'].map((tf) => screen.getByLabelText<HTMLSelectElement>(`Operator of ${tf}`));
    expect(operators.map(({ disabled }) => disabled)).toEqual([true, false]);
  });

  it('are added at the start, into a row, and after it', async () => {
    const user = await start('ALF');
    await tap(user, 'Add TF');
    expect(labels()).toEqual(['TF, level 1', 'ALF, level 1']);
    await tap(user, 'Add TF Group');
    await addAt(user, 'ALF', 'Add Filter Group');
    await addAt(user, 'ALF', 'Add Filter');
    await addAt(user, 'TF Group', 'Add TF');
    await addAt(user, 'ALF', 'Add TF after');
    expect(labels()).toEqual([
      'TF Group, level 1',
      'TF, level 2',
      'TF, level 1',
      'ALF, level 1',
      'Filter Group, level 2',
      'Filter, level 2',
      'TF, level 1',
    ]);
    expect(await textOf()).toMatch(/^ALF(\[.*\])?$/);
  });

  it('are copied and removed with all that is in them', { tags: ['long'] }, async () => {
    const user = await start('(ALF[pvalue < 0.05] or BET) and GAM');
    await tap(user, 'Duplicate TF Group');
    expect(await textOf()).toBe('(ALF[pvalue < 0.05] or BET) or (ALF[pvalue < 0.05] or BET) and GAM');
    const [first] = (await builder()).getAllByRole('button', { name: 'Remove TF Group' });
    await user.click(first);
    await tap(user, 'Remove TF Group');
    expect(await textOf()).toBe('GAM');
    expect(labels()).toEqual(['GAM, level 1']);
  });

  it('are moved by keyboard, into a group and out of it', async () => {
    const user = await start('(BET) or ALF');
    (await builder()).getByRole('button', { name: /^Move ALF:/ }).focus();
    const move = async (key: string) => {
      await user.keyboard(`{${key}}`);
      return textOf();
    };
    expect(await move('ArrowRight')).toBe('(BET or ALF)');
    expect(await move('ArrowUp')).toMatch(/^\(ALF .*BET\)$/);
    expect(await move('ArrowLeft')).toBe('(BET) or ALF');
  });

  it('are not submitted by Enter in one of their fields', async () => {
    const user = await start('ALF[pvalue < 0.05]');
    await user.type(screen.getByRole('combobox', { name: 'Value' }), '{Enter}');
    await user.type(screen.getByRole('combobox', { name: 'TF' }), '{Enter}');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect([callsTo(submitQuery), window.location.pathname]).toEqual([[], '/query']);
  });

  it('stay when they are not finished and the query is submitted', async () => {
    const user = await start('ALF');
    await addAt(user, 'ALF', 'Add Filter');
    expect(labels()).toEqual(['ALF, level 1', 'Filter, level 2']);
    await press(user, 'Submit');
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByLabelText('Query to submit').textContent).toBe('ALF');
    await user.click(dialog.getByRole('button', { name: 'Cancel' }));
    expect(await textOf()).toBe('ALF');
    expect(labels()).toEqual(['ALF, level 1', 'Filter, level 2']);
  });
});
