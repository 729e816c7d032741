import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { root } from '../../scripts/rig/root.ts';
import { ask } from '../support/ask.ts';
import { expect, test } from '../support/journey.ts';
import { chooseFiles, fileOf } from '../support/ownFiles.ts';
import { expectNoOverhang, handled, seriousFaultsInBothThemes } from '../support/pageState.ts';
import { box, skipDialog, submit, writeQuery } from '../support/queryBox.ts';
import { expectToFitWindows, repeatedLandmarks } from '../sweep/pageVisit.ts';

async function expectNoFaults(page: Page, what: string, part?: string): Promise<void> {
  expect(await seriousFaultsInBothThemes(page, { part }), what).toEqual([]);
}

test('axe finds nothing in the menu of species and in suggestions', async ({ page, site }) => {
  await page.goto(site.demo);
  await handled(page);
  await page.getByRole('button', { name: 'Species' }).click();
  await expect(page.getByRole('menuitem').first()).toBeVisible();
  await expectNoFaults(page, 'species', '[role=menu]');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('menuitem')).toHaveCount(0);
  await page.getByRole('combobox', { name: 'Transcription factor' }).fill('at');
  await expect(page.getByRole('listbox').getByRole('option').first()).toBeVisible();
  await expectNoFaults(page, 'suggestions', 'main');
  await page.getByRole('combobox', { name: 'Search this site' }).fill('nlp');
  await expect(page.getByRole('listbox', { name: 'Results' })).toBeVisible();
  await expectNoFaults(page, 'search', 'header');
});

test('axe finds nothing while a query is written: list, marks, inputs, confirmation, error, history', async ({
  page,
  site,
}) => {
  await page.goto(`${site.demo}/query`);
  await handled(page);
  await box(page).pressSequentially('NLP7[EDGE_TYPE = ');
  await expect(page.getByRole('option').first()).toBeVisible();
  await expectNoFaults(page, 'list', 'main');
  await page.keyboard.press('Escape');
  await writeQuery(page, 'NLP7');
  await page.getByRole('combobox', { name: 'Target Genes' }).selectOption('Clock_Genes');
  await expect(page.getByRole('list', { name: 'Inputs of the query' })).toBeVisible();
  expect(await repeatedLandmarks(page)).toEqual([]);
  await page.getByRole('button', { name: 'Submit', exact: true }).click();
  await expect(page.getByRole('dialog', { name: 'Submit this query?' })).toBeVisible();
  await expectNoFaults(page, 'confirmation', '[role=dialog]');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await skipDialog(page);
  await writeQuery(page, "all_tfs[log2fc > 1 and TISSUE = 'root'] & ) ALF ");
  await page.getByRole('button', { name: 'Submit', exact: true }).click();
  await expect(page.getByRole('alert')).toBeVisible();
  await expectNoFaults(page, 'error', 'main');
  await page.getByRole('button', { name: 'Query Info' }).click();
  await expect(page.getByRole('dialog', { name: 'Query Info' })).toBeVisible();
  await expectNoFaults(page, 'info', '[role=dialog]');
  await page.keyboard.press('Escape');
  await submit(page, 'NLP7');
  await expect(page.getByRole('heading', { level: 1, name: /targeted by NLP7/ })).toBeVisible();
  await page.goBack();
  await page.getByRole('button', { name: 'Query History' }).click();
  await expect(page.getByRole('menuitem').first()).toBeVisible();
  await expectNoFaults(page, 'history', '[role=menu]');
  await page.keyboard.press('Escape');
  await expectToFitWindows(page);
});

test('axe finds nothing in the data overview: searched, filtered, without columns, empty', async ({ page, site }) => {
  for (const params of [
    '?search=ALF',
    '?filter=EDGE_TYPE:in+planta:Bound',
    '?category=DATE&columns=none',
    '?search=zebra',
  ]) {
    await page.goto(`${site.mini}/overview${params}`);
    await handled(page);
    await expect(page.getByText(/^Rows: /).or(page.getByRole('heading', { name: /^No analysis/ }))).toBeVisible();
    await expectNoFaults(page, params, 'main');
    await expectNoOverhang(page, params);
  }
});

test('axe finds nothing in the faults of the feedback page', async ({ page, site }) => {
  await page.goto(`${site.mini}/feedback`);
  await handled(page);
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByText('The name is missing.')).toBeVisible();
  await expectNoFaults(page, 'faults', 'main');
  await expectToFitWindows(page);
});

test('axe finds nothing in the forms of own analyses, which fit a phone', async ({ page, site }) => {
  await page.goto(`${site.mini}/query`);
  await handled(page);
  const workbook = await readFile(join(root, 'fixtures/own/deseq2.xlsx'));
  const dialog = await chooseFiles(page, fileOf('deseq2.xlsx', workbook), fileOf('empty.csv', ''));
  await expect(dialog.getByText('1 analysis ready.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Save 1 analysis' }).click();
  await expect(dialog.getByText('1 analysis is not complete.')).toBeVisible();
  await expectNoFaults(page, 'forms', '[role=dialog]');
  await expectToFitWindows(page);
});

test('axe finds nothing in the analysis of a network, which fits a phone', async ({ page, site }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto(`${site.mini}/network?request=${await ask(site.mini, 'all_tfs')}`);
  await expect(page.locator('[data-testid=graph][data-ready]')).toBeVisible();
  await page.getByRole('button', { name: 'Tools', exact: true }).click();
  await page.getByRole('button', { name: 'Analyze', exact: true }).click();
  for (const name of ['Hubs', 'Loops', 'Hierarchy', 'Walking']) {
    const tab = page.getByRole('tab', { name });
    await tab.click();
    await expect(tab).toHaveAttribute('aria-selected', 'true');
    await expectNoFaults(page, name, '[role=tabpanel]');
    await expectNoOverhang(page, name);
  }
});
