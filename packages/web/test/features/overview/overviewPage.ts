import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect } from 'vitest';
import { visit } from '../../support/visit.tsx';

type VisitOptions = Parameters<typeof visit>[1];

/** Opens the data overview; `search` is that of its address, with the question mark. */
export async function openOverview(search = '', options?: VisitOptions): Promise<UserEvent> {
  const user = await visit(`/overview${search}`, options);
  await screen.findByRole('grid', { name: 'Analyses' });
  return user;
}

/** Texts of the cells of a column, from the top, as they are drawn. */
export const column = (key: string): string[] =>
  [...document.querySelectorAll(`[data-row] [data-column="${key}"]`)].map((cell) => cell.textContent);

export const ids = (): string[] => column('id');

/** Names of the columns. */
export const heads = (): string[] =>
  [...document.querySelectorAll('[role=columnheader] button')].map((head) => head.textContent.replace(/[▲▼]$/, ''));

export const addressSearch = (): string => window.location.search;

/** Waits until the table has these analyses. */
export const expectIds = (...wanted: string[]) => waitFor(() => expect(ids()).toEqual(wanted));

/** The text that counts the rows: `6 / 6`. */
export const rows = (): string => /^Rows: (.*)$/.exec(screen.getByText(/^Rows: /).textContent)?.[1] ?? '';

export const expectRows = (wanted: string) => waitFor(() => expect(rows()).toBe(wanted));

/** The field of the search. */
export const searchField = (): HTMLInputElement => screen.getByRole('combobox', { name: 'Search the analyses' });

/** Searches for a text. */
export async function find(user: UserEvent, text: string): Promise<void> {
  await user.clear(searchField());
  await user.paste(text);
  await user.keyboard('{Escape}{Enter}');
}

/** The panel of filters. */
const filters = () => within(screen.getByRole('region', { name: 'Filters' }));

/** The group of the values of a key; its heading is clicked if it is closed. */
export async function group(user: UserEvent, key: string): Promise<HTMLElement> {
  const heading = filters().getByText(key, { selector: 'summary span' });
  if (!heading.closest('details')?.open) await user.click(heading);
  return filters().findByRole('group', { name: key });
}

/** The values of a key with their numbers, e.g. `root2`. */
export const valuesOf = (values: HTMLElement): string[] =>
  [...values.children].filter((one) => one.querySelector('[type=checkbox]')).map((one) => one.textContent);

/** Checks a value of a key, or unchecks it. */
export const check = async (user: UserEvent, key: string, value: string): Promise<void> =>
  user.click(within(await group(user, key)).getByRole('checkbox', { name: value }));
