import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { DatasetContents } from '@trellis/core';
import { exportFolder, generateDemo, openStore } from '@trellis/store';
import { startBalancer, type Balancer } from '../cluster/balancer.ts';
import { createDatabase } from '../cluster/database.ts';
import { startPostgres, startRedis, type OwnService } from '../cluster/ownServices.ts';
import { call } from '../load/client.ts';
import type { Seen } from '../load/seen.ts';
import { letUsersWork, prepare } from '../load/users.ts';
import { startServer, type MeasuredServer } from '../server.ts';
import { countLost, learn, startKnowing, startWitness, type Known } from './witness.ts';

/** Where data are kept in a trial, and how it ends. */
export interface Place {
  /** What the servers are given: an address of PostgreSQL or a folder. */
  readonly data: string;
  drop(): Promise<void>;
}

/** What a fault may break. */
export interface Trial {
  readonly place: Place;
  readonly postgres: OwnService;
  readonly redis: OwnService;
  readonly servers: MeasuredServer[];
  readonly balancer: Balancer;
  /** Folders of the two data sets, ready for `trellis import`; the first one is served. */
  readonly folders: readonly [string, string];
  /** Starts one more server, as a service manager does after one has died. */
  startOne(): Promise<MeasuredServer>;
}

export interface Fault {
  readonly name: string;
  readonly says: string;
  /** What users may see beside good answers: statuses, 0 for an answer that breaks off. */
  readonly mayShow: readonly number[];
  /** Where data are kept; a database of its own without it. Throws when that cannot be had here. */
  place?(postgres: OwnService): Promise<Place>;
  /** Breaks something, some seconds after the users have begun; what it returns is printed. Throws when it did harm itself. */
  breakIt(trial: Trial): Promise<string>;
}

export type Verdict = 'stood' | 'harmed' | 'skipped';

/** Seconds that users work at least; before something breaks and after it is mended; that it may take until all are back. */
const [seconds, before, patience] = [18, 3, 15];

const edition = 'development';

async function usualPlace(postgres: OwnService): Promise<Place> {
  const { url, drop } = await createDatabase(postgres.url);
  return { data: url, drop };
}

/** Runs one fault, says what users saw, and judges. */
export async function tryFault(fault: Fault): Promise<Verdict> {
  console.log(`\n== ${fault.name}: ${fault.says}`);
  const [postgres, redis] = await Promise.all([startPostgres(), startRedis()]);
  const place = await (fault.place ?? usualPlace)(postgres).catch((error: Error) => {
    console.log(`skipped, since it cannot be tried here: ${error.message}`);
  });
  const parent = mkdtempSync(join(tmpdir(), 'trellis-trial-'));
  const servers: MeasuredServer[] = [];
  let balancer: Balancer | undefined;
  try {
    if (!place) return 'skipped';
    const environment = { REDIS_URL: redis.url, TRELLIS_THREADS: '1', TRELLIS_LOG: 'silent' };
    const startOne = () => startServer(place.data, environment);
    const [first, second] = twoDatasets();
    const folders = [join(parent, 'first'), join(parent, 'second')] as const;
    await Promise.all([exportFolder(first, folders[0]), exportFolder(second, folders[1])]);
    await replace(place.data, second);
    servers.push(...(await Promise.all([startOne(), startOne(), startOne()])));
    balancer = await startBalancer(servers.map(({ url }) => url));
    const known = await startKnowing(balancer.url);
    await learn(balancer.url, known);
    await replace(place.data, first);
    await wait(3000);
    await learn(balancer.url, known);
    const trial = { place, postgres, redis, servers, balancer, folders, startOne };
    return (await judge(fault, trial, known)) ? 'stood' : 'harmed';
  } finally {
    for (const server of servers) server.kill();
    balancer?.close();
    await wait(300);
    await place?.drop();
    await Promise.all([postgres.drop(), redis.drop()]);
    rmSync(parent, { recursive: true, force: true });
  }
}

/** Two data sets that differ: the second one lacks the second analysis of each TF that has several, but no TF. */
function twoDatasets(): [DatasetContents, DatasetContents] {
  const first = generateDemo({ edition, size: 'small' });
  const seen = new Map<number, number>();
  const analyses = first.analyses.filter(({ tf }) => {
    seen.set(tf, (seen.get(tf) ?? 0) + 1);
    return seen.get(tf) !== 2;
  });
  return [first, { ...first, analyses, label: 'second' }];
}

async function replace(place: string, contents: DatasetContents): Promise<void> {
  const store = await openStore(place);
  await store.datasets.replace(contents).finally(() => store.close());
}

async function judge(fault: Fault, trial: Trial, known: Known): Promise<boolean> {
  const { url } = trial.balancer;
  const given = await prepare(url);
  const witness = startWitness(url, known);
  let isBroken = true;
  const some = { url, users: 20, think: 150, heavyOneIn: 20 };
  const working = letUsersWork({ ...some, seconds, goOn: () => isBroken }, given);
  await wait(1000 * before);
  const start = Date.now();
  let harm: string | undefined;
  const done = await fault.breakIt(trial).catch((error: Error) => (harm = error.message));
  console.log(`${done} (${((Date.now() - start) / 1000).toFixed(1)} s)`);
  await wait(1000 * before);
  isBroken = false;
  const { light, heavy } = await working;
  const { kept, compared, mixed } = await witness.end();
  const isBack = await comesBack(trial);
  const after = await letUsersWork({ ...some, seconds: 3 }, given);
  const lost = await countLost(url, new Map([...kept, ...given.light.map((id) => [id, undefined] as const)]));
  console.log(light.line('light'));
  console.log(heavy.line('heavy'));
  console.log(failuresOf([light, heavy], start));
  for (const { reason } of [light, heavy].flatMap((one) => one.failures)) if (reason) console.log(reason);
  const shown = [...new Set([light, heavy].flatMap(({ failures }) => failures.map(({ status }) => status)))];
  const bad = {
    [`${kept.size} requests kept meanwhile, lost`]: lost,
    [`${compared} answers compared, mixed`]: mixed,
    'servers that did not come back': isBack ? 0 : 1,
    'calls that failed afterwards': after.light.failures.length + after.heavy.failures.length,
    'kinds of failure that users must not see': shown.filter((status) => !fault.mayShow.includes(status)).length,
    ...(harm !== undefined && { [harm]: 1 }),
  };
  for (const [what, count] of Object.entries(bad)) console.log(`${count === 0 ? 'ok  ' : 'HARM'} ${what}: ${count}`);
  return compared > 0 && Object.values(bad).every((count) => count === 0);
}

/** Whether every server is ready again within the time that it may take. */
async function comesBack({ servers }: Trial): Promise<boolean> {
  for (const end = Date.now() + 1000 * patience; ; await wait(200)) {
    const answers = await Promise.all(servers.map((server) => call(`${server.url}/readyz`)));
    if (answers.every(({ status }) => status === 200)) return true;
    if (Date.now() > end) return false;
  }
}

/** What failed, how often, and from when to when after something broke. */
function failuresOf(seen: readonly Seen[], start: number): string {
  const failures = seen.flatMap((one) => one.failures);
  if (failures.length === 0) return 'no call failed';
  const counts = new Map<number, number>();
  for (const { status } of failures) counts.set(status, (counts.get(status) ?? 0) + 1);
  const times = failures.map(({ at }) => (at - start) / 1000);
  const kinds = [...counts].map(([status, count]) => `${status || 'broken off'} ${count} times`).join(', ');
  return `failed: ${kinds}, from ${Math.min(...times).toFixed(1)} s to ${Math.max(...times).toFixed(1)} s after`;
}
