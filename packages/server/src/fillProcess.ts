import { once } from 'node:events';
import { constants, setPriority } from 'node:os';
import { fillStore } from './fillStore.ts';
import type { FillMessage } from './startFilling.ts';

/*
 * Fills the store of the first argument, in a process of its own: the server loads at the same time. Sends a line for each
 * edition that was filled, or the sentence of an error. After the first one it waits until the server answers, which comes
 * first.
 */
const [location] = process.argv.slice(2);
const isServing = once(process, 'message');
const send = (message: FillMessage): void => void process.send?.(message);

try {
  await fillStore(location, async (line) => {
    send({ line });
    await isServing;
    setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
  });
} catch (error) {
  send({ fault: error instanceof Error ? error.message : String(error) });
}
process.disconnect();
