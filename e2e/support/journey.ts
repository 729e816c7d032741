import { test as base, type Page } from '@playwright/test';
import type { FileServer } from './fileServer.ts';
import { onFolder, startFolder, visitFirst } from './folders.ts';
import { serverOf, type WorkerServer } from './globalSetup.ts';
import { callAs } from './visitor.ts';

/** A running site, and the addresses of its editions. */
export interface Site {
  readonly port: number;
  /** The mini data set. */
  readonly mini: string;
  /** The same with publications and a release. */
  readonly described: string;
  /** The small demo of arabidopsis; maize has one too. */
  readonly demo: string;
}

interface OfTest {
  /** Messages of the console that a test provokes. A page that logs any other error, or throws, fails its test. */
  readonly expectedErrors: RegExp | undefined;
  readonly faults: string[];
}

interface OfWorker {
  readonly server: WorkerServer;
  /** The mini data set as a site in a folder, on a host of files. */
  readonly folder: FileServer;
  readonly site: Site;
}

/** Addresses of the editions on a port. */
export const siteOn = (port: number): Site => ({
  port,
  mini: `http://localhost:${port}`,
  described: `http://rice.localhost:${port}`,
  demo: `http://arabidopsis.localhost:${port}`,
});

/** A journey: a new visitor, on a site that no other worker uses. */
export const test = base.extend<OfTest, OfWorker>({
  server: [
    async ({}, use, { parallelIndex }) => {
      await use(serverOf(parallelIndex));
    },
    { scope: 'worker' },
  ],
  folder: [
    async ({}, use) => {
      const folder = await startFolder(['development']);
      await use(folder);
      folder.stop();
    },
    { scope: 'worker' },
  ],
  site: [
    async ({ server }, use) => {
      if (!onFolder) return use(siteOn(server.port));
      const editions = [['development'], ['rice'], ['arabidopsis', 'maize']];
      const folders = await Promise.all(editions.map((named) => startFolder(named)));
      const [mini, described, demo] = folders.map(({ site }) => site.replace(/\/$/, ''));
      await use({ port: server.port, mini, described, demo });
      for (const folder of folders) folder.stop();
    },
    { scope: 'worker' },
  ],
  expectedErrors: [undefined, { option: true }],
  faults: [
    async ({}, use) => {
      const faults: string[] = [];
      await use(faults);
      if (faults.length) throw new Error(`The page had errors:\n${faults.join('\n')}`);
    },
    { auto: true },
  ],
  context: async ({ context, faults, expectedErrors, site }, use) => {
    if (onFolder) await visitFirst(context, [site.mini, site.described, site.demo]);
    context.on('page', (page) => watch(page, faults, expectedErrors));
    callAs(context);
    await use(context);
    callAs(undefined);
  },
});

export { expect } from '@playwright/test';

/** Collects what a page throws and logs as an error; the browser also logs calls that a test lets fail. */
function watch(page: Page, faults: string[], expected: RegExp | undefined): void {
  page.on('pageerror', (error) => faults.push(error.message));
  page.on('console', (message) => {
    const text = message.text();
    if (message.type() !== 'error' || text.startsWith('Failed to load resource: ') || expected?.test(text)) return;
    faults.push(`${text} ${message.location().url}`);
  });
}
