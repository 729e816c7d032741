/**
 * `npm run load -- [--users 50] [--crowd 500] [--seconds 120] [--think 1000] [--servers 1] [--postgres] [--redis URL]`: users
 * work on the full-size arabidopsis demo, with one heavy call in 20; then a crowd; then the first users again. Prints times,
 * errors and memory; exits with 1 if a budget is missed. `--crowd 0` skips the crowd. `--versions 3 [--old-memory MB]` lets
 * the users work on requests of several versions of the data set instead.
 */
import { execFileSync } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { openStore } from '@trellis/store';
import { startBalancer } from '../../scripts/rig/balancer.ts';
import { createDatabase } from '../../scripts/rig/database.ts';
import { demoFolder } from '../../scripts/rig/demoFolder.ts';
import { root } from '../../scripts/rig/root.ts';
import { missedBudgets, report } from '../../scripts/rig/report.ts';
import { startServer } from '../../scripts/rig/server.ts';
import type { CallStatistics } from '../../scripts/rig/callStatistics.ts';
import { letUsersWork, prepare } from '../../scripts/rig/users.ts';
import { measureVersions } from './versions.ts';

const { values } = parseArgs({
  options: {
    users: { type: 'string', default: '50' },
    crowd: { type: 'string', default: '500' },
    seconds: { type: 'string', default: '120' },
    think: { type: 'string', default: '1000' },
    servers: { type: 'string', default: '1' },
    postgres: { type: 'boolean', default: false },
    redis: { type: 'string' },
    threads: { type: 'string' },
    versions: { type: 'string' },
    'old-memory': { type: 'string' },
  },
});
const [users, crowd, seconds, thinkMs, count] = [
  values.users,
  values.crowd,
  values.seconds,
  values.think,
  values.servers,
].map(Number);

/** 99th percentiles in milliseconds, and growth of memory from the first minute to the end in percent. */
const budgets = { light: 100, heavy: 2000, growth: 5 };

execFileSync(process.execPath, ['scripts/build.mjs', '--if-stale', '--server'], { cwd: root, stdio: 'inherit' });
const folder = await demoFolder();
if (values.versions !== undefined) {
  await measureVersions({
    ...{ folder, users, seconds, thinkMs, versions: Number(values.versions) },
    oldMemory: values['old-memory'] === undefined ? undefined : Number(values['old-memory']),
    environment: { TRELLIS_EDITION: 'arabidopsis' },
  });
  process.exit(missedBudgets() ? 1 : 0);
}
const database = values.postgres ? await createDatabase() : undefined;
if (database) await copyDataset(folder, database.url);

const environment = {
  TRELLIS_EDITION: 'arabidopsis',
  ...(values.redis !== undefined && { REDIS_URL: values.redis }),
  ...(values.threads !== undefined && { TRELLIS_THREADS: values.threads }),
};
const place = database?.url ?? folder;
const servers = await Promise.all(Array.from({ length: count }, () => startServer(place, { environment })));
const balancer = count > 1 ? await startBalancer(servers.map(({ url }) => url)) : undefined;
const url = balancer?.url ?? servers[0].url;
const given = await prepare(url);
const kind = `${count} server(s) on ${database ? 'PostgreSQL' : 'SQLite'}${values.redis === undefined ? '' : ' with Redis'}`;

const first = await work(users, seconds);
judge(first);
report('memory grows between the first minute and the end', 100 * (first.end / first.early - 1), {
  unit: '%',
  budget: budgets.growth,
});
if (crowd > 0) {
  const { light, heavy, end } = await work(crowd, Math.min(60, seconds));
  report('errors other than 503', light.broken + heavy.broken, { unit: '', budget: 0 });
  report('503 without Retry-After', light.silent + heavy.silent, { unit: '', budget: 0 });
  report('memory', end, { unit: 'MB' });
  await wait(3000);
  judge(await work(users, Math.min(30, seconds)));
}
for (const server of servers) server.stop();
balancer?.close();
await wait(1500);
await database?.drop();
process.exit(missedBudgets() ? 1 : 0);

/** Lets users work. `early` and `end` are the memory of all servers in MB after the first minute and at the end. */
async function work(
  users: number,
  seconds: number,
): Promise<{ light: CallStatistics; heavy: CallStatistics; early: number; end: number }> {
  console.log(`\n${users} users, ${seconds} s, ${kind}, one call in 20 heavy, ${thinkMs} ms between calls`);
  const memory = () => servers.reduce((sum, server) => sum + server.memory(), 0);
  const working = letUsersWork({ url, users, seconds, thinkMs, heavyOneIn: 20 }, given);
  const minute = Math.min(60, seconds / 2);
  await wait(1000 * minute);
  const early = memory();
  const { light, heavy } = await working;
  const end = memory();
  console.log(light.line('light'));
  console.log(heavy.line('heavy'));
  console.log(`memory after ${minute} s ${early.toFixed(0)} MB, at the end ${end.toFixed(0)} MB`);
  return { light, heavy, early, end };
}

/** Compares the statistics of a few users with the budgets. */
function judge({ light, heavy }: { light: CallStatistics; heavy: CallStatistics }): void {
  report('errors and refusals', light.failures.length + heavy.failures.length, { unit: '', budget: 0 });
  report('light calls, p99', light.within(0.99), { budget: budgets.light });
  report('heavy calls, p99', heavy.within(0.99), { budget: budgets.heavy });
}

async function copyDataset(from: string, to: string): Promise<void> {
  const [source, target] = [await openStore(from), await openStore(to)];
  const start = performance.now();
  await target.datasets.replace(await source.datasets.contents('arabidopsis'));
  console.log(`imported into PostgreSQL in ${((performance.now() - start) / 1000).toFixed(1)} s`);
  await Promise.all([source.close(), target.close()]);
}
