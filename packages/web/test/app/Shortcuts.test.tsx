import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { visit } from '../support/visit.tsx';

const list = () => screen.findByRole('dialog', { name: 'Keyboard shortcuts' });

describe('the list of keyboard shortcuts', () => {
  it('opens when ? is pressed, and closes at Escape', async () => {
    const user = await visit('/feedback');
    await screen.findByRole('heading', { level: 1 });
    await user.keyboard('?');
    within(await list()).getByText('runs the query');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('opens from the foot of the page', async () => {
    const user = await visit('/feedback');
    await user.click(screen.getByRole('button', { name: 'Keyboard shortcuts' }));
    await list();
  });

  it('does not open while something is typed', async () => {
    const user = await visit('/feedback');
    const name = await screen.findByRole('textbox', { name: 'Name' });
    await user.type(name, '?');
    expect((name as HTMLInputElement).value).toBe('?');
    // The list would be there: its code is loaded by the key that opens it.
    await user.click(screen.getByRole('button', { name: 'Reset' }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
