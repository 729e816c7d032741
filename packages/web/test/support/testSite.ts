import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { mustRun } from '../../../../scripts/rig/program.ts';
import { quietly } from '../../../../scripts/rig/quietly.ts';
import { startServer } from '../../../../scripts/rig/server.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Port of the server that answers the calls of components. */
    readonly sitePort: number;
  }
}

/**
 * Serves the mini data set (edition development) and the small demos of arabidopsis and maize to components, from the server
 * that `bundle.mjs` has made of the sources.
 */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const data = await mkdtemp(join(tmpdir(), 'trellis-components-'));
  const program = quietly({ path: join(process.env['TRELLIS_TEST_BUNDLE'] ?? '', 'trellis.js') });
  await mustRun(program, 'import', 'fixtures/mini', '--edition', 'development', '--data', data);
  for (const edition of ['arabidopsis', 'maize'])
    await mustRun(program, 'demo', '--edition', edition, '--size', 'small', '--data', data);
  const server = await startServer(data, { program });
  process.env['TRELLIS_TEST_SITE'] = String(server.port);
  project.provide('sitePort', server.port);
  return async () => {
    await server.stop();
    await rm(data, { recursive: true, force: true });
  };
}
