/**
 * `npm run torture -- sources FOLDER`: compares the recipes and the starter set with the real files that they are made of
 * (`packages/torture/sources`). FOLDER has `sources`, archives of public repositories with their table SOURCES.tsv, and `data`, import
 * folders that were converted by hand. Exits with 1 if a test fails.
 */
import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';
import { root } from '../../../../scripts/rig/root.ts';

const [folder, ...options] = process.argv.slice(2);
if (!folder) {
  console.error('npm run torture -- sources FOLDER: the folder is missing');
  process.exit(2);
}
const { status } = spawnSync(
  'npx',
  ['vitest', 'run', '--config', 'packages/torture/vitest.config.ts', '--project', 'sources', ...options],
  { cwd: root, stdio: 'inherit', env: { ...process.env, TRELLIS_SOURCES: resolve(folder) } },
);
process.exit(status ?? 1);
