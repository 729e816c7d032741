import type { Page } from '@playwright/test';
import { cp, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { built, mustRun } from '../../scripts/rig/program.ts';
import { root } from '../../scripts/rig/root.ts';
import { writeFolder } from '../support/folders.ts';
import { startFileServer, type FileServer } from '../support/fileServer.ts';
import { expect, test as base } from '../support/journey.ts';
import { closeUntilNew } from '../support/newVersion.ts';
import { skipDialog, submit } from '../support/queryBox.ts';

/** A site in a folder that a test can break. */
interface Fragile extends FileServer {
  /** The files with the numbers of its analyses. */
  readonly chunks: RegExp;
  /** Puts a folder with newer data in its place. */
  readonly update: () => Promise<void>;
}

/** Writes the mini data set as a folder, without some of its analyses. */
async function miniFolder(place: string, left: readonly string[]): Promise<string> {
  const [source, data] = [join(place, 'source'), join(place, 'data')];
  await cp(join(root, 'fixtures/mini'), source, { recursive: true });
  for (const name of left) await rm(join(source, 'analyses', name));
  await mustRun(built, 'import', source, '--edition', 'development', '--data', data);
  return writeFolder(['development'], data);
}

const test = base.extend<{ fragile: Fragile }, { first: string }>({
  first: [
    async ({}, use) => {
      const place = await mkdtemp(join(tmpdir(), 'trellis-e2e-folder-'));
      const folder = await miniFolder(place, []);
      await use(folder);
      for (const one of [place, folder]) await rm(one, { recursive: true, force: true });
    },
    { scope: 'worker' },
  ],
  fragile: async ({ first }, use) => {
    const server = await startFileServer(first);
    const made: string[] = [];
    const manifest = JSON.parse(await readFile(join(first, 'site.json'), 'utf8')) as {
      readonly editions: readonly { readonly chunks: readonly string[] }[];
    };
    await use({
      ...server,
      chunks: new RegExp(manifest.editions[0].chunks.join('|')),
      async update() {
        const place = await mkdtemp(join(tmpdir(), 'trellis-e2e-folder-'));
        const next = await miniFolder(place, ['004_BET_DAP.csv', '004_BET_DAP.txt']);
        made.push(place, next);
        server.use(next);
      },
    });
    server.stop();
    for (const folder of made) await rm(folder, { recursive: true, force: true });
  },
});

// A folder starts with its service worker, also where the other sites are those of a server.
test.use({ serviceWorkers: 'allow' });

const heading = (page: Page, name?: RegExp | string) => page.getByRole('heading', { level: 1, name });
const result = (page: Page) => heading(page, /genes? targeted by/);
const tab = (page: Page, name: string) => page.getByRole('link', { name, exact: true });

async function openQuery(page: Page, site: string): Promise<void> {
  await page.goto(`${site}query/`);
  await expect(heading(page, 'Query')).toBeVisible();
  await skipDialog(page);
}

/** Runs a query; returns the address of its result. */
async function ask(page: Page, site: string, query: string): Promise<string> {
  await openQuery(page, site);
  await submit(page, query);
  await expect(result(page)).toBeVisible();
  return page.url();
}

test('a service worker that the browser ends comes back with the next call', async ({ page, context, fragile }) => {
  const address = await ask(page, fragile.site, 'ALF or BET');
  const session = await context.newCDPSession(page);
  await session.send('ServiceWorker.enable');
  for (const [name, says] of [
    ['Sungear', /of 4 analyses in \d+ groups/],
    ['Network', /edges between 2 TFs/],
  ] as const) {
    await session.send('ServiceWorker.stopAllWorkers');
    await tab(page, name).click();
    await expect(page.getByRole('heading', { name: says }).first()).toBeVisible();
  }
  await session.send('ServiceWorker.stopAllWorkers');
  await page.goto(address);
  await expect(result(page)).toBeVisible();
});

test.describe('with a full disk', () => {
  // The engine logs what it could not store.
  test.use({ expectedErrors: /Quota|no room/ });

  test('a result that cannot be stored says so, and is stored once there is room', async ({
    page,
    context,
    fragile,
  }) => {
    await openQuery(page, fragile.site);
    const session = await context.newCDPSession(page);
    const { origin } = new URL(fragile.site);
    // Before the first result: Chromium looks for room twice a minute.
    await session.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: 1 });
    await submit(page, 'ALF');
    await expect(page.getByRole('alert').getByText(/has no room left for results of this site/)).toBeVisible();
    await session.send('Storage.overrideQuotaForOrigin', { origin });
    await page.getByRole('button', { name: 'Submit', exact: true }).click();
    await expect(result(page)).toHaveText(/targeted by ALF/);
    await page.reload();
    await expect(result(page)).toHaveText(/targeted by ALF/);
  });
});

test.describe('with a bad connection', () => {
  test.use({ expectedErrors: /cut off|dynamically imported|could not be loaded/ });

  test('a download that is cut is tried again, and one that stays cut is named and read later', async ({
    page,
    fragile,
  }) => {
    fragile.cut(/\/engine\/worker/, 1);
    await openQuery(page, fragile.site);
    fragile.cut(fragile.chunks, Infinity);
    await submit(page, 'ALF');
    await expect(page.getByRole('alert').getByText(/download of a part of the data was cut off/)).toBeVisible();
    fragile.cut(fragile.chunks, 1);
    await page.getByRole('button', { name: 'Submit', exact: true }).click();
    await expect(result(page)).toBeVisible();
  });

  test('a program that cannot be loaded is named, and loaded with a later call', async ({ page, fragile }) => {
    fragile.cut(/\/engine\/answerCall/, Infinity);
    await openQuery(page, fragile.site);
    await submit(page, 'ALF');
    await expect(page.getByRole('alert').getByText(/program of this site could not be loaded/)).toBeVisible();
    fragile.cut(/\/engine\/answerCall/, 0);
    await page.getByRole('button', { name: 'Submit', exact: true }).click();
    await expect(result(page)).toBeVisible();
  });
});

test('two tabs have the same results, and one continues when the other is closed', async ({
  page,
  context,
  fragile,
}) => {
  const address = await ask(page, fragile.site, 'ALF or BET');
  const other = await context.newPage();
  await other.goto(address);
  await expect(result(other)).toBeVisible();
  const second = await ask(other, fragile.site, 'GAM');
  await page.goto(second);
  await expect(result(page)).toHaveText(/targeted by GAM/);
  await page.close();
  await tab(other, 'Table').click();
  await expect(other.getByRole('gridcell').first()).toBeVisible();
  await other.goto(address);
  await expect(result(other)).toHaveText(/ALF/);
});

test('open tabs continue with their version and say that there is a new one, which comes whole at the next visit', async ({
  page,
  context,
  fragile,
}) => {
  const address = await ask(page, fragile.site, 'BET');
  await expect(result(page)).toHaveText(/in 2 analyses/);
  await fragile.update();
  await page.reload();
  await expect(page.getByText(/This site has a new version/)).toBeVisible();
  await expect(result(page)).toHaveText(/in 2 analyses/);
  await ask(page, fragile.site, 'BET or ALF');
  await expect(result(page)).toHaveText(/in 4 analyses/);
  await closeUntilNew(context, page);
  const other = await context.newPage();
  await other.goto(address);
  await expect(result(other)).toHaveText(/in 1 analysis/);
  await expect(other.getByRole('region', { name: 'The data set has changed.' })).toBeVisible();
  await ask(other, fragile.site, 'BET or ALF');
  await expect(result(other)).toHaveText(/in 3 analyses/);
});
