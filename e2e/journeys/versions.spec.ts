import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { built, mustRun } from '../../scripts/rig/program.ts';
import { startServer } from '../../scripts/rig/server.ts';
import { ask } from '../support/ask.ts';
import { needsServer } from '../support/folders.ts';
import { expect, siteOn, test } from '../support/journey.ts';
import { expectNoOverhang, seriousFaultsInBothThemes } from '../support/pageState.ts';
import { fromResultMenu } from '../support/resultMenu.ts';

/** A site of these journeys with the mini data set, which is replaced. */
interface OwnSite {
  readonly address: string;
  /** Folder of the data set that is imported next. */
  readonly folder: string;
  /** Version of the data set. */
  readonly version: () => Promise<string>;
  /** Imports the folder as a new version, and waits until the server uses it. */
  readonly importNext: () => Promise<void>;
}

needsServer('older versions of a data set');

// One site for all, each of which begins with the version that the one before has left.
test.describe.configure({ mode: 'default' });

let own: OwnSite;
let stop = (): Promise<void> => Promise.resolve();

test.beforeAll(async () => {
  const data = await mkdtemp(join(tmpdir(), 'trellis-e2e-version-'));
  const folder = join(data, 'import');
  await cp('fixtures/mini', folder, { recursive: true });
  const run = (...more: string[]) =>
    mustRun(built, 'import', folder, '--edition', 'development', '--data', data, ...more);
  await run();
  const server = await startServer(data);
  const version = async () =>
    ((await (await fetch(`${server.url}/api/site/`)).json()) as { version: string }).version;
  let imports = 0;
  own = {
    address: siteOn(server.port).mini,
    folder,
    version,
    importNext: async () => {
      const before = await version();
      await run('--label', `import ${++imports}`);
      await expect.poll(version).not.toBe(before);
    },
  };
  stop = async () => {
    await server.stop();
    await rm(data, { recursive: true, force: true });
  };
});

test.afterAll(() => stop());

const older = (page: Page) => page.getByRole('region', { name: 'Newer data are available.' });
const request = (page: Page) => new URL(page.url()).searchParams.get('request');

test('a result stays on its version of the data, says so, and shows what would change', async ({ page }) => {
  const [id, first] = [await ask(own.address, 'BET'), await own.version()];
  await page.goto(`${own.address}/result/table?request=${id}`);
  await expect(page.getByRole('gridcell').first()).toBeVisible();
  await expect(older(page)).toHaveCount(0);
  for (const ending of ['csv', 'txt']) await rm(join(own.folder, `analyses/004_BET_DAP.${ending}`));
  await own.importNext();
  await page.reload();
  await expect(older(page)).toContainText(`version ${first.slice(0, 12)} of `);

  await page.getByRole('link', { name: 'What would change' }).click();
  await expect(
    page.getByRole('heading', { name: /^1 analysis changes; 0 target genes gained and \d lost$/ }),
  ).toBeVisible();
  const rowsOf = (name: string) => page.getByRole('region', { name }).locator('tbody tr');
  await expect(rowsOf('Analyses that change')).toHaveCount(1);
  await expect(rowsOf('Analyses that change')).toContainText('Removed');
  expect(await seriousFaultsInBothThemes(page)).toEqual([]);
  await page.getByText('Target genes', { exact: true }).click();
  await expect(rowsOf('Target genes gained and lost').first()).toBeVisible();
  await page.getByLabel('Search the table').fill('no such gene');
  await expect(page.getByText('No row has the searched text.')).toBeVisible();
});

test('a result is computed on the newest data, and both results link to each other', async ({ page }) => {
  const id = await ask(own.address, 'ALF or BET');
  await own.importNext();
  await page.goto(`${own.address}/result/summary?request=${id}`);
  await page.getByRole('button', { name: 'Compute on the newest data' }).click();
  await expect(page.getByText('Computed again on newer data.')).toBeVisible();
  await expect.poll(() => request(page)).not.toBe(id);
  await expect(older(page)).toHaveCount(0);
  await page.getByRole('link', { name: 'What changed' }).click();
  await expect(page.getByRole('heading', { name: 'Nothing changes in this result' })).toBeVisible();

  await page.goto(`${own.address}/result/summary?request=${id}`);
  await page.getByRole('link', { name: 'Open the result on the newest data' }).click();
  await page.getByRole('link', { name: 'Earlier result' }).click();
  await expect(older(page)).toBeVisible();
  await expect.poll(() => request(page)).toBe(id);

  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${own.address}/result/difference?request=${id}`);
  await expect(page.getByRole('heading', { name: 'Nothing changes in this result' })).toBeVisible();
  await expect(older(page)).toBeVisible();
  await expectNoOverhang(page);
  expect(await seriousFaultsInBothThemes(page)).toEqual([]);
});

test(
  'a result whose version is gone is computed on the newest data, and names both',
  { tag: '@long' },
  async ({ page }) => {
    const [id, first] = [await ask(own.address, 'ALF'), await own.version()];
    for (let i = 0; i < 3; i++) await own.importNext();
    await page.goto(`${own.address}/result/table?request=${id}`);
    const notice = page.getByRole('region', { name: 'The data set has changed.' });
    await expect(notice).toContainText('which is no longer kept');
    await fromResultMenu(page, 'Data set, species, scripts');
    const dialog = page.getByRole('dialog');
    const last = await own.version();
    await expect(dialog).toContainText(`${last.slice(0, 12)}, replaced since the query was first run on`);
    await expect(dialog).toContainText(first.slice(0, 12));
  },
);
