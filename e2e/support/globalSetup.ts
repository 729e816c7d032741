import { execFileSync } from 'node:child_process';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FullConfig } from '@playwright/test';
import { built } from '../../scripts/rig/program.ts';
import { root } from '../../scripts/rig/root.ts';
import { startServer, type StartedServer } from '../../scripts/rig/server.ts';
import { makeSiteData } from '../../scripts/rig/siteData.ts';

/** The variable that names the data folder from which the servers are filled. */
export const templateVariable = 'TRELLIS_E2E_DATA';

/** The variable with the servers of all workers, as JSON. */
const serversVariable = 'TRELLIS_E2E_SERVERS';

/** What a worker knows of the server that no other worker uses. */
export type WorkerServer = Pick<StartedServer, 'data' | 'port'>;

/**
 * Builds what is stale, and starts a server with a data folder of its own for each worker that runs at the same time. The worker of
 * the next project has the server of the one before: to start takes as long as several tests.
 */
export default async function setup({ workers }: FullConfig): Promise<() => Promise<void>> {
  execFileSync(process.execPath, ['scripts/build.mjs', '--if-stale'], { cwd: root, stdio: 'inherit' });
  const template = await makeSiteData(built);
  process.env[templateVariable] = template;
  const servers = await Promise.all(Array.from({ length: workers }, () => serverOn(template)));
  process.env[serversVariable] = JSON.stringify(servers.map(({ data, port }) => ({ data, port })));
  return async () => {
    await Promise.all(servers.map((server) => server.stop()));
    for (const folder of [template, ...servers.map(({ data }) => data)])
      await rm(folder, { recursive: true, force: true });
  };
}

async function serverOn(template: string): Promise<StartedServer> {
  const data = await mkdtemp(join(tmpdir(), 'trellis-e2e-'));
  await cp(template, data, { recursive: true });
  return startServer(data, { environment: { TRELLIS_LOG: 'error' } });
}

/** The server of one of the workers that run at the same time, counted from 0. */
export const serverOf = (worker: number): WorkerServer =>
  (JSON.parse(process.env[serversVariable] ?? '[]') as WorkerServer[])[worker];
