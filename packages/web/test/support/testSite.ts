import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { quietly } from '../../../../scripts/rig/quietly.ts';
import { startServer } from '../../../../scripts/rig/server.ts';
import { makeSiteData } from '../../../../scripts/rig/siteData.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Port of the server that answers the calls of components. */
    readonly sitePort: number;
  }
}

/**
 * Serves the editions of `makeSiteData` to components, from the server that `bundle.mjs` has made of the sources. Components in a
 * document and in a browser call the same server.
 */
export async function setup(project: TestProject): Promise<(() => Promise<void>) | undefined> {
  const running = process.env['TRELLIS_TEST_SITE'];
  if (running) {
    project.provide('sitePort', Number(running));
    return undefined;
  }
  const program = quietly({ path: join(process.env['TRELLIS_TEST_BUNDLE'] ?? '', 'trellis.js') });
  const data = await makeSiteData(program);
  const server = await startServer(data, { program });
  process.env['TRELLIS_TEST_SITE'] = String(server.port);
  project.provide('sitePort', server.port);
  return async () => {
    await server.stop();
    await rm(data, { recursive: true, force: true });
  };
}
