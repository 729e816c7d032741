/**
 * `npm run torture -- hostile [--n 20000] [--seed 1] [--from 0] [--width 8]`: tries what could break a server on a small data set:
 * every route of docs/openapi.json and every importer, with hostile words, broken bodies and broken connections. Prints how
 * the plays ended, and each fault with the numbers that repeat it. Exits with 1 if there is one, if the data sets changed,
 * if the memory grew, or if another user waited.
 */
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { generateDemo, openStore } from '@trellis/store';
import { root } from '../../../../scripts/rig/root.ts';
import { median, missedBudgets, report } from '../../../../scripts/rig/report.ts';
import { startServer } from '../../../../scripts/rig/server.ts';
import { growth, type Sample } from '../soak/slope.ts';
import { attack } from './attack.ts';
import { learn } from './known.ts';
import { reportLines } from './report.ts';
import { startWitness } from './witnessed.ts';

const { values } = parseArgs({
  options: {
    n: { type: 'string', default: '20000' },
    seed: { type: 'string', default: '1' },
    from: { type: 'string', default: '0' },
    width: { type: 'string', default: '8' },
  },
});
const [n, seed, from, width] = [values.n, values.seed, values.from, values.width].map(Number);

/** 99th percentile of light calls in milliseconds, and growth of the memory between the first and the last fifth, in percent. */
const budgets = { light: 150, growth: 15 };
/** Memory in MB, a hundred times. */
const memory: Sample[] = [];
/** Time limit of an answer for the server, and for its callers, in seconds. */
const [answerSeconds, limitSeconds] = [30, 60];
const edition = 'attacked';

execFileSync(process.execPath, ['scripts/build.mjs', '--if-stale'], { cwd: root, stdio: 'inherit' });
const data = mkdtempSync(join(tmpdir(), 'trellis-hostile-'));
await fill();
const before = await hashOfData();
const server = await startServer(data, {
  environment: {
    TRELLIS_EDITION: edition,
    TRELLIS_ANSWER_SECONDS: String(answerSeconds),
    TRELLIS_LOG: 'silent',
  },
});
const isHarmed = await tryAll().finally(() => {
  server.kill();
  rmSync(data, { recursive: true, force: true });
});
process.exit(isHarmed ? 1 : 0);

async function fill(): Promise<void> {
  const store = await openStore(data);
  await store.datasets.replace(generateDemo({ edition, size: 'small' }));
  await store.close();
}

/** Hash of everything in the data sets, as the store reads it. */
async function hashOfData(): Promise<string> {
  const store = await openStore(data);
  const contents = await store.datasets.contents(edition).finally(() => store.close());
  return createHash('sha256').update(JSON.stringify(contents)).digest('hex');
}

/** Warms the server up with plays of another seed, a tenth of all, so that what it keeps in memory is there. */
async function tryAll(): Promise<boolean> {
  const { url } = server;
  const judged = { url, edition, width, limitMs: 1000 * limitSeconds, secrets: [data, root] };
  await attack({ ...judged, seed: seed + 1, from: 0, n: Math.min(n, Math.max(2000, Math.round(n / 10))) });
  const { requests } = await learn(url, edition);
  const witness = startWitness(url, requests[0]);
  const start = performance.now();
  const found = await attack({ ...judged, seed, from, n, onPlay: watch });
  const seconds = (performance.now() - start) / 1000;
  const seen = await witness.end();
  for (const line of reportLines(found, seed)) console.log(line);
  console.log(`\n${n.toLocaleString('en')} plays in ${seconds.toFixed(0)} s, ${(n / seconds).toFixed(0)} per second`);
  report('faults', found.faults.length, { unit: '', budget: 0, digits: 0 });
  report('data sets that changed', (await hashOfData()) === before ? 0 : 1, { unit: '', budget: 0, digits: 0 });
  const usual = median(memory.map(({ value }) => value));
  console.log(`memory ${usual.toFixed(0)} MB, ${server.peak().toFixed(0)} MB at most`);
  report('growth of the memory', Math.max(0, (100 * growth(memory)) / usual), {
    unit: '%',
    budget: budgets.growth,
    digits: 0,
  });
  report(`light calls of another user, p99 of ${seen.calls}`, seen.p99, { budget: budgets.light });
  report('light calls that failed', seen.failures.length, { unit: '', budget: 0, digits: 0 });
  for (const failure of new Set(seen.failures)) console.log(failure);
  return missedBudgets() > 0;
}

function watch(done: number): void {
  if (done % Math.max(1, Math.round(n / 100)) === 0) memory.push({ at: Date.now(), value: server.memory() });
  if (done % 2000 === 0) console.log(`${done.toLocaleString('en')} plays, ${server.memory().toFixed(0)} MB`);
}
