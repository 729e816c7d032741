import { screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect } from 'vitest';
import { fileSubject } from '../../src/shared/exports/fileSubject.ts';
import { savedBy } from './savedFiles.ts';

type SavedFile = Awaited<ReturnType<typeof savedBy>>;

/** Until the page knows its edition, names of files do not say it. */
const knowsEdition = () => waitFor(() => expect(fileSubject().edition).not.toBe(''));

/** An item of a menu, which is opened by a button. */
export async function itemOf(user: UserEvent, menu: string, item: string | RegExp): Promise<HTMLElement> {
  await knowsEdition();
  await user.click(await screen.findByRole('button', { name: menu }));
  const name = typeof item === 'string' ? new RegExp(`^${item}`) : item;
  return screen.findByRole('menuitem', { name });
}

/** The file that an item of a menu saves. */
export const savedFromMenu = (user: UserEvent, menu: string, item: string | RegExp): Promise<SavedFile> =>
  savedBy(async () => user.click(await itemOf(user, menu, item)));

/** The file that a button saves, of the whole page or of a part of it. */
export async function savedByButton(
  user: UserEvent,
  name: string,
  part: Pick<typeof screen, 'findByRole'> = screen,
): Promise<SavedFile> {
  await knowsEdition();
  const button = await part.findByRole('button', { name });
  return savedBy(() => user.click(button));
}

/** Matches the name of a download: edition, query, view and date, e.g. `trellis_arabidopsis_NLP7_table_2026-11-22.csv`. */
export const fileNamed = (view: string, ending: string): RegExp =>
  new RegExp(`^trellis_[a-z]+(_[A-Za-z0-9-]+)?_${view}_\\d{4}-\\d\\d-\\d\\d\\.${ending}$`);
