import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { openViewer, press, selected } from './viewerPage.ts';

const field = () => within(screen.getByRole('main')).getByRole<HTMLInputElement>('searchbox', { name: 'Search' });
const found = (text: string) => waitFor(() => expect(screen.getByLabelText('Found').textContent).toBe(text));
const zoom = () => screen.getByLabelText('Zoom of the network').textContent;

async function find(user: UserEvent, text: string): Promise<void> {
  await user.clear(field());
  await user.type(field(), text);
}

it(
  'the search of the viewer finds ids, symbols and edge names, counts the hits and steps through them',
  { tags: ['long'] },
  async () => {
    const user = await openViewer('ALF');
    for (let i = 0; i < 8; i++) await press(user, 'Zoom out');
    await find(user, 'twin');
    await found('2 found');
    await selected('2 genes', '0 edges');
    expect(zoom()).toBe('66 %');
    await user.keyboard('{Enter}');
    await found('1 of 2');
    expect(zoom()).toBe('150 %');
    await find(user, 'at1g000');
    await found('7 found');
    for (const [name, text] of [
      ['Next hit', '1 of 7'],
      ['Next hit', '2 of 7'],
      ['Previous hit', '1 of 7'],
      ['Previous hit', '7 of 7'],
      ['Next hit', '1 of 7'],
    ]) {
      await press(user, name);
      await found(text);
    }
    await find(user, 'REPRESSED');
    await found('2 found');
    await find(user, 'no such gene');
    await found('none');
    await user.keyboard('{Escape}');
    await found('');
    expect(field().value).toBe('');
    expect(screen.queryByRole('region', { name: 'Selection' })).toBeNull();
  },
);
