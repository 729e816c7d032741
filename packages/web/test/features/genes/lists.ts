import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { createGeneList, type BodyOf } from '@trellis/contract';
import { call } from '../../../src/api/client.ts';
import { forgetPage } from '../../../src/memory/pageMemory.ts';
import { surroundings, type TestEdition } from '../../support/surroundings.ts';
import { visit } from '../../support/visit.tsx';

type Body = BodyOf<typeof createGeneList>;

/** Stores a gene list as a script would; returns its id. */
export async function storeList(body: Body, edition: TestEdition = 'arabidopsis'): Promise<string> {
  await surroundings().show({ path: '/', edition }, {});
  forgetPage();
  return (await call(createGeneList, { body })).id;
}

interface ListOptions {
  readonly edition?: TestEdition;
  /** The rest of the address: `aspect=all`. */
  readonly search?: string;
  /** Width of the window in pixels. */
  readonly width?: number;
}

/** Stores a gene list and opens a tab of it. */
export async function visitList(
  tab: 'regulators' | 'functions' | 'species',
  body: Body,
  { edition = 'arabidopsis', search, width }: ListOptions = {},
): Promise<UserEvent> {
  const id = await storeList(body, edition);
  return visit(`/genes/${tab}?list=${id}${search ? `&${search}` : ''}`, {
    edition,
    ...(width !== undefined && { width }),
  });
}

/** The heading of the page. */
export const heading = (name: RegExp | string): Promise<HTMLElement> =>
  screen.findByRole('heading', { level: 1, name });

/** Chooses one of a group of views or of other choices. */
export async function choose(user: UserEvent, group: string, choice: string): Promise<void> {
  const choices = within(await screen.findByRole('radiogroup', { name: group }));
  await user.click(choices.getByText(choice));
}

/** Options in the address of the page. */
export const options = (): Record<string, string> => Object.fromEntries(new URLSearchParams(window.location.search));

/** Lines of a saved file. */
export const linesOf = (text: string): string[] => text.trimEnd().split(/\r?\n/);
