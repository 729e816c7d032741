import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { rows, table } from '../../functions/functionHands.ts';
import { visitList } from '../lists.ts';

/** Opens the functions of a list of the small demo, with options in the address. */
export const openFunctions = (search?: string): Promise<UserEvent> =>
  visitList('functions', { list: 'Nitrogen_by_Time', name: 'Nitrogen list' }, { search });

/** What the enriched terms are. */
export const title = (): Promise<HTMLElement> =>
  screen.findByRole('heading', { level: 2, name: /(is|are) enriched in [\d,]+ genes$/ });

/** Names of the terms from the top. */
export const names = async (): Promise<string[]> =>
  within(await table())
    .getAllByRole('rowheader')
    .map((cell) => cell.querySelector('[title]')?.getAttribute('title') ?? '');

/** Marks of a figure of terms. */
export const marks = async (): Promise<HTMLElement[]> =>
  within(await screen.findByRole('group', { name: /enriched in/ })).getAllByRole('button');

/** The button with the number of genes of the first term. */
export const firstGenes = async (): Promise<HTMLElement> =>
  within((await rows())[0]).getByRole('button', { name: /genes? with/ });
