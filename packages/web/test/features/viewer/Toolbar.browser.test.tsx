import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { openDrawing, press, uploadEdges } from './viewerPage.ts';

const toolbar = () => screen.getByRole('toolbar', { name: 'Network' });
const button = (name: string) => page.getByRole('button', { name, exact: true });

/** Whether all buttons that the toolbar shows are beside each other. */
function isOneRow(): boolean {
  const boxes = within(toolbar())
    .getAllByRole('button')
    .map((each) => each.getBoundingClientRect());
  return Math.max(...boxes.map(({ top }) => top)) < Math.min(...boxes.map(({ bottom }) => bottom));
}

describe('the toolbar of the viewer', () => {
  it(
    'fits in one row of a usual window, after an upload and with everything chosen',
    { tags: ['long'] },
    async () => {
      const user = await openDrawing('ALF or BET');
      await uploadEdges(user, 'AT1G00010 mine AT1G00050');
      await waitFor(() =>
        expect(within(toolbar()).getByRole<HTMLButtonElement>('button', { name: 'Remove Upload' }).disabled).toBe(
          false,
        ),
      );
      await press(user, 'Hide Edges');
      await user.click((await screen.findAllByRole('menuitemcheckbox'))[0]);
      await userEvent.keyboard('{Escape}');
      await press(user, 'Additional Edge Features');
      await user.click(await screen.findByRole('checkbox', { name: 'Predicted' }));
      await userEvent.keyboard('{Escape}');
      for (const name of ['Hide Edges (1)', 'Additional Edge Features (1)'])
        await within(toolbar()).findByRole('button', { name });
      await waitFor(() => expect(isOneRow()).toBe(true));
    },
  );

  it(
    'has a menu of tools on a phone, which closes on Escape, outside, and on a tool',
    { tags: ['long'] },
    async () => {
      await openDrawing('ALF and BET', { width: 390 });
      await waitFor(() => expect(isOneRow()).toBe(true));
      const [tools, tool] = [button('Tools'), button('TFs only')];
      for (const close of [
        () => userEvent.keyboard('{Escape}'),
        () => page.getByRole('heading', { level: 1 }).click(),
        () => tool.click(),
        () => tools.click(),
      ]) {
        await tools.click();
        await expect.element(tool).toBeVisible();
        await close();
        await expect.element(tool).not.toBeInTheDocument();
      }
      await tools.click();
      await button('Layout').click();
      await page.getByRole('menuitemradio', { name: /^By regulators/ }).click();
      await expect.element(tool).toBeVisible();
    },
  );

  it('and the page below it are no wider than a phone, with every analysis', async () => {
    await openDrawing('all_tfs', { width: 390 });
    const overhang = () => document.documentElement.scrollWidth - window.innerWidth;
    expect(overhang()).toBe(0);
    await button('Tools').click();
    await button('Analyze').click();
    for (const [name, text] of [
      ['Hubs', /^16 directed edges/],
      ['Loops', /^Loops compared/],
      ['Hierarchy', /^3 TFs on 1 level/],
      ['Walking', / reaches /],
    ] as const) {
      await page.getByRole('tab', { name }).click();
      await waitFor(() => expect(screen.getAllByText(text).length).toBeGreaterThan(0));
      expect(overhang(), name).toBe(0);
    }
  });
});
