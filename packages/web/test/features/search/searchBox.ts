import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect } from 'vitest';

/** The field of the search in the header. */
export const headerField = (): HTMLInputElement => screen.getByLabelText('Search this site');

/** Whether the field has the focus. */
export const hasFocus = (): boolean => document.activeElement === headerField();

/** Texts of the results, once there are some and the field has taken note of them, as Escape depends on it. */
export async function results(): Promise<string[]> {
  const list = await screen.findByRole('listbox', { name: 'Results' });
  await waitFor(() => expect(headerField().getAttribute('aria-expanded')).toBe('true'));
  return optionsIn(list).map((option) => option.textContent);
}

const optionsIn = (list: HTMLElement) => [...list.querySelectorAll<HTMLElement>('[role=option]')];

/** The first result with a text. */
export async function result(text: string): Promise<HTMLElement> {
  const list = await screen.findByRole('listbox', { name: 'Results' });
  return (await within(list).findAllByRole('option', { name: new RegExp(text) }))[0];
}

/** Text of the result that the keyboard is on; undefined for none. */
export const selected = (): string | undefined =>
  document.querySelector('[role=option][aria-selected=true]')?.textContent;

/** Goes to the search with its key, and writes all of a text at once. */
export async function search(user: UserEvent, text: string): Promise<void> {
  await user.keyboard('/');
  expect(hasFocus()).toBe(true);
  await user.paste(text);
}

/** Writes another text in the place of the one of the field. */
export async function searchAgain(user: UserEvent, text: string): Promise<void> {
  await user.clear(headerField());
  await user.paste(text);
}

/** Waits until the list is closed. */
export const expectClosed = () => waitFor(() => expect(headerField().getAttribute('aria-expanded')).toBe('false'));

/** Waits for the title of a page. */
export const heading = (name: RegExp | string) => screen.findByRole('heading', { level: 1, name });

/** Path and parameters of the address. */
export const address = (): string => window.location.pathname + window.location.search;
