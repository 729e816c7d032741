import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { visitResult } from '../../support/visit.tsx';

/** Opens the functions of a result on the small demo. */
export const openFunctions = (query: string, search?: string): Promise<UserEvent> =>
  visitResult('functions', query, { edition: 'arabidopsis', ...(search !== undefined && { search }) });

/** What the enriched terms are. */
export const title = (): Promise<HTMLElement> => screen.findByRole('heading', { level: 2, name: /enriched in/ });

/** The number of enriched terms in the title. */
export const enrichedTerms = async (): Promise<number> =>
  Number(/^[\d,]+/.exec((await title()).textContent)?.[0].replaceAll(',', ''));

/** Number of the terms of a result that are rows, or can be. */
export const listedTerms = async (): Promise<number> =>
  Number(/Listed: ([\d,]+)/.exec((await screen.findByText(/Listed: /)).textContent)?.[1].replaceAll(',', ''));

export const table = (): Promise<HTMLElement> => screen.findByRole('table', { name: /enriched in/ });

export const rows = async (): Promise<HTMLElement[]> =>
  within(await table())
    .getAllByRole('row')
    .slice(1);

/** The first cell with a test, and the number of genes that it names: `1.20e-5 (23)`. */
export async function firstCell(): Promise<{ cell: HTMLElement; count: number }> {
  const [cell] = within((await rows())[0]).getAllByRole('button');
  return { cell, count: Number(/\(([\d,]+)\), fold/.exec(cell.textContent)?.[1].replaceAll(',', '')) };
}

/** Chooses one of a group of views or of aspects. */
export async function choose(user: UserEvent, group: 'Show as' | 'Aspect', choice: string): Promise<void> {
  const choices = within(await screen.findByRole('radiogroup', { name: group }));
  await user.click(choices.getByText(choice));
}

/** The heat map of the functions. */
export const map = (): Promise<HTMLElement> => screen.findByRole('group', { name: /enriched in/ });

/** Expects that a failed test of functions is said with a reason, lets the server answer, and tries again. */
export async function tryAgain(user: UserEvent, letAnswer: () => void): Promise<void> {
  const alert = within(await screen.findByRole('alert'));
  alert.getByText(/The functions could not be tested\./);
  letAnswer();
  await user.click(alert.getByRole('button', { name: 'Retry' }));
  await table();
}
