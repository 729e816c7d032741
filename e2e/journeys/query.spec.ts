import type { Page } from '@playwright/test';
import { needsServer } from '../support/folders.ts';
import { expect, test, type Site } from '../support/journey.ts';
import { handled } from '../support/pageState.ts';
import { box, markedIn, skipDialog, textOf, writeQuery } from '../support/queryBox.ts';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const result = (page: Page, name: RegExp | string) => page.getByRole('heading', { level: 1, name });
const hasText = (page: Page, text: string) => expect.poll(() => textOf(page)).toBe(text);

async function open(page: Page, { mini }: Site): Promise<void> {
  await page.goto(`${mini}/query`);
  await handled(page);
}

test('a query is written, confirmed and run, its table is read, and Back leads to its text', async ({
  page,
  site,
}) => {
  await open(page, site);
  await expect(box(page)).toBeFocused();
  await page.keyboard.type('ALF and ');
  await page.keyboard.type('BET');
  await expect(page.getByText('4 analyses of 2 TFs, 3 target genes')).toBeVisible();
  await button(page, 'Submit').click();
  const dialog = page.getByRole('dialog', { name: 'Submit this query?' });
  await expect(dialog.getByLabel('Query to submit')).toHaveText('ALF and BET');
  await dialog.getByRole('checkbox', { name: 'Do not ask again' }).check();
  await dialog.getByRole('button', { name: 'Submit' }).click();
  await expect(result(page, '3 genes targeted by ALF and BET in 4 analyses')).toBeVisible();
  await page.getByRole('link', { name: 'Table' }).click();
  await expect(page.getByRole('gridcell', { name: 'AT1G00040' })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/\/result\/summary\?request=/);
  await page.goBack();
  await hasText(page, 'ALF and BET');
  await expect(page.getByRole('checkbox', { name: 'Confirm Query Before Submit' })).not.toBeChecked();
  await button(page, 'Submit').click();
  await expect(result(page, /genes targeted by ALF and BET/)).toBeVisible();
});

test('a mistake is found and corrected, and the query is copied and run', async ({ page, site, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: site.mini });
  await open(page, site);
  await skipDialog(page);
  await writeQuery(page, 'ALF and\nBET ) or GAM');
  await expect(page.getByText('")" unexpected at character 13')).toBeVisible();
  await button(page, 'Submit').click();
  await expect(page.getByRole('alert').locator('mark')).toHaveText(')');
  await button(page, 'Go to this place').click();
  await expect.poll(() => markedIn(page)).toBe(')');
  await page.keyboard.press('Delete');
  await hasText(page, 'ALF and\nBET  or GAM');
  await button(page, 'Copy').click();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('ALF and\nBET  or GAM');
  await button(page, 'Submit').click();
  await expect(result(page, '6 genes targeted by 3 transcription factors in 6 analyses')).toBeVisible();
});

test('a query runs once the server is reached', async ({ page, site }) => {
  needsServer('calls that do not arrive');
  await open(page, site);
  await skipDialog(page);
  await writeQuery(page, 'ALF and BET or GAM');
  await page.route('**/api/?*', (route) => route.abort('connectionrefused'));
  await button(page, 'Submit').click();
  await expect(page.getByRole('alert').filter({ hasText: 'cannot be reached' }).first()).toBeVisible();
  await page.unrouteAll();
  await button(page, 'Submit').click();
  await expect(result(page, '6 genes targeted by 3 transcription factors in 6 analyses')).toBeVisible();
});

test('a query is built of rows and run without typing its text, and the editor comes only for a text', async ({
  page,
  site,
}) => {
  const scripts: string[] = [];
  page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()));
  await page.goto(site.mini);
  await handled(page);
  await page.getByRole('navigation', { name: 'Site' }).getByRole('link', { name: 'Query' }).click();
  await expect(box(page)).toBeFocused();
  await skipDialog(page);
  await button(page, 'Add TF').click();
  const field = page.getByRole('combobox', { name: 'TF', exact: true });
  await expect(field).toBeVisible();
  const before = scripts.length;
  await field.pressSequentially('AT1G00010');
  await expect(
    page.getByRole('paragraph').filter({ hasText: 'ALF · 1 binding, 1 expression analysis' }),
  ).toBeVisible();
  await expect(page.locator('.cm-content')).toBeVisible();
  const holdEditor = await Promise.all(
    scripts.map((url) => page.evaluate(async (one) => (await (await fetch(one)).text()).includes('cm-content'), url)),
  );
  expect(holdEditor.indexOf(true)).toBeGreaterThanOrEqual(before);
  await field.press('Escape');
  await button(page, 'Add at AT1G00010').click();
  await page.getByRole('menuitem', { name: 'Add Filter', exact: true }).click();
  await page.getByRole('combobox', { name: 'Key' }).selectOption('EXPERIMENT_TYPE');
  await page.getByRole('combobox', { name: 'Value' }).fill('Expression');
  await hasText(page, 'AT1G00010[EXPERIMENT_TYPE = Expression]');
  await button(page, 'Submit').click();
  await expect(result(page, /genes targeted by .* in 1 analysis/)).toBeVisible();
  await page.goBack();
  await hasText(page, 'AT1G00010[EXPERIMENT_TYPE = Expression]');
  await expect(page.getByRole('list', { name: 'Rows of the query' }).getByRole('listitem')).toHaveCount(2);
});
