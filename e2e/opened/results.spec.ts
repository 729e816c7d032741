import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { ask } from '../support/ask.ts';
import { expect, test } from '../support/journey.ts';
import { expectNoOverhang, handled, seriousFaultsInBothThemes } from '../support/pageState.ts';
import { storeList } from '../support/storeList.ts';
import { fromResultMenu } from '../support/resultMenu.ts';

// Pages as they are opened are in `pages.spec.ts`; here is what people open on them.

const dialog = '[role=dialog]';
const showAs = (page: Page, view: string) =>
  page.getByRole('radiogroup', { name: 'Show as' }).getByText(view, { exact: true }).click();
const heading = (page: Page, name: RegExp | string) => page.getByRole('heading', { name });

async function expectNoFaults(page: Page, what: string, part = 'main'): Promise<void> {
  expect(await seriousFaultsInBothThemes(page, { part }), what).toEqual([]);
}

/** The same, and that it does not scroll sideways, also on a phone. */
async function expectNoFaultsAndFit(page: Page, what: string, part = 'main'): Promise<void> {
  await expectNoFaults(page, what, part);
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await expectNoOverhang(page, what);
  }
}

test('axe finds nothing in the dialogs of a result and in the table of its summary', async ({ page, site }) => {
  await page.goto(`${site.demo}/result/summary?request=${await ask(site.demo, 'NLP7 or TGA1')}`);
  await handled(page);
  const press = (name: string) => () => page.getByRole('button', { name }).first().click();
  const choose = (item: string) => () => fromResultMenu(page, item);
  for (const [title, open] of [
    ['Share', press('Share')],
    ['Show Query', press('Show Query')],
    ['Show/Hide Analyses', choose('Show/Hide Analyses')],
    ['Data set, species, scripts', choose('Data set, species, scripts')],
    ['Query History', choose('Query History')],
  ] as const) {
    await open();
    await expect(page.getByRole('dialog', { name: title })).toBeVisible();
    await expectNoFaults(page, title, dialog);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  }
  await showAs(page, 'Table');
  await expect(page.getByRole('table')).toBeVisible();
  await expectNoFaults(page, 'table');
});

test('axe finds nothing in the metadata of an analysis and in a sequence logo', async ({ page, site }) => {
  const id = await ask(site.demo, 'NLP7');
  await page.goto(`${site.demo}/result/meta?request=${id}`);
  await page
    .getByRole('button', { name: /^About NLP7/ })
    .first()
    .click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectNoFaults(page, 'metadata', dialog);
  await page.goto(`${site.demo}/result/motif?request=${id}`);
  await page
    .getByRole('button', { name: /^cluster_/ })
    .first()
    .click();
  await expect(page.getByRole('dialog').getByRole('img').first()).toBeVisible();
  await expectNoFaults(page, 'logo', dialog);
});

test('axe finds nothing in the functions of a result, which fit a phone: genes of a term, heat map, help, nothing enriched', async ({
  page,
  site,
}) => {
  const id = await ask(site.demo, 'all_expression');
  await page.goto(`${site.demo}/result/functions?request=${id}&sets=A&sets=B`);
  const cell = page.getByRole('table').locator('tbody').getByRole('button').first();
  await cell.click();
  await expect(page.getByRole('region', { name: 'Genes with the term' })).toBeVisible();
  await expectNoFaultsAndFit(page, 'genes of a term', dialog);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'About this test' }).click();
  await expect(page.getByRole('dialog', { name: 'About this test' })).toBeVisible();
  await expectNoFaults(page, 'help', dialog);
  await page.keyboard.press('Escape');
  await showAs(page, 'Heat Map');
  await expect(page.getByRole('group', { name: /enriched in/ })).toBeVisible();
  await expectNoFaultsAndFit(page, 'heat map');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  const [picture] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: 'Picture, 300 dpi' }).click(),
  ]);
  expect((await readFile(await picture.path())).subarray(1, 4).toString('latin1')).toBe('PNG');
  await page.getByRole('button', { name: 'Options' }).click();
  await page.getByLabel('Alpha').fill('0');
  await page.getByRole('button', { name: 'Recalculate' }).click();
  await expect(heading(page, 'Nothing enriched')).toBeVisible();
  await expectNoFaultsAndFit(page, 'nothing enriched');
});

test('axe finds nothing in the views of the regulators of a list and of its other species', async ({
  page,
  site,
}) => {
  const list = await storeList(site.demo, { list: 'Nitrogen_by_Time' });
  await page.goto(`${site.demo}/genes/regulators?list=${list}`);
  await page.getByRole('table').locator('tbody').getByRole('button').first().click();
  await expect(page.getByRole('region', { name: 'Genes targeted' })).toBeVisible();
  await expectNoFaults(page, 'genes targeted', dialog);
  await page.keyboard.press('Escape');
  for (const view of ['Scores', 'Targets', 'Families']) {
    await showAs(page, view);
    await expect(page.getByRole('main').locator('svg').first()).toBeVisible();
    await expectNoFaults(page, view);
  }
});

test('axe finds nothing in the functions of a list: genes of a term, dot plot, graph', async ({ page, site }) => {
  const list = await storeList(site.demo, { list: 'Nitrogen_by_Time' });
  await page.goto(`${site.demo}/genes/functions?list=${list}&aspect=all`);
  await page
    .getByRole('table')
    .getByRole('button', { name: /genes? with/ })
    .first()
    .click();
  await expect(page.getByRole('region', { name: 'Genes with the term' })).toBeVisible();
  await expectNoFaults(page, 'genes of a term', dialog);
  await page.keyboard.press('Escape');
  for (const view of ['Dot plot', 'Graph']) {
    await showAs(page, view);
    await expect(page.getByRole('main').locator('svg').first()).toBeVisible();
    await expectNoFaults(page, view);
  }
});

test('axe finds nothing where a data set has no annotations', async ({ page, site }) => {
  await page.goto(`${site.mini}/result/functions?request=${await ask(site.mini, 'ALF')}`);
  await expect(heading(page, 'No Gene Ontology annotations')).toBeVisible();
  await expectNoFaultsAndFit(page, 'functions of a result');
  await page.goto(`${site.mini}/genes/functions?list=${await storeList(site.mini, { list: 'Examples' })}`);
  await expect(heading(page, 'No Gene Ontology annotations')).toBeVisible();
  await expectNoFaults(page, 'functions of a list');
});
