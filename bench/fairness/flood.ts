/**
 * A process of its own, so that it does not delay the times that others measure: an address keeps heavy queries open, and asks
 * again what was refused. Prints how many were answered and refused when its input ends.
 */
import { setTimeout as wait } from 'node:timers/promises';
import { askHeavy, callsOf } from './callsOf.ts';

const [url, address, count] = process.argv.slice(2);
const ask = callsOf(url, address);
let [answered, refused, isOver] = [0, 0, false];

async function askWithoutRest(): Promise<void> {
  while (!isOver) {
    const { status } = await askHeavy(ask);
    if (isOver) return;
    if (status === 200) answered++;
    else refused++;
    // Half of what the server asks for.
    if (status !== 200) await wait(500 + 1000 * Math.random());
  }
}

process.stdin.resume().once('end', () => {
  isOver = true;
  console.log(`address with ${count} heavy queries: ${answered} answered, ${refused} refused`);
  process.exit();
});
await Promise.all(Array.from({ length: Number(count) }, askWithoutRest));
