import { act, screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { reload, visit } from '../support/visit.tsx';

const scheme = () => document.documentElement.dataset['mantineColorScheme'];
const choose = async (user: UserEvent, name: string) => {
  await user.click(screen.getByRole('button', { name: 'Color theme' }));
  await user.click(screen.getByRole('menuitemradio', { name }));
};

it('a menu of the navigation gives the focus back to its button at Escape', async () => {
  const user = await visit('/feedback');
  const button = screen.getByRole('button', { name: 'Color theme' });
  await user.click(button);
  const [first] = screen.getAllByRole('menuitemradio');
  act(() => first.focus());
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('menu')).toBeNull();
  expect(document.activeElement).toBe(button);
});

describe('the color theme', () => {
  it('can be chosen, which changes the page and its pictures', async () => {
    const user = await visit('/', { colorScheme: 'light' });
    const [picture] = await screen.findAllByRole('img', { name: /^Open the result/ });
    expect(picture.getAttribute('src')).toContain('theme=light');
    await choose(user, 'Dark');
    expect(scheme()).toBe('dark');
    expect(picture.getAttribute('src')).toContain('theme=dark');
  });

  it('is remembered, until it is that of the system again', async () => {
    await choose(await visit('/feedback', { colorScheme: 'light' }), 'Dark');
    const user = await reload();
    await user.click(screen.getByRole('button', { name: 'Color theme' }));
    expect(screen.getByRole('menuitemradio', { checked: true }).textContent).toBe('Dark');
    await user.click(screen.getByRole('menuitemradio', { name: 'As the system' }));
    expect(scheme()).toBe('light');
  });
});
