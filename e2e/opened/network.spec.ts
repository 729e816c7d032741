import type { Page } from '@playwright/test';
import { ask } from '../support/ask.ts';
import { expect, test } from '../support/journey.ts';
import { seriousFaultsInBothThemes } from '../support/pageState.ts';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

test('the menus and the selection of the viewer have no serious fault in either theme', async ({ page, site }) => {
  await page.goto(`${site.mini}/network?request=${await ask(site.mini, 'all_tfs')}`);
  await expect(page.getByRole('application', { name: /^Network graph/ })).toHaveAttribute('data-ready', 'true');
  for (const name of ['Layout', 'Upload Edges', 'Additional Edge Features', 'Hide Edges', 'Filter']) {
    await button(page, name).click();
    await expect(page.getByRole('menu').or(page.getByRole('dialog')).filter({ visible: true })).toBeVisible();
    expect(await seriousFaultsInBothThemes(page), name).toEqual([]);
    await page.keyboard.press('Escape');
  }
  await page.getByLabel('Table of').getByText('Edges').click();
  await page.getByRole('grid', { name: 'Edges of the network' }).getByRole('row').nth(1).click();
  await expect(page.getByRole('table', { name: /^Found by / })).toBeVisible();
  expect(await seriousFaultsInBothThemes(page), 'the selection').toEqual([]);
});
