import { screen, waitFor, within } from '@testing-library/react';
import { submitQuery } from '@trellis/contract';
import { describe, expect, it } from 'vitest';
import { callsTo, hold, restore } from '../../support/answers.ts';
import { visit } from '../../support/visit.tsx';
import { box, choose, go, press, resultHeading, submit, textOf, visitUnconfirmed, write } from './hands.ts';

describe('the field for the query', () => {
  it('has the focus when the page opens, and says what to write', async () => {
    await visit('/query');
    const field = await box();
    expect(document.activeElement).toBe(field);
    await waitFor(() => expect(field.placeholder).toBe('Search transcription factors, e.g. GAM and ALF'));
  });

  it('runs the query with Enter, and breaks the line with Shift+Enter', async () => {
    const user = await visitUnconfirmed();
    await user.type(await box(), 'ALF or{Shift>}{Enter}{/Shift}BET');
    expect(await textOf()).toBe('ALF or\nBET');
    await user.keyboard('{Enter}');
    await resultHeading(/genes targeted by ALF or BET in 4 analyses/);
    expect(window.location.pathname).toBe('/result/summary');
  });

  it('shows an example that is picked', async () => {
    const user = await visit('/query');
    const examples = await screen.findByRole('region', { name: 'Examples' });
    const [example] = await within(examples).findAllByRole('button');
    await user.click(example);
    expect(await textOf()).toBe(example.querySelector('code')?.textContent);
    expect(document.activeElement).toBe(await box());
  });
});

describe('Submit', () => {
  it('runs the query and opens its summary', async () => {
    const user = await visitUnconfirmed();
    await submit(user, 'ALF and BET');
    await resultHeading('3 genes targeted by ALF and BET in 4 analyses');
    expect(window.location.pathname + window.location.search).toMatch(/^\/result\/summary\?request=./);
  });

  it('is the only button of the page that submits', async () => {
    const user = await visit('/query');
    await write(user, 'ALF');
    const submits = (await screen.findAllByRole<HTMLButtonElement>('button')).filter(({ type }) => type === 'submit');
    expect(submits.map(({ textContent }) => textContent)).toEqual(['Submit']);
    expect(screen.queryByRole('button', { name: 'Run' })).toBeNull();
  });

  it('sends the query of the builder when nothing is typed', async () => {
    const user = await visitUnconfirmed();
    await press(user, 'Add TF');
    await user.type(await screen.findByRole('combobox', { name: 'TF' }), 'ALF{Escape}');
    await press(user, 'Submit');
    await resultHeading('6 genes targeted by ALF in 2 analyses');
    await go(user, 'Query');
    expect(await textOf()).toBe('ALF');
  });

  it('says Querying next to a spinner while the query runs', async () => {
    const user = await visitUnconfirmed();
    hold(submitQuery);
    await submit(user, 'ALF');
    const busy = await screen.findByRole('button', { name: 'Querying' });
    expect(busy.querySelector('[data-side=left] [aria-hidden=true]')).not.toBeNull();
    await press(user, 'Cancel');
    const idle = await screen.findByRole('button', { name: 'Submit' });
    expect(idle.querySelector('[data-side=left]')?.children ?? []).toHaveLength(0);
  });

  it('runs another query in the place of the one that is running', async () => {
    const user = await visitUnconfirmed();
    hold(submitQuery);
    await submit(user, 'ALF');
    await screen.findByRole('button', { name: 'Querying' });
    restore(submitQuery);
    await write(user, 'BET ');
    await user.keyboard('{Control>}{Enter}{/Control}');
    await resultHeading(/genes targeted by BET/);
    const [first, ...others] = callsTo(submitQuery);
    expect(others).toHaveLength(1);
    expect(first.signal?.aborted).toBe(true);
  });
});

describe('Cancel', () => {
  it('stops the call, keeps the text, and stays on the page', async () => {
    const user = await visitUnconfirmed();
    hold(submitQuery);
    await submit(user, 'ALF');
    await press(user, 'Cancel');
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Cancel' })).toBeNull());
    expect(callsTo(submitQuery).map(({ signal }) => signal?.aborted)).toEqual([true]);
    expect(screen.queryByRole('alert')).toBeNull();
    expect([await textOf(), window.location.pathname]).toEqual(['ALF', '/query']);
  });
});

describe('Reset', () => {
  it('empties the query, and takes its error away', async () => {
    const user = await visitUnconfirmed();
    await submit(user, 'ALF and');
    await screen.findByRole('alert');
    await press(user, 'Reset');
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
    expect(await textOf()).toBe('');
    expect(document.activeElement).toBe(await box());
  });

  it('is undone for text, inputs and builder', async () => {
    const user = await visit('/query');
    await write(user, 'ALF or BET');
    await choose(user, 'Target Genes', 'Examples');
    const rows = async () => within(await screen.findByRole('list', { name: 'Rows of the query' }));
    await (await rows()).findByRole('button', { name: 'Remove BET' });
    await press(user, 'Reset');
    expect(await textOf()).toBe('');
    expect(await screen.findByRole('combobox', { name: 'Target Genes' })).toHaveProperty('value', 'none');
    expect(screen.queryByRole('list', { name: 'Rows of the query' })).toBeNull();
    await press(user, 'Undo reset');
    expect(await textOf()).toBe('ALF or BET');
    expect(await screen.findByRole('combobox', { name: 'Target Genes' })).toHaveProperty(
      'value',
      'predefined:Examples',
    );
    expect((await rows()).getAllByRole('listitem')).toHaveLength(2);
    expect(screen.queryByRole('button', { name: 'Undo reset' })).toBeNull();
  });
});
