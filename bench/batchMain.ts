/**
 * `npm run bench:batch -- FOLDER`: measures batch calls on the data set of a data folder, such as the real Arabidopsis data of
 * `npm run real-data`. Exits with 1 if a budget is missed.
 */
import { execFileSync } from 'node:child_process';
import { measureBatch } from './batch.ts';
import { root } from '../scripts/rig/root.ts';
import { missedBudgets, report } from '../scripts/rig/report.ts';
import { startServer } from '../scripts/rig/server.ts';

const [folder = 'data', edition = 'arabidopsis'] = process.argv.slice(2);
execFileSync(process.execPath, ['scripts/build.mjs', '--if-stale'], { cwd: root, stdio: 'inherit' });
const server = await startServer(folder, { environment: { TRELLIS_EDITION: edition } });
try {
  await measureBatch(server.url);
  report('peak memory of the server', server.peak(), { unit: 'MB' });
} finally {
  server.stop();
}
process.exitCode = missedBudgets() ? 1 : 0;
