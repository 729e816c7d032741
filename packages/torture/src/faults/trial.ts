import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { DatasetContents } from '@trellis/core/dataset';
import { exportFolder, openStore } from '@trellis/store';
import { startBalancer, type Balancer } from '../../../../scripts/rig/balancer.ts';
import { createDatabase } from '../../../../scripts/rig/database.ts';
import { startPostgres, startRedis, type StartedService } from '../../../../scripts/rig/ownServices.ts';
import { call } from '../../../../scripts/rig/client.ts';
import type { CallStatistics } from '../../../../scripts/rig/callStatistics.ts';
import { letUsersWork, prepare } from '../../../../scripts/rig/users.ts';
import { startServer, type StartedServer } from '../../../../scripts/rig/server.ts';
import { twoDatasets } from '../../../../scripts/rig/twoDatasets.ts';
import { countLost, learn, startReference, startWitness, type ReferenceAnswers } from './witness.ts';

/** The data store of a trial. */
export interface Place {
  /** URL of PostgreSQL or a folder, for the servers. */
  readonly data: string;
  drop(): Promise<void>;
}

/** Everything that a fault can break. */
export interface Trial {
  readonly place: Place;
  readonly postgres: StartedService;
  readonly redis: StartedService;
  readonly servers: StartedServer[];
  readonly balancer: Balancer;
  /** Folders of the two data sets for `trellis import`; the servers start with the first one. */
  readonly folders: readonly [string, string];
  /** Starts another server, as a service manager does after a crash. */
  startOne(): Promise<StartedServer>;
}

export interface Fault {
  readonly name: string;
  readonly description: string;
  /** Statuses other than 200 that users are allowed to see; 0 means an interrupted response. */
  readonly allowedStatuses: readonly number[];
  /** Creates the data store, by default a new database. Throws if that is impossible on this machine. */
  place?(postgres: StartedService): Promise<Place>;
  /** Breaks something, some seconds after the users started. Returns a message to print; throws if it failed. */
  breakIt(trial: Trial): Promise<string>;
}

export type Verdict = 'passed' | 'harmed' | 'skipped';

/** Minimum time that users work, time before the fault and after it, and time limit of the recovery. */
const [workSeconds, marginSeconds, maxRecoverySeconds] = [18, 3, 15];

const edition = 'development';

async function newDatabase(postgres: StartedService): Promise<Place> {
  const { url, drop } = await createDatabase(postgres.url);
  return { data: url, drop };
}

/** Runs one fault and prints what users saw. */
export async function tryFault(fault: Fault): Promise<Verdict> {
  console.log(`\n== ${fault.name}: ${fault.description}`);
  const [postgres, redis] = await Promise.all([startPostgres(), startRedis()]);
  const place = await (fault.place ?? newDatabase)(postgres).catch((error: Error) => {
    console.log(`skipped, not possible on this machine: ${error.message}`);
  });
  const parent = mkdtempSync(join(tmpdir(), 'trellis-trial-'));
  const servers: StartedServer[] = [];
  let balancer: Balancer | undefined;
  try {
    if (!place) return 'skipped';
    const environment = { REDIS_URL: redis.url, TRELLIS_THREADS: '1', TRELLIS_LOG: 'silent' };
    const startOne = () => startServer(place.data, { environment });
    const [first, second] = twoDatasets(edition);
    const folders = [join(parent, 'first'), join(parent, 'second')] as const;
    await Promise.all([exportFolder(first, folders[0]), exportFolder(second, folders[1])]);
    await replace(place.data, second);
    servers.push(...(await Promise.all([startOne(), startOne(), startOne()])));
    balancer = await startBalancer(servers.map(({ url }) => url));
    const known = await startReference(balancer.url);
    await learn(balancer.url, known);
    await replace(place.data, first);
    await wait(3000);
    await learn(balancer.url, known);
    const trial = { place, postgres, redis, servers, balancer, folders, startOne };
    return (await judge(fault, trial, known)) ? 'passed' : 'harmed';
  } finally {
    for (const server of servers) server.kill();
    balancer?.close();
    await wait(300);
    await place?.drop();
    await Promise.all([postgres.drop(), redis.drop()]);
    rmSync(parent, { recursive: true, force: true });
  }
}

async function replace(place: string, contents: DatasetContents): Promise<void> {
  const store = await openStore(place);
  await store.datasets.replace(contents).finally(() => store.close());
}

async function judge(fault: Fault, trial: Trial, known: ReferenceAnswers): Promise<boolean> {
  const { url } = trial.balancer;
  const given = await prepare(url);
  const witness = startWitness(url, known);
  let isBroken = true;
  const some = { url, users: 20, thinkMs: 150, heavyOneIn: 20 };
  const working = letUsersWork({ ...some, seconds: workSeconds, shouldContinue: () => isBroken }, given);
  await wait(1000 * marginSeconds);
  const start = Date.now();
  let harm: string | undefined;
  const done = await fault.breakIt(trial).catch((error: Error) => (harm = error.message));
  console.log(`${done} (${((Date.now() - start) / 1000).toFixed(1)} s)`);
  await wait(1000 * marginSeconds);
  isBroken = false;
  const { light, heavy } = await working;
  const { kept, compared, mixed } = await witness.end();
  const isBack = await recovers(trial);
  const after = await letUsersWork({ ...some, seconds: 3 }, given);
  const lost = await countLost(url, new Map([...kept, ...given.light.map((id) => [id, undefined] as const)]));
  console.log(light.line('light'));
  console.log(heavy.line('heavy'));
  console.log(failuresOf([light, heavy], start));
  for (const { reason } of [light, heavy].flatMap((one) => one.failures)) if (reason) console.log(reason);
  const shown = [...new Set([light, heavy].flatMap(({ failures }) => failures.map(({ status }) => status)))];
  const bad = {
    [`lost requests, of ${kept.size} submitted`]: lost,
    [`mixed responses, of ${compared} compared`]: mixed,
    'servers that did not recover': isBack ? 0 : 1,
    'calls that failed afterwards': after.light.failures.length + after.heavy.failures.length,
    'unexpected kinds of failure': shown.filter((status) => !fault.allowedStatuses.includes(status)).length,
    ...(harm !== undefined && { [harm]: 1 }),
  };
  for (const [what, count] of Object.entries(bad)) console.log(`${count === 0 ? 'ok  ' : 'HARM'} ${what}: ${count}`);
  return compared > 0 && Object.values(bad).every((count) => count === 0);
}

/** Whether all servers are ready within the time limit. */
async function recovers({ servers }: Trial): Promise<boolean> {
  for (const end = Date.now() + 1000 * maxRecoverySeconds; ; await wait(200)) {
    const answers = await Promise.all(servers.map((server) => call(`${server.url}/readyz`)));
    if (answers.every(({ status }) => status === 200)) return true;
    if (Date.now() > end) return false;
  }
}

/** Summary of the failures: kinds, counts, and first and last time after the fault. */
function failuresOf(seen: readonly CallStatistics[], start: number): string {
  const failures = seen.flatMap((one) => one.failures);
  if (failures.length === 0) return 'no call failed';
  const counts = new Map<number, number>();
  for (const { status } of failures) counts.set(status, (counts.get(status) ?? 0) + 1);
  const times = failures.map(({ at }) => (at - start) / 1000);
  const kinds = [...counts].map(([status, count]) => `${status || 'broken off'} ${count} times`).join(', ');
  return `failed: ${kinds}, from ${Math.min(...times).toFixed(1)} s to ${Math.max(...times).toFixed(1)} s after`;
}
