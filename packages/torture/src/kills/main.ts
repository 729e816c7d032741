/**
 * `npm run torture -- kills`: kills imports, fetches and downloads at random moments, and compares what is there afterwards with what
 * was before, or would be without a kill (`packages/torture/long`). Exits with 1 if a test fails.
 */
import { spawnSync } from 'node:child_process';
import { root } from '../../../../scripts/rig/root.ts';

const { status } = spawnSync(
  'npx',
  ['vitest', 'run', '--config', 'packages/torture/vitest.config.ts', '--project', 'kills', ...process.argv.slice(2)],
  { cwd: root, stdio: 'inherit' },
);
process.exit(status ?? 1);
