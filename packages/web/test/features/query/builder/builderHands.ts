import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect } from 'vitest';
import { visit } from '../../../support/visit.tsx';
import { card } from '../hands.ts';

export const builder = async () => within(await card('Query Builder'));

/** The rows of the query, from top to bottom; none of an empty query. */
export function rows(): HTMLElement[] {
  const list = screen.queryByRole('list', { name: 'Rows of the query' });
  return list ? within(list).getAllByRole('listitem') : [];
}

/** Opens the query page with a query in the field and in the rows of the builder. */
export async function start(query: string): Promise<UserEvent> {
  const user = await visit(`/query?query=${encodeURIComponent(query)}`);
  await screen.findByRole('list', { name: 'Rows of the query' });
  return user;
}

/** Adds to a row with its menu. */
export async function addAt(user: UserEvent, row: string, item: string): Promise<void> {
  await user.click((await builder()).getByRole('button', { name: `Add at ${row}` }));
  await user.click(await screen.findByRole('menuitem', { name: item }));
  await waitFor(() => expect(screen.queryAllByRole('menuitem')).toEqual([]));
}

/** Presses a button of the builder. */
export const tap = async (user: UserEvent, name: string): Promise<void> =>
  user.click((await builder()).getByRole('button', { name }));
