import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { itemOf } from '../support/fromMenu.ts';
import { visitResult } from '../support/visit.tsx';

it('a dialog that an item of a menu has opened gives the focus to the button of the menu', async () => {
  const user = await visitResult('summary', 'ALF');
  await user.click(await itemOf(user, 'More', 'Show/Hide Analyses'));
  await screen.findByRole('dialog');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const more = screen.getByRole('button', { name: 'More' });
  await waitFor(() => expect(document.activeElement === more).toBe(true));
});
