/**
 * `npm run torture -- attacks [--seconds 20] [--only TEXT] [--data FOLDER]`: takes a server with default limits from its other users, in
 * each known way and from one address and from fifty, while another user makes light calls. Prints a line per attack. Exits with 1 if
 * that user waited (p99) or a call failed, if the process ended, or if the store grew beyond its bound.
 */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { generateDemo, openStore } from '@trellis/store';
import { root } from '../../../../scripts/rig/root.ts';
import { startServer, type OwnServer } from '../../../../scripts/rig/server.ts';
import { startWitness } from '../hostile/witnessed.ts';
import { attacks, type Attack } from './attacks.ts';

const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '20' },
    only: { type: 'string', default: '' },
    data: { type: 'string' },
  },
});
const seconds = Number(values.seconds);

/** 99th percentile of light calls in ms, and growth of the store in MB: what one address can store in an hour, in each attack. */
const budgets = { light: 150, growthPerAddress: 2048 } as const;
const edition = 'attacked';

execFileSync(process.execPath, ['scripts/build.mjs', '--if-stale'], { cwd: root, stdio: 'inherit' });
const data = values.data ?? mkdtempSync(join(tmpdir(), 'trellis-attacks-'));
if (values.data === undefined) await fill();
let isHarmed = false;
try {
  for (const attack of attacks.filter(({ name, kind }) => `${kind} ${name}`.includes(values.only)))
    for (const addresses of [1, 50]) isHarmed = (await attempt(attack, addresses)) || isHarmed;
} finally {
  if (values.data === undefined) rmSync(data, { recursive: true, force: true });
}
process.exit(isHarmed ? 1 : 0);

async function fill(): Promise<void> {
  const store = await openStore(data);
  await store.datasets.replace(generateDemo({ edition, size: 'small' }));
  await store.close();
}

/** Makes one attack on a new server; returns whether another user was harmed. */
async function attempt(attack: Attack, addresses: number): Promise<boolean> {
  const server = await startServer(data, { environment: { TRELLIS_EDITION: edition, TRELLIS_LOG: 'silent' } });
  const before = storedMegabytes();
  const id = await submitAll(server.url);
  const witness = startWitness(server.url, id);
  await attackFor(attack, { server, addresses, id });
  const seen = await witness.end();
  const isAlive = await fetch(`${server.url}/healthz`).then(
    ({ ok }) => ok,
    () => false,
  );
  const growth = storedMegabytes() - before;
  const memory = Math.round(server.peak());
  await server.kill();
  const faults = [
    seen.p99 > budgets.light && `p99 over ${budgets.light} ms`,
    seen.failures.length > 0 && `${seen.failures.length} failed: ${seen.failures[0]}`,
    !isAlive && 'process gone',
    growth > budgets.growthPerAddress * addresses && 'store grew beyond its bound',
  ].filter((fault) => fault !== false);
  const figures = `p50 ${seen.p50.toFixed(0)} ms, p99 ${seen.p99.toFixed(0)} ms, +${growth.toFixed(1)} MB, peak ${memory} MB`;
  console.log(
    `${attack.kind}: ${attack.name} from ${addresses}: ${figures}${faults.map((each) => `; ${each}`).join('')}`,
  );
  return faults.length > 0;
}

async function submitAll(url: string): Promise<string> {
  const body = new URLSearchParams({ query: 'all_tfs' });
  const answer = (await (await fetch(`${url}/api/?result=0`, { method: 'POST', body })).json()) as {
    request_id: string;
  };
  return answer.request_id;
}

interface Target {
  readonly server: OwnServer;
  readonly addresses: number;
  readonly id: string;
}

/** Sends calls without a pause until the time is over; a call that fails is what the attacker gets. */
async function attackFor({ width, send }: Attack, { server: { url }, addresses, id }: Target): Promise<void> {
  const end = Date.now() + 1000 * seconds;
  let n = 0;
  async function keepSending(sender: number): Promise<void> {
    while (Date.now() < end) {
      const address = `203.0.113.${1 + (sender % addresses)}`;
      await send({ url, address, id, n: n++ }).catch(() => {});
    }
  }
  const senders = addresses === 1 ? width : Math.max(addresses, width);
  await Promise.race([
    Promise.all(Array.from({ length: senders }, (_, sender) => keepSending(sender))),
    new Promise((resolve) => setTimeout(resolve, 1000 * seconds + 5000)),
  ]);
}

function storedMegabytes(): number {
  const sizes = ['requests.sqlite', 'requests.sqlite-wal'].map(
    (name) => statSync(join(data, name), { throwIfNoEntry: false })?.size ?? 0,
  );
  return sizes.reduce((sum, size) => sum + size, 0) / 2 ** 20;
}
