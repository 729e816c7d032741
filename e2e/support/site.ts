import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { run, serve, trellis } from './trellis.ts';

export interface TestSite {
  readonly port: number;
  stop(): Promise<void>;
}

/** Builds what is stale, and serves the mini data set (edition development) and the small demos of arabidopsis and maize. */
export async function startSite(): Promise<TestSite> {
  await run('scripts/build.mjs', '--if-stale');
  const data = await mkdtemp(join(tmpdir(), 'trellis-e2e-'));
  const remove = () => rm(data, { recursive: true, force: true });
  try {
    await trellis('import', 'fixtures/mini', '--edition', 'development', '--data', data);
    for (const edition of ['arabidopsis', 'maize']) {
      await trellis('demo', '--edition', edition, '--size', 'small', '--data', data);
    }
    const server = await serve(data);
    return { port: server.port, stop: () => server.stop().then(remove) };
  } catch (error) {
    await remove();
    throw error;
  }
}
