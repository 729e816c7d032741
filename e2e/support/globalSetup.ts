import { execFileSync } from 'node:child_process';
import { rm } from 'node:fs/promises';
import { built } from '../../scripts/rig/program.ts';
import { root } from '../../scripts/rig/root.ts';
import { makeSiteData } from '../../scripts/rig/siteData.ts';

/** The variable that names the data folder of which each worker has a copy. */
export const templateVariable = 'TRELLIS_E2E_DATA';

/** Builds what is stale, and fills the data folder of which each worker has a copy. */
export default async function setup(): Promise<() => Promise<void>> {
  execFileSync(process.execPath, ['scripts/build.mjs', '--if-stale'], { cwd: root, stdio: 'inherit' });
  const data = await makeSiteData(built);
  process.env[templateVariable] = data;
  return () => rm(data, { recursive: true, force: true });
}
