import { screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { visitResult } from '../../support/visit.tsx';

type ResultOptions = Parameters<typeof visitResult>[2];

/** The grid, once all of its cells in sight are there. It is not seen, and takes no focus, before the head above it is there. */
export const settledGrid = (): Promise<HTMLElement> =>
  waitFor(() => {
    const grid = document.querySelector<HTMLElement>('[role=grid][aria-busy=false]');
    if (!grid || grid.querySelector('[data-loading]')) throw new Error('cells in sight are missing');
    if (getComputedStyle(grid).visibility === 'hidden') throw new Error('the head of the result is missing');
    return grid;
  });

/** Runs a query and opens its table. */
export async function openTable(query: string, options?: ResultOptions) {
  const user = await visitResult('table', query, options);
  return { user, grid: await settledGrid() };
}

/** Texts of the cells of a column, from the top, as they are drawn. */
export const column = (index: number | string | null): string[] =>
  [...document.querySelectorAll(`[role=gridcell][aria-colindex="${index}"]`)].map((cell) => cell.textContent);

/** The gene ids from the top. */
export const genes = (): string[] => column(1);

/** Texts of the header cells. */
export const heads = (grid: HTMLElement): string[] => headCells(grid).map((head) => head.textContent);

/** The first header cell with a text, which is followed by a sign while the column is sorted. */
export function head(grid: HTMLElement, text: string): HTMLElement {
  const found = headCells(grid).find(({ textContent }) => textContent.replace(/[▲▼]$/, '') === text);
  if (!found) throw new Error(`no header cell says ${text}`);
  return found;
}

const headCells = (grid: HTMLElement): HTMLElement[] => [
  ...grid.querySelectorAll<HTMLElement>('[role=columnheader]'),
];

/** Writes a text into the search of the table at once. */
export async function searchTable(user: UserEvent, text: string): Promise<void> {
  await user.clear(searchField());
  await user.paste(text);
}

export const searchField = (): HTMLInputElement => screen.getByLabelText('Search the table');
