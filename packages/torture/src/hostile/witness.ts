/**
 * Another user, in a process of its own: makes light calls to the server of the first argument until its standard input
 * ends, then prints their statistics as JSON.
 */
import { setTimeout as wait } from 'node:timers/promises';
import { call } from '../../../../scripts/rig/client.ts';
import { CallStatistics } from '../../../../scripts/rig/callStatistics.ts';

const [, , url, id] = process.argv;
const paths = [
  '/api/site/',
  `/api/stats/${id}/`,
  `/api/summary/${id}/`,
  `/api/ids/${id}/`,
  `/api/table/${id}/?row=0&rows=20`,
];
const seen = new CallStatistics();
let ended = false;
process.stdin.once('end', () => (ended = true)).resume();
/** Its own address, so that the limits of an address hold for it. */
const from = { 'X-Forwarded-For': '198.51.100.254' };
for (let round = 0; !ended; round++, await wait(25))
  seen.add(await call(`${url}${paths[round % paths.length]}`, undefined, from));
const failures = seen.failures.map(({ status, reason }) => reason ?? String(status));
console.log(JSON.stringify({ calls: seen.times.length, p50: seen.within(0.5), p99: seen.within(0.99), failures }));
process.exit(0);
