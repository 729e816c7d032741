import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { visitResult } from '../../support/visit.tsx';

/** The 26 expression analyses of the demo. */
const open = () => visitResult('analysis', 'all_expression', { edition: 'arabidopsis' });

const map = () => screen.findByRole('application', { name: /^Overlap of \d+ analyses/ });
const grid = () => screen.findByRole('region', { name: 'Pairs of analyses' });

async function keys(user: UserEvent, text: string): Promise<void> {
  (await map()).focus();
  await user.keyboard(text);
}

describe('the heat map of pairs', () => {
  it('is what opens from 15 analyses on; the cells with numbers are a choice', async () => {
    const user = await open();
    expect((await map()).getAttribute('aria-label')).toMatch(/^Overlap of 26 analyses, pair by pair/);
    expect(screen.queryByRole('region', { name: 'Pairs of analyses' })).toBeNull();
    await user.click(screen.getByText('Cells with numbers'));
    await grid();
  });

  it('reads a pair with the arrow keys, and opens it with Enter', async () => {
    const user = await open();
    await keys(user, '{ArrowDown}{ArrowRight}');
    await screen.findByText(/^.* and .*: [\d,]+ genes? shared, .*, p \d/);
    await user.keyboard('{Enter}');
    const dialog = await screen.findByRole('dialog', { name: 'Enrichment' });
    within(dialog).getByText('Greater Adjusted');
  });

  it('zooms with Shift, the arrow keys and Enter, to cells with numbers if the area is small', async () => {
    const user = await open();
    await keys(user, '{ArrowDown}{Shift>}{ArrowDown}{ArrowDown}{ArrowRight}{/Shift}');
    await screen.findByText('3 rows and 2 columns: release the mouse, or press Enter, to zoom in.');
    await user.keyboard('{Enter}');
    const heads = within(await grid()).getAllByRole('columnheader');
    const [zoomed] = /^Zoomed to \d+ of 26 analyses/.exec(screen.getByText(/^Zoomed to/).textContent) ?? [];
    expect(zoomed).toBe(`Zoomed to ${heads.length} of 26 analyses`);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('zooms around the last cell with a button', { tags: ['long'] }, async () => {
    const user = await open();
    await keys(user, '{ArrowDown}');
    await user.click(screen.getByRole('button', { name: 'Zoom in' }));
    await screen.findByText(/^Zoomed to \d+ of 26 analyses/);
  });

  it.each([
    ['Escape', (user: UserEvent) => user.keyboard('{Escape}')],
    ['a button', (user: UserEvent) => user.click(screen.getByRole('button', { name: 'Whole map' }))],
  ])('is whole again by %s', async (_, goBack) => {
    const user = await open();
    await keys(user, '{ArrowDown}{Shift>}{ArrowDown}{ArrowRight}{/Shift}{Enter}');
    await screen.findByText(/^Zoomed to/);
    await goBack(user);
    await waitFor(async () =>
      expect((await map()).getAttribute('aria-label')).toMatch(/^Overlap of 26 analyses, pair/),
    );
    expect(screen.queryByText(/^Zoomed to/)).toBeNull();
  });
});
