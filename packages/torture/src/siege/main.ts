/**
 * `npm run torture -- siege [--minutes 120] [--users 6] [--attack SECONDS] [--pause SECONDS] [--data FOLDER] [--edition NAME]`: users
 * work on a server with default limits while each attack is made in turn, from one address and from fifty; by default all of them
 * three times, so that each third of the time has the same. Prints the memory of the process every half minute. At the end it
 * compares the answers of all requests of a keeper, makes a backup while the server runs, restores it into an empty folder, and
 * compares them there. Exits with 1 if memory grew by more than 15 %, if anything was lost, or if a user was refused.
 */
import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { generateDemo, openStore } from '@trellis/store';
import { built, mustRun } from '../../../../scripts/rig/program.ts';
import { median, missedBudgets, report } from '../../../../scripts/rig/report.ts';
import { root } from '../../../../scripts/rig/root.ts';
import { startServer } from '../../../../scripts/rig/server.ts';
import { letUsersWork, prepare } from '../../../../scripts/rig/users.ts';
import { attacks } from '../attacks/attacks.ts';
import { keepSending } from '../attacks/keepSending.ts';
import { startKeeper } from '../soak/keeper.ts';

const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '120' },
    users: { type: 'string', default: '6' },
    attack: { type: 'string' },
    pause: { type: 'string' },
    data: { type: 'string' },
    edition: { type: 'string', default: 'besieged' },
  },
});
const [minutes, users] = [values.minutes, values.users].map(Number);
/** Number of attacks of a third of the time, and the seconds that each one has with the pause after it. */
const perThird = 2 * attacks.length;
const roundSeconds = (minutes * 20) / perThird;
const attackSeconds = Number(values.attack ?? roundSeconds / 3);
const pauseSeconds = Number(values.pause ?? roundSeconds / 3);
/** In a short siege calls that are still open have a second to end. */
const lastCallsMs = Math.min(5000, (1000 * roundSeconds) / 3);
const { edition } = values;

/** Growth of the memory of the process from the first to the last third in percent. */
const maxGrowth = 15;
const sampleMs = 30_000;

execFileSync(process.execPath, ['scripts/build.mjs', '--if-stale', '--server'], { cwd: root, stdio: 'inherit' });
const parent = mkdtempSync(join(tmpdir(), 'trellis-siege-'));
const data = join(parent, 'data');
if (values.data === undefined) await fill();
else cpSync(values.data, data, { recursive: true });

const environment = { TRELLIS_EDITION: edition, TRELLIS_LOG: 'silent' };
const server = await startServer(data, { environment });
const { url } = server;
const start = Date.now();
const end = start + minutes * 60_000;
const minute = (): string => ((Date.now() - start) / 60_000).toFixed(1);
console.log(`process ${process.pid}, data in ${data}: ${users} users for ${minutes} minutes`);
const given = await prepare(url);
const keeper = startKeeper(url, { tfs: given.tfs, list: await firstList() });
const samples = sampleMemory();
const working = letUsersWork({ url, users, seconds: minutes * 60, thinkMs: 1000, heavyOneIn: 30 }, given);
for (let round = 0; Date.now() < end - 1000 * (attackSeconds + pauseSeconds); round++) {
  const attack = attacks[Math.floor(round / 2) % attacks.length];
  const addresses = round % 2 === 0 ? 1 : 50;
  console.log(`${minute()} min: ${attack.name} from ${addresses}`);
  await keepSending(attack, { url, id: given.light[0], addresses, seconds: attackSeconds, lastCallsMs });
  await wait(1000 * pauseSeconds);
}
const { light, heavy } = await working;
console.log(`${light.line('light')}\n${heavy.line('heavy')}`);
for (const { at, status, reason } of [...light.failures, ...heavy.failures].filter(({ status }) => status !== 503))
  console.log(`at ${((at - start) / 60_000).toFixed(1)} min: ${reason ?? status}`);
report(
  'light calls that failed',
  light.count((status) => status !== 200),
  { unit: '', budget: 0 },
);
report('heavy calls that broke', heavy.broken, { unit: '', budget: 0 });
report('503 without Retry-After', light.silent + heavy.silent, { unit: '', budget: 0 });
reportMemory();
const { stored, compared, changed, compareOn } = await keeper.end();
console.log(`${stored} requests stored, ${compared} answers compared`);
for (const address of changed.slice(0, 10)) console.log(`changed: ${address}`);
report('answers with other bytes than the first time', changed.length, { unit: '', budget: 0 });
await reportBackup();
await server.stop();
rmSync(parent, { recursive: true, force: true });
console.log(missedBudgets() ? 'siege: MISSED' : 'siege: all kept');
process.exit(missedBudgets() ? 1 : 0);

async function fill(): Promise<void> {
  const store = await openStore(data);
  await store.datasets.replace(generateDemo({ edition, size: 'small' }));
  await store.close();
}

/** A gene list of the data, for requests with target genes. */
async function firstList(): Promise<string> {
  const names = (await (await fetch(`${url}/api/lists/`)).json()) as unknown[];
  return String(names[0]);
}

/** Prints and keeps the memory of the server's process. */
function sampleMemory(): number[] {
  const seen: number[] = [];
  setInterval(() => {
    seen.push(server.memory());
    console.log(`${minute()} min: ${server.memory().toFixed(0)} MB, ${server.descriptors()} files open`);
  }, sampleMs).unref();
  return seen;
}

/** Compares the last third with the second one: in the first the caches fill. */
function reportMemory(): void {
  const third = Math.max(1, Math.floor(samples.length / 3));
  const [before, after] = [median(samples.slice(third, 2 * third)), median(samples.slice(-third))];
  report('memory of the process, median of the second third', before, { unit: 'MB' });
  report('of the last third', after, { unit: 'MB' });
  report('growth', (100 * (after - before)) / before, { unit: '%', budget: maxGrowth });
  report('highest', server.peak(), { unit: 'MB' });
}

/** Makes a backup while the server runs, restores it, and asks a server on it for everything that the keeper has stored. */
async function reportBackup(): Promise<void> {
  const [backup, restored] = [join(parent, 'backup'), join(parent, 'restored')];
  await mustRun(built, 'backup', backup, '--data', data);
  await mustRun(built, 'restore', backup, '--data', restored);
  const second = await startServer(restored, { environment });
  const lost = await compareOn(second.url);
  for (const address of lost.slice(0, 10)) console.log(`lost: ${address}`);
  report('answers lost or changed in the backup', lost.length, { unit: '', budget: 0 });
  await second.stop();
}
