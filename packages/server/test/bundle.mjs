import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { bundleServer } from '../../../scripts/bundleServer.mjs';

const bundle = (folder) => bundleServer(folder, { hasLibraries: true });

/**
 * Bundles the server once for a run of the tests, and after each change in watch mode: a process or thread that compiles the
 * sources itself takes seconds to start. `programOf` and `views/workerFromSource.mjs` find the bundle by the variable.
 */
export async function setup(project) {
  if (process.env.TRELLIS_TEST_BUNDLE) return undefined;
  const folder = await mkdtemp(join(import.meta.dirname, '../.test-bundle-'));
  await bundle(folder);
  project.onTestsRerun(() => bundle(folder));
  process.env.TRELLIS_TEST_BUNDLE = folder;
  return () => rm(folder, { recursive: true, force: true });
}
