import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect } from 'vitest';
import { loadPage } from '../../../src/app/routes.tsx';
import { changeSettings } from '../../../src/state/settings.ts';
import { visit } from '../../support/visit.tsx';

/** The field for the query. */
export const box = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Query' });

/** The text of the query. */
export const textOf = async (): Promise<string> => (await box()).value;

/** Replaces the text of a field by another one, all at once. */
export async function replace(user: UserEvent, field: HTMLElement, text: string): Promise<void> {
  await user.click(field);
  await user.keyboard('{Control>}a{/Control}');
  await user.paste(text);
}

/** Replaces the query by another one. */
export const write = async (user: UserEvent, text: string): Promise<void> => replace(user, await box(), text);

/** Presses a button, once it can be pressed. */
export async function press(user: UserEvent, name: string): Promise<void> {
  const button = await screen.findByRole<HTMLButtonElement>('button', { name });
  await waitFor(() => expect(button.disabled).toBe(false));
  await user.click(button);
}

/** Opens the query page of a user who wants no confirmation before Submit. */
export async function visitUnconfirmed(options: Parameters<typeof visit>[1] = {}): Promise<UserEvent> {
  const user = await visit('/query', options);
  changeSettings({ warnSubmit: false });
  return user;
}

/** Writes a query and submits it. */
export async function submit(user: UserEvent, text: string): Promise<void> {
  await write(user, text);
  await press(user, 'Submit');
}

/** Waits for the heading of a result; its page is loaded before, which takes long the first time. */
export async function resultHeading(name: RegExp | string = /genes? targeted by/): Promise<HTMLElement> {
  await loadPage('/result/summary');
  return screen.findByRole('heading', { level: 1, name });
}

/** Goes to another page with the navigation of the site. */
export async function go(user: UserEvent, page: string): Promise<void> {
  const site = within(screen.getByRole('navigation', { name: 'Site' }));
  const link = site.getByRole<HTMLAnchorElement>('link', { name: page });
  await loadPage(link.pathname);
  await user.click(link);
}

export const card = (title: string) => screen.findByRole('region', { name: title });

/** Chooses the source of an input by its words, once it is among the choices. */
export async function choose(user: UserEvent, input: string, source: string): Promise<void> {
  const select = await screen.findByRole('combobox', { name: input });
  await user.selectOptions(select, await within(select).findByRole('option', { name: source }));
}

/** Types a text as an input. */
export async function type(user: UserEvent, input: string, text: string): Promise<void> {
  await choose(user, input, 'Type or paste');
  await replace(user, await screen.findByRole('textbox', { name: `Text of ${input}` }), text);
}
