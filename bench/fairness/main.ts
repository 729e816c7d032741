/**
 * `npm run bench:fairness`: one address keeps 200 heavy queries open, asking again what was refused, while another makes light
 * calls and 10 heavy ones, on the full-size arabidopsis demo. Prints the times of the second address, with and without the
 * first; exits with 1 if a budget is missed.
 */
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { setTimeout as wait } from 'node:timers/promises';
import { demoFolder } from '../../scripts/rig/demoFolder.ts';
import { root } from '../../scripts/rig/root.ts';
import { CallStatistics } from '../../scripts/rig/callStatistics.ts';
import { missedBudgets, report } from '../../scripts/rig/report.ts';
import { startServer } from '../../scripts/rig/server.ts';
import { askHeavy, callsOf, idOf, type Calling } from './callsOf.ts';

/** Number of heavy queries that the first address has open, and that the second one makes. */
const [flood, heavyCalls] = [200, 10];

/** Number of light callers of the second address, each one call after another. */
const lightCallers = 2;

/** Milliseconds. */
const budgets = { light: 150, heavy: 5000 };

/** Addresses of the block for documentation. */
const [greedy, modest] = ['203.0.113.1', '203.0.113.2'];

/** Light calls one after another: a query of one TF, its summary, windows of its table, a key, its sizes. */
async function askLight(ask: Calling, isOver: () => boolean): Promise<CallStatistics> {
  const statistics = new CallStatistics();
  const id = idOf(await ask('?result=0', { query: 'AT4G24020' }));
  const caller = async (): Promise<void> => {
    for (let round = 0; !isOver(); round++) {
      const paths = [`summary/${id}/`, `table/${id}/?row=${round}&rows=60`, 'key/?tf=AT4G24020', `stats/${id}/`];
      const which = round % (paths.length + 1);
      statistics.add(await (which === 0 ? ask('?result=0', { query: 'AT4G24020' }) : ask(paths[which - 1])));
      await wait(20);
    }
  };
  await Promise.all(Array.from({ length: lightCallers }, caller));
  return statistics;
}

/** Times of an address that makes heavy calls one after another, and light ones meanwhile. */
async function work(ask: Calling): Promise<{ light: CallStatistics; heavy: CallStatistics }> {
  let isOver = false;
  const light = askLight(ask, () => isOver);
  const heavy = new CallStatistics();
  for (let i = 0; i < heavyCalls; i++) {
    heavy.add(await askHeavy(ask));
    await wait(500);
  }
  isOver = true;
  return { light: await light, heavy };
}

/** Lets the first address ask; the function that is returned stops it. */
function startFlood(url: string): () => Promise<void> {
  const script = fileURLToPath(new URL('./flood.ts', import.meta.url));
  const child = spawn(process.execPath, ['--import', 'tsx', script, url, greedy, String(flood)], {
    stdio: ['pipe', 'inherit', 'inherit'],
  });
  return async () => {
    child.stdin.end();
    await once(child, 'close');
  };
}

/** Without an answer no budget is kept. */
const worst = (ms: number): number => (Number.isNaN(ms) ? Infinity : ms);

async function measure(url: string): Promise<void> {
  const ask = callsOf(url, modest);
  await work(ask);
  const alone = await work(ask);
  const stopFlood = startFlood(url);
  await wait(2000);
  const { light, heavy } = await work(ask);
  await stopFlood();
  console.log(light.line('light calls of another address'));
  console.log(heavy.line('heavy calls of another address'));
  report('light calls alone, p99', worst(alone.light.within(0.99)));
  report('heavy calls alone, slowest', worst(alone.heavy.within(1)));
  report('refusals of the other address', light.failures.length + heavy.failures.length, { unit: '', budget: 0 });
  report('light calls of the other address, p99', worst(light.within(0.99)), { budget: budgets.light });
  report('heavy calls of the other address, slowest', worst(heavy.within(1)), { budget: budgets.heavy });
}

execFileSync(process.execPath, ['scripts/build.mjs', '--if-stale', '--server'], { cwd: root, stdio: 'inherit' });
const server = await startServer(await demoFolder(), { environment: { TRELLIS_EDITION: 'arabidopsis' } });
try {
  await measure(server.url);
} finally {
  server.stop();
}
process.exit(missedBudgets() ? 1 : 0);
