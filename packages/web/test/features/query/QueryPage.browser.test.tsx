import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { changeSettings } from '../../../src/state/settings.ts';
import { colorOf } from './colorOf.ts';
import { field, paste, textOf, visitEditor } from './editor/editorHands.ts';
import { visit } from '../../support/visit.tsx';

const dialog = page.getByRole('dialog', { name: 'Submit this query?' });
const submit = page.getByRole('button', { name: 'Submit', exact: true });

it('the focus is where it was after a dialog', async () => {
  await visitEditor('ALF');
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  await expect.element(dialog).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(field).toHaveFocus();
  (submit.element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect.element(submit).toHaveFocus();
});

it('Submit has the color of a danger after an error', async () => {
  await visitEditor('ALF and NOTHING');
  changeSettings({ warnSubmit: false });
  const color = () => getComputedStyle(submit.element()).backgroundColor;
  expect(color()).not.toBe(colorOf('--danger'));
  (submit.element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('alert')).toBeVisible();
  await expect.poll(color).toBe(colorOf('--danger'));
});

it(
  'Build Query and the query to submit have the color of a warning while the builder has another one',
  { tags: ['long'] },
  async () => {
    await visitEditor('ALF and BET');
    const build = page.getByRole('button', { name: 'Build Query' });
    const buildColor = () => getComputedStyle(build.element()).backgroundColor;
    const queryColor = async () => {
      await submit.click();
      await expect.element(dialog).toBeVisible();
      const { color } = getComputedStyle(dialog.getByLabelText('Query to submit').element());
      await userEvent.keyboard('{Escape}');
      await expect.element(submit).toHaveFocus();
      return color;
    };
    const usual = [buildColor(), await queryColor()];
    expect(usual).not.toContain(colorOf('--warning'));
    (field.element() as HTMLElement).focus();
    await paste('expand("$filter_tf", or)');
    await expect.poll(buildColor).toBe(colorOf('--orange'));
    expect(await queryColor()).toBe(colorOf('--warning'));
    await build.click();
    await expect.poll(textOf).toBe('ALF and BET');
    await expect.poll(() => build.element()).toHaveProperty('disabled', true);
    await userEvent.unhover(build);
    await expect.poll(buildColor).toBe(usual[0]);
  },
);

it('the history of 30 queries fits into the window, with Clear below them', async () => {
  const entries = Array.from({ length: 30 }, (_, at) => ({ query: `ALF[log2fc > ${at}]`, time: 1e12 - at }));
  localStorage.setItem('trellis-history', JSON.stringify({ state: { entries }, version: 1 }));
  await visit('/query');
  await page.getByRole('button', { name: 'Query History' }).click();
  await expect.element(page.getByRole('menuitem', { name: 'Clear' })).toBeVisible();
  const menu = page.getByRole('menu').element().getBoundingClientRect();
  const clear = page.getByRole('menuitem', { name: 'Clear' }).element().getBoundingClientRect();
  expect(menu.height).toBeLessThanOrEqual(window.innerHeight * 0.7);
  expect(clear.bottom).toBeLessThanOrEqual(menu.bottom);
  expect(clear.bottom).toBeLessThanOrEqual(window.innerHeight);
});
