/**
 * `npm run torture -- attacks [--seconds 10] [--only TEXT] [--data FOLDER] [--edition NAME]`: takes a server with default limits from its
 * other users, in each known way and from one address and from fifty, while another user makes light calls. Prints a line per
 * attack, and before them what the same user sees of an idle server: on a machine with other work both are late. Exits with 1 if
 * that user waited (p99) or a call failed, if the process ended, if the store grew beyond its bound, or if an attack has not reached
 * what it attacks. A quarter of an hour on a quiet machine.
 */
import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { generateDemo, openStore } from '@trellis/store';
import { root } from '../../../../scripts/rig/root.ts';
import { startServer } from '../../../../scripts/rig/server.ts';
import { startWitness } from '../hostile/witnessed.ts';
import type { Attack } from './attack.ts';
import { attacks } from './attacks.ts';
import { keepSending } from './keepSending.ts';

const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '10' },
    only: { type: 'string', default: '' },
    data: { type: 'string' },
    edition: { type: 'string', default: 'attacked' },
  },
});
const seconds = Number(values.seconds);

/** 99th percentile of light calls in ms, and growth of the store in MB: what one address can store in an hour, in each attack. */
const budgets = { light: 150, growthPerAddress: 2048 } as const;
const { edition } = values;

execFileSync(process.execPath, ['scripts/build.mjs', '--if-stale'], { cwd: root, stdio: 'inherit' });
const data = mkdtempSync(join(tmpdir(), 'trellis-attacks-'));
if (values.data === undefined) await fill();
else cpSync(values.data, data, { recursive: true });
const failed: string[] = [];
try {
  console.log(
    `${'attack'.padEnd(62)}${'p50'.padStart(8)}${'p99'.padStart(8)}${'store'.padStart(10)}${'peak'.padStart(9)}`,
  );
  await attempt(undefined, 0);
  for (const attack of attacks.filter(({ name, kind }) => `${kind} ${name}`.includes(values.only)))
    for (const addresses of [1, 50])
      if (await attempt(attack, addresses)) failed.push(`${attack.name} from ${addresses}`);
} finally {
  rmSync(data, { recursive: true, force: true });
}
console.log(failed.length > 0 ? `not withstood: ${failed.join(', ')}` : 'all attacks withstood');
process.exit(failed.length > 0 ? 1 : 0);

async function fill(): Promise<void> {
  const store = await openStore(data);
  await store.datasets.replace(generateDemo({ edition, size: 'small' }));
  await store.close();
}

/** Makes one attack on a new server, or none; returns whether another user was harmed. */
async function attempt(attack: Attack | undefined, addresses: number): Promise<boolean> {
  const server = await startServer(data, { environment: { TRELLIS_EDITION: edition, TRELLIS_LOG: 'silent' } });
  const before = storedMegabytes();
  const id = await submitAll(server.url);
  const witness = startWitness(server.url, id);
  const statuses = attack
    ? await keepSending(attack, { url: server.url, id, addresses, seconds })
    : await wait(1000 * seconds, undefined);
  const seen = await witness.end();
  const isAlive = await fetch(`${server.url}/healthz`).then(
    ({ ok }) => ok,
    () => false,
  );
  const growth = storedMegabytes() - before;
  const peak = server.peak();
  await server.kill();
  const faults = [
    seen.p99 > budgets.light && `p99 over ${budgets.light} ms`,
    seen.failures.length > 0 && `${seen.failures.length} failed: ${seen.failures[0]}`,
    !isAlive && 'process gone',
    growth > budgets.growthPerAddress * Math.max(1, addresses) && 'store grew beyond its bound',
    attack && statuses && proofFault(attack, statuses),
  ].filter((fault) => typeof fault === 'string');
  const cells = [
    `${seen.p50.toFixed(0)} ms`,
    `${seen.p99.toFixed(0)} ms`,
    `${growth.toFixed(1)} MB`,
    `${peak.toFixed(0)} MB`,
  ];
  const widths = [8, 8, 10, 9];
  const name = attack ? `${attack.kind}: ${attack.name} from ${addresses}` : 'none: an idle server';
  const line = name.padEnd(62) + cells.map((cell, i) => cell.padStart(widths[i])).join('');
  const answers = [...(statuses ?? [])].map(([status, count]) => `${count}x${status || 'cut'}`).join(' ');
  console.log(`${line}  ${answers}${faults.map((fault) => `; ${fault}`).join('')}`);
  return attack !== undefined && faults.length > 0;
}

/** Why an attack proves nothing: all of its calls were turned away, or one that has to be refused was not. */
function proofFault({ isRefused }: Attack, statuses: ReadonlyMap<number, number>): string | undefined {
  const isAnswered = [...statuses.keys()].some((status) => status >= 200 && status < 400);
  if (isRefused) return isAnswered ? 'a call was answered that has to be refused' : undefined;
  // What was cut off or told to come back has been worked on.
  const isTurnedAway = [...statuses.keys()].some((status) => status >= 400 && status < 500 && status !== 429);
  return isTurnedAway && !isAnswered ? 'every call was turned away' : undefined;
}

async function submitAll(url: string): Promise<string> {
  const body = new URLSearchParams({ query: 'all_tfs' });
  const answer = (await (await fetch(`${url}/api/?result=0`, { method: 'POST', body })).json()) as {
    request_id: string;
  };
  return answer.request_id;
}

function storedMegabytes(): number {
  const sizes = ['requests.sqlite', 'requests.sqlite-wal'].map(
    (name) => statSync(join(data, name), { throwIfNoEntry: false })?.size ?? 0,
  );
  return sizes.reduce((sum, size) => sum + size, 0) / 2 ** 20;
}
