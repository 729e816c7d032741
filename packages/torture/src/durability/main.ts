/**
 * `npm run torture -- durability [--n 100] [--seed 1] [--postgres] [--power | --full]`: kills a server with -9 at random moments while
 * users write and a backup runs, and compares what is stored with what was acknowledged. With `--power`, cuts the power of a
 * recorded store instead; with `--full`, makes the disk full at n writes of each kind of work (0: at every write). Exits with 1
 * if anything was lost, or is there in part.
 */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { createDatabase } from '../../../../scripts/rig/database.ts';
import { built } from '../../../../scripts/rig/program.ts';
import { quietly } from '../../../../scripts/rig/quietly.ts';
import { root } from '../../../../scripts/rig/root.ts';
import { compileDisk } from './disk/library.ts';
import { fillDisk } from './fullDisk/fullDisk.ts';
import { killServers } from './kill/killing.ts';
import { cutPower } from './powerCut/powerCuts.ts';

const { values } = parseArgs({
  options: {
    n: { type: 'string', default: '100' },
    seed: { type: 'string', default: '1' },
    postgres: { type: 'boolean', default: false },
    power: { type: 'boolean', default: false },
    full: { type: 'boolean', default: false },
  },
});
const [n, seed] = [values.n, values.seed].map(Number);

execFileSync(process.execPath, ['scripts/build.mjs', '--if-stale', '--server'], { cwd: root, stdio: 'inherit' });
const folder = mkdtempSync(join(tmpdir(), 'trellis-durability-'));
const faults = await (values.power || values.full ? onWatchedDisk() : killed()).finally(() =>
  rmSync(folder, { recursive: true, force: true }),
);
for (const fault of new Set(faults)) console.log(`FAULT ${fault}`);
console.log(faults.length === 0 ? 'nothing acknowledged was lost, nothing is there in part' : 'failed');
process.exit(faults.length > 0 ? 1 : 0);

async function killed(): Promise<readonly string[]> {
  const { url: place, drop } = values.postgres
    ? await createDatabase()
    : { url: join(folder, 'data'), drop: () => Promise.resolve() };
  const report = await killServers({
    ...{ program: quietly(built), place, n, point: { seed } },
    onMoment: ({ faults: found }, number) => {
      if (number % 10 === 0 || found.length > 0) console.log(`${number} moments`);
    },
  }).finally(drop);
  for (const [name, { acknowledged, cut }] of report.writers)
    console.log(`${name}: cut at ${cut} of ${n} moments, ${acknowledged} acknowledged before`);
  console.log(`backups: ${report.backups.complete} complete, ${report.backups.cut} cut`);
  console.log(`requests stored without an answer: ${report.unacknowledged}`);
  return report.faults;
}

async function onWatchedDisk(): Promise<readonly string[]> {
  const library = compileDisk(folder);
  if (library === undefined) {
    console.log('skipped: watching the disk takes Linux and a C compiler (cc)');
    return [];
  }
  if (values.power) {
    const report = await cutPower({ path: built.path, library, n, seed });
    console.log(`${report.changes} changes of the disk, ${report.syncs} of them syncs; ${n} power cuts`);
    return report.faults;
  }
  const reports = await fillDisk({ path: built.path, library, most: n });
  for (const { kind, writes, tried } of reports) console.log(`${kind}: full at ${tried} of ${writes} writes`);
  return reports.flatMap((report) => report.faults);
}
