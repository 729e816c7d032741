import { screen, within } from '@testing-library/react';
import { submitQuery } from '@trellis/contract';
import type { UserEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { useQueryHistory } from '../../../src/state/queryHistory.ts';
import { callsTo } from '../../support/answers.ts';
import { reload, visit } from '../../support/visit.tsx';
import { go, press, resultHeading, submit, textOf, visitUnconfirmed, write } from './hands.ts';

afterEach(() => vi.useRealTimers());

const open = (user: UserEvent) => press(user, 'Query History');

/** The queries of the menu. */
const entries = async () =>
  (await screen.findAllByRole('menuitem')).flatMap((item) => item.querySelector('code')?.textContent ?? []);

/** Runs a query and comes back to its page. */
async function run(user: UserEvent, query: string): Promise<void> {
  await submit(user, query);
  await resultHeading();
  await go(user, 'Query');
}

describe('the history of queries', () => {
  it('is empty before the first query', async () => {
    const user = await visit('/query');
    await open(user);
    await screen.findByText('No History');
    expect(screen.queryByRole('menuitem')).toBeNull();
  });

  it('lists each query that ran once, the newest first, with its last time', { tags: ['long'] }, async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const user = await visitUnconfirmed();
    const queries = ['ALF', 'BET\nor GAM', 'ALF'];
    for (const [at, query] of queries.entries()) {
      vi.setSystemTime(new Date(2026, 2, 4, 10, at));
      await run(user, query);
    }
    await open(user);
    expect(await entries()).toEqual(['ALF', 'BET\nor GAM']);
    const times = screen.getAllByRole('menuitem').flatMap((item) => item.querySelector('time') ?? []);
    expect(times.map(({ textContent }) => textContent?.replace(/\s/g, ' '))).toEqual([
      'Mar 4, 2026, 10:02 AM',
      'Mar 4, 2026, 10:01 AM',
    ]);
    expect(times[0].dateTime).toBe(new Date(2026, 2, 4, 10, 2).toISOString());
  });

  it('has no query that failed', async () => {
    const user = await visitUnconfirmed();
    await submit(user, 'NOTHING');
    await screen.findByRole('alert');
    await open(user);
    await screen.findByText('No History');
  });

  it('writes an entry that is picked into the field and the builder, and runs nothing', async () => {
    const user = await visit('/query');
    useQueryHistory.getState().add('ALF and BET');
    await write(user, 'GAM ');
    await press(user, 'Duplicate GAM');
    expect(await textOf()).toBe('GAM or GAM');
    await open(user);
    await user.click(await screen.findByRole('menuitem', { name: /^ALF and BET/ }));
    expect(await textOf()).toBe('ALF and BET');
    const rows = within(screen.getByRole('list', { name: 'Rows of the query' }));
    for (const tf of ['ALF', 'BET']) rows.getByRole('button', { name: `Duplicate ${tf}` });
    expect(rows.getAllByRole('listitem')).toHaveLength(2);
    expect([window.location.pathname, callsTo(submitQuery)]).toEqual(['/query', []]);
  });

  it('keeps the 30 newest queries over a reload', async () => {
    const kept = Array.from({ length: 30 }, (_, at) => ({ query: `ALF[log2fc > ${at}]`, time: 1e12 - at }));
    localStorage.setItem('trellis-history', JSON.stringify({ state: { entries: kept }, version: 1 }));
    await run(await visitUnconfirmed(), 'ALF');
    await open(await reload());
    const shown = await entries();
    expect([shown.length, ...shown.slice(0, 2)]).toEqual([30, 'ALF', 'ALF[log2fc > 0]']);
    screen.getByRole('menuitem', { name: 'Clear' });
  });

  it('is cleared, and brought back by Undo', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const user = await visit('/query');
    const { add } = useQueryHistory.getState();
    add('ALF');
    vi.advanceTimersByTime(1000);
    add('BET');
    await open(user);
    await user.click(await screen.findByRole('menuitem', { name: 'Clear' }));
    await screen.findByText('No History');
    await user.click(screen.getByRole('menuitem', { name: 'Undo: bring back 2 queries' }));
    expect(await entries()).toEqual(['BET', 'ALF']);
  });
});
