import { execFileSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { built, mustRun } from '../../scripts/rig/program.ts';
import { root } from '../../scripts/rig/root.ts';

/** The variable that names the data folder of which each worker has a copy. */
export const templateVariable = 'TRELLIS_E2E_DATA';

/** Builds what is stale, and fills a data folder with the mini data set (edition development) and the small demos of arabidopsis and maize. */
// eslint-disable-next-line no-restricted-syntax -- Playwright calls the default export
export default async function setup(): Promise<() => Promise<void>> {
  execFileSync(process.execPath, ['scripts/build.mjs', '--if-stale'], { cwd: root, stdio: 'inherit' });
  const data = await mkdtemp(join(tmpdir(), 'trellis-e2e-'));
  const remove = () => rm(data, { recursive: true, force: true });
  try {
    await mustRun(built, 'import', 'fixtures/mini', '--edition', 'development', '--data', data);
    for (const edition of ['arabidopsis', 'maize'])
      await mustRun(built, 'demo', '--edition', edition, '--size', 'small', '--data', data);
  } catch (error) {
    await remove();
    throw error;
  }
  process.env[templateVariable] = data;
  return remove;
}
