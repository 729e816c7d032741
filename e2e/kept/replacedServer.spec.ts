import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { built } from '../../scripts/rig/program.ts';
import { startServer } from '../../scripts/rig/server.ts';
import { needsServer } from '../support/folders.ts';
import { templateVariable } from '../support/globalSetup.ts';
import { expect, siteOn, test as base } from '../support/journey.ts';
import { keepPages, keptOf } from '../support/keptFiles.ts';
import { closeUntilNew } from '../support/newVersion.ts';
import { makeNextBuild, nextMark } from '../support/nextBuild.ts';

needsServer('pages that a browser keeps, without what computes their answers');

/** A server that a test can replace by another one at the same address. */
interface Replaceable {
  readonly site: string;
  /** Stops it, and starts the program in a folder, by default this one, with other settings. */
  readonly replace: (folder?: string, environment?: Readonly<Record<string, string>>) => Promise<void>;
}

const test = base.extend<{ own: Replaceable }>({
  own: async ({}, use) => {
    const data = await mkdtemp(join(tmpdir(), 'trellis-e2e-kept-'));
    await cp(process.env[templateVariable] ?? '', data, { recursive: true });
    let server = await startServer(data);
    const { port } = server;
    await use({
      site: siteOn(port).mini,
      async replace(folder, environment = {}) {
        await server.stop();
        const path = folder === undefined ? built.path : join(folder, 'packages/server/dist/trellis.js');
        server = await startServer(data, { program: { path }, environment, port });
      },
    });
    await server.stop();
    await rm(data, { recursive: true, force: true });
  },
});
test.use({ serviceWorkers: 'allow' });

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });

/** Whether the scripts that a page has loaded are all of the next build, or all of the first one. */
async function isNext(page: Page): Promise<boolean> {
  const names = await page.evaluate(() =>
    performance.getEntriesByType('resource').flatMap(({ name }) => /\/assets\/([^/]+\.js)$/.exec(name)?.[1] ?? []),
  );
  const isOfNext = (name: string): boolean => name.startsWith(nextMark);
  expect(names.length).toBeGreaterThan(0);
  expect(names.filter((name) => isOfNext(name) !== isOfNext(names[0]))).toEqual([]);
  return isOfNext(names[0]);
}

test('a new build is there with the next page, and without a network the kept pages are of one build', async ({
  page,
  context,
  own,
}) => {
  const next = await makeNextBuild();
  await keepPages(page, `${own.site}/guide`);
  await own.replace(next.folder);
  await page.reload();
  await expect(heading(page, 'Guide')).toBeVisible();
  expect(await isNext(page)).toBe(true);
  await context.setOffline(true);
  await page.reload();
  await expect(heading(page, 'Guide')).toBeVisible();
  expect(await isNext(page)).toBe(false);
  await context.setOffline(false);
  await page.evaluate(async () => void (await (await navigator.serviceWorker.ready).update()));
  await closeUntilNew(context, page);
  const other = await context.newPage();
  await keepPages(other, `${own.site}/guide`);
  await context.setOffline(true);
  await other.reload();
  await expect(heading(other, 'Guide')).toBeVisible();
  expect(await isNext(other)).toBe(true);
  await next.remove();
});

test('a server that has its pages kept no more removes them from the browser', async ({ page, own }) => {
  await keepPages(page, `${own.site}/guide`);
  await own.replace(undefined, { TRELLIS_OFFLINE: 'off' });
  await page.goto(`${own.site}/guide`);
  await expect(heading(page, 'Guide')).toBeVisible();
  await expect.poll(() => keptOf(page)).toEqual([]);
  await expect
    .poll(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length))
    .toBe(0);
});
