/**
 * `npm run torture -- soak [--minutes 10] [--users 30] [--every 3] [--settle 3]`: users work on three servers with a private PostgreSQL
 * and Redis, clients vanish, and every few minutes data are imported and PostgreSQL, Redis and one server are restarted. Prints
 * what the threads of the two other servers have in use after a collection of garbage, and its slope after it has settled; the
 * memory of their processes, which holds what V8 and the allocator keep for later besides; their open files, the connections to
 * the database, and whether each stored request still has the same bytes. Exits with 1 if a budget is missed. The long form is
 * `--minutes 120 --every 10 --settle 20`.
 */
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { exportFolder } from '@trellis/store';
import { startBalancer } from '../../../../scripts/rig/balancer.ts';
import { createDatabase, onServer } from '../../../../scripts/rig/database.ts';
import { startPostgres, startRedis } from '../../../../scripts/rig/ownServices.ts';
import { built, runCommand } from '../../../../scripts/rig/program.ts';
import { root } from '../../../../scripts/rig/root.ts';
import { letUsersWork, prepare } from '../../../../scripts/rig/users.ts';
import { missedBudgets, report } from '../../../../scripts/rig/report.ts';
import { startServer } from '../../../../scripts/rig/server.ts';
import { twoDatasets } from '../../../../scripts/rig/twoDatasets.ts';
import { letEventsHappen, type Soaked } from './events.ts';
import { startKeeper } from './keeper.ts';
import { probed, readProbes, startSampling } from './sampling.ts';
import { reportCalls, reportSamples } from './verdict.ts';
import { startVanishing } from './vanishing.ts';

const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '10' },
    users: { type: 'string', default: '30' },
    every: { type: 'string', default: '3' },
    settle: { type: 'string', default: '3' },
  },
});
const [minutes, users, every, settle] = [values.minutes, values.users, values.every, values.settle].map(Number);
const edition = 'development';

execFileSync(process.execPath, ['scripts/build.mjs', '--if-stale', '--server'], { cwd: root, stdio: 'inherit' });
const [postgres, redis] = await Promise.all([startPostgres(), startRedis()]);
const parent = mkdtempSync(join(tmpdir(), 'trellis-soak-'));
const folders = [join(parent, 'first'), join(parent, 'second')] as const;
const database = await createDatabase(postgres.url);
await Promise.all(twoDatasets(edition).map((contents, i) => exportFolder(contents, folders[i])));
await runCommand(built, 'import', folders[0], '--edition', edition, '--data', database.url);

const environment = { REDIS_URL: redis.url, TRELLIS_THREADS: '1', TRELLIS_LOG: 'silent' };
const startOne = () => startServer(database.url, { environment });
/** A folder per server whose memory is measured. */
const probes = ['memory-1', 'memory-2'].map((name) => join(parent, name));
const startMeasured = (folder: string) => {
  mkdirSync(folder);
  return startServer(database.url, { environment: { ...environment, ...probed(folder) } });
};
const servers = await Promise.all([...probes.map(startMeasured), startOne()]);
const balancer = await startBalancer(servers.map(({ url }) => url));
const { url } = balancer;
const soaked: Soaked = { postgres, redis, servers, balancer, place: database.url, edition, folders, startOne };

console.log(`${users} users for ${minutes} minutes, all events every ${every} minutes`);
const given = await prepare(url);
const connections = async () =>
  (
    await onServer(
      `select 1 from pg_stat_activity where datname = '${new URL(database.url).pathname.slice(1)}'`,
      postgres.url,
    )
  ).rows.length;
const sampling = startSampling(servers.slice(0, probes.length), connections);
const keeper = startKeeper(url, { tfs: given.tfs, list: await listOf(url) });
const vanishing = startVanishing(() => servers.map((server) => server.url), given.light[0]);
const start = Date.now();
const end = start + minutes * 60_000;
const measuredFrom = start + settle * 60_000;
const working = inTwoPaces();
const disturbances = await letEventsHappen(soaked, every * 60_000, end - 30_000);
const [hurried, measured] = await working;
const vanished = vanishing.stop();
const samples = sampling.end();
console.log(`\n${measured.light.line('light')}\n${measured.heavy.line('heavy')}\n${vanished} clients vanished`);
reportCalls([hurried.light, hurried.heavy, measured.light, measured.heavy], disturbances);
reportSamples(samples, probes.map(readProbes), { from: measuredFrom, isLong: minutes - settle >= 60 });
const { stored, compared, changed } = await keeper.end();
console.log(`${stored} requests stored, ${compared} answers compared`);
for (const address of changed.slice(0, 10)) console.log(`changed: ${address}`);
report('answers with other bytes than the first time', changed.length, { unit: '', budget: 0 });
report('requests that were not stored or compared', stored > 0 && compared > 0 ? 0 : 1, { unit: '', budget: 0 });

for (const server of servers) server.stop();
balancer.close();
await wait(1500);
await database.drop();
await Promise.all([postgres.drop(), redis.drop()]);
rmSync(parent, { recursive: true, force: true });
process.exit(missedBudgets() ? 1 : 0);

/** Lets users hurry until the servers have settled, then work as people do. */
async function inTwoPaces() {
  const common = { url, users, heavyOneIn: 20 };
  const hurried = await letUsersWork({ ...common, seconds: settle * 60, thinkMs: 250 }, given);
  return [
    hurried,
    await letUsersWork({ ...common, seconds: (end - Date.now()) / 1000, thinkMs: 1000 }, given),
  ] as const;
}

/** A gene list of the data, for requests with target genes. */
async function listOf(address: string): Promise<string> {
  const answer = await fetch(`${address}/api/lists/`);
  const names = (await answer.json()) as unknown[];
  return String(names[0]);
}
