import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BrowserContext } from '@playwright/test';
import { built, mustRun } from '../../scripts/rig/program.ts';
import { startFileServer, type FileServer } from './fileServer.ts';
import { templateVariable } from './globalSetup.ts';

/** Writes an edition of the data of the journeys as a site in a folder, and serves it as a host of files. */
export async function startFolder(edition: string): Promise<FileServer> {
  const out = await mkdtemp(join(tmpdir(), 'trellis-folder-'));
  const data = process.env[templateVariable] ?? '';
  await mustRun(built, 'site', '--data', data, '--edition', edition, '--out', join(out, 'site'));
  const server = await startFileServer(join(out, 'site'));
  return {
    site: server.site,
    stop() {
      server.stop();
      void rm(out, { recursive: true, force: true });
    },
  };
}

/** Visits the home page of sites in folders: only from then on a plain host of files has their other pages. */
export async function visitFirst(context: BrowserContext, sites: readonly string[]): Promise<void> {
  for (const site of sites) {
    const page = await context.newPage();
    await page.goto(`${site}/`);
    await page.evaluate(async () => void (await navigator.serviceWorker.ready));
    await page.close();
  }
}

/** Whether journeys visit sites in folders (`npm run e2e:folder`). */
export const onFolder = process.env['E2E_HOST'] === 'folder';
