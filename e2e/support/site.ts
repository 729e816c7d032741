import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { run, serve, trellis } from './trellis.ts';

export interface TestSite {
  readonly port: number;
  stop(): Promise<void>;
}

/** Builds what is stale, imports the mini data set (edition development) and the small demo of arabidopsis, and serves both. */
export async function startSite(): Promise<TestSite> {
  await run('scripts/build.mjs', '--if-stale');
  const data = await mkdtemp(join(tmpdir(), 'trellis-e2e-'));
  const remove = () => rm(data, { recursive: true, force: true });
  try {
    await trellis('import', 'fixtures/mini', '--edition', 'development', '--data', data);
    await trellis('demo', '--edition', 'arabidopsis', '--size', 'small', '--data', data);
    const server = await serve(data);
    return { port: server.port, stop: () => server.stop().then(remove) };
  } catch (error) {
    await remove();
    throw error;
  }
}
