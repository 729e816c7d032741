import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test, type BrowserContext } from '@playwright/test';
import { built, mustRun } from '../../scripts/rig/program.ts';
import { startFileServer, type FileServer } from './fileServer.ts';
import { templateVariable } from './globalSetup.ts';

/** Whether journeys visit sites in folders (`npm run e2e:folder`). */
export const onFolder = process.env['E2E_HOST'] === 'folder';

/** Leaves out a journey, or all below it in its file, where sites are in folders, because of what only a server has. */
export const needsServer = (reason: string): void => test.skip(onFolder, `only a server has it: ${reason}`);

/** Writes editions of a data folder, by default that of the journeys, as a site in a folder, and serves it as a host of files. */
export async function startFolder(
  editions: readonly string[],
  { data = process.env[templateVariable] ?? '', contact }: { readonly data?: string; readonly contact?: string } = {},
): Promise<FileServer> {
  const folder = await writeFolder(editions, data, ...(contact === undefined ? [] : ['--contact', contact]));
  const server = await startFileServer(folder);
  return {
    ...server,
    stop() {
      server.stop();
      void rm(folder, { recursive: true, force: true });
    },
  };
}

/** Writes editions of a data folder as a site in a new folder, with further options of the command; returns its path. */
export async function writeFolder(editions: readonly string[], data: string, ...options: string[]): Promise<string> {
  const out = await mkdtemp(join(tmpdir(), 'trellis-folder-'));
  const named = editions.flatMap((edition) => ['--edition', edition]);
  await mustRun(built, 'site', '--data', data, ...named, '--out', out, ...options);
  return out;
}

/** Visits the home page of sites in folders: only from then on a plain host of files has their other pages. */
export async function visitFirst(context: BrowserContext, sites: readonly string[]): Promise<void> {
  const visit = async (site: string) => {
    const page = await context.newPage();
    await page.goto(`${site}/`);
    await page.evaluate(async () => void (await navigator.serviceWorker.ready));
    await page.close();
  };
  await Promise.all(sites.map(visit));
}
