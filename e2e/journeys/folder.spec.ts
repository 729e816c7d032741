import type { Page } from '@playwright/test';
import { readFile } from 'node:fs/promises';
import { openQuery } from '../support/folderPages.ts';
import { startFolder } from '../support/folders.ts';
import { expect, test } from '../support/journey.ts';
import { keepFolder } from '../support/keptFiles.ts';
import { submit } from '../support/queryBox.ts';

// A folder starts with its service worker, also where the other sites are those of a server.
test.use({ serviceWorkers: 'allow' });

// In one worker, which writes the folder of these journeys once.
test.describe.configure({ mode: 'default' });

const heading = (page: Page, name?: RegExp | string) => page.getByRole('heading', { level: 1, name });

/** The interactions of a result as the site saves them. */
const interactionsOf = (page: Page, id: string) =>
  page.evaluate(async (address) => (await fetch(address)).text(), `api/export/${id}.csv?revision=0`);

async function newVisitor(page: Page): Promise<Page> {
  const context = await page.context().browser()?.newContext();
  if (!context) throw new Error('there is no browser');
  return context.newPage();
}

/** Runs a query with target genes, as a visitor of the folder. */
async function ask(page: Page, site: string, genes: string): Promise<string> {
  await openQuery(page, site);
  await page.getByRole('combobox', { name: 'Target Genes', exact: true }).selectOption('typed');
  await page.getByRole('textbox', { name: 'Text of Target Genes' }).fill(genes);
  await expect(page.getByRole('region', { name: 'Target Genes', exact: true }).getByText(/^A list of/)).toBeVisible();
  await submit(page, 'ALF or BET');
  await expect(heading(page, /genes? targeted by/)).toBeVisible();
  return new URL(page.url()).searchParams.get('request') ?? '';
}

test(
  'a site in a folder saves files under the names of a server',
  { tag: '@long' },
  async ({ page, folder: { site } }) => {
    const id = await ask(page, site, 'AT1G00030\nAT1G00040');
    await page.getByRole('button', { name: 'Export' }).click();
    const [table] = await Promise.all([page.waitForEvent('download'), page.getByText('All interactions').click()]);
    expect(table.suggestedFilename()).toMatch(/^trellis_.*\.csv$/);
    await page.getByRole('link', { name: 'Network' }).click();
    const [network] = await Promise.all([page.waitForEvent('download'), page.getByText('Download SIF').click()]);
    expect(network.suggestedFilename()).toMatch(/^trellis_.*\.sif$/);
    expect(await readFile(await network.path(), 'utf8')).toMatch(/^AT1G00010\tin planta:Bound\tAT1G00040$/m);
    await page.goto(site);
    await expect(heading(page)).toBeVisible();
    expect(await readFile(await table.path(), 'utf8')).toBe(await interactionsOf(page, id));
  },
);

test('a link from a site in a folder gives the same result to who has never been there', async ({
  page,
  context,
  folder: { site },
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const id = await ask(page, site, 'AT1G00030\nAT1G00040\nAT1G00050');
  const sentence = await heading(page).innerText();
  await page.getByRole('button', { name: 'Share' }).click();
  const dialog = page.getByRole('dialog', { name: 'Share' });
  await dialog.getByRole('button', { name: 'Copy link' }).click();
  await expect(dialog.getByText('Copied!')).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  const saving = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Save as a file' }).click();
  const file = await (await saving).path();
  expect(link).toContain((await readFile(file, 'utf8')).trim());

  const other = await newVisitor(page);
  await other.goto(link);
  await expect(heading(other, sentence)).toBeVisible();
  expect(new URL(other.url()).hash).toBe('');
  await other.goto(site);
  await expect(heading(other)).toBeVisible();
  await page.goto(site);
  await expect(heading(page)).toBeVisible();
  expect(await interactionsOf(other, id)).toBe(await interactionsOf(page, id));

  const third = await newVisitor(page);
  await third.goto(link.slice(0, -20));
  await expect(third.getByText('it was cut or changed')).toBeVisible();
  await third.goto(`${site}query/`);
  const choosing = third.waitForEvent('filechooser');
  await third.getByRole('button', { name: 'Open the file of a question' }).click();
  await (await choosing).setFiles(file);
  await expect(heading(third, sentence)).toBeVisible();
  await other.context().close();
  await third.context().close();
});

test(
  'a site in a folder names the address for feedback, and answers queries without a network after the first visit',
  { tag: '@long' },
  async ({ page, context }) => {
    const { site, stop } = await startFolder(['development'], { contact: 'tfs@lab.example' });
    await page.goto(site);
    await page.getByRole('banner').getByRole('link', { name: 'Feedback' }).click();
    await expect(heading(page, 'Feedback')).toBeVisible();
    await expect(page.getByRole('main').getByRole('link', { name: 'tfs@lab.example' })).toHaveAttribute(
      'href',
      'mailto:tfs@lab.example',
    );
    await keepFolder(page, site);
    stop();
    await context.setOffline(true);
    await ask(page, site, 'AT1G00030\nAT1G00040');
    await page.getByRole('link', { name: 'Network' }).click();
    await expect(page.getByText('Download SIF')).toBeVisible();
    await page.goto(`${site}gene/AT1G00030`);
    await expect(heading(page, /AT1G00030/)).toBeVisible();
    await expect(page.getByRole('alert')).toHaveCount(0);
  },
);
