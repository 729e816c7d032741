import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';

/** Opens the options of an enrichment, and returns their form. */
export async function openOptions(user: UserEvent) {
  await user.click(await screen.findByRole('button', { name: 'Options' }));
  return within(await screen.findByRole('form', { name: 'Options' }));
}

/** Applies the options, which closes them. */
export const recalculate = (user: UserEvent): Promise<void> =>
  user.click(screen.getByRole('button', { name: 'Recalculate' }));
