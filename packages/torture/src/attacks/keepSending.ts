import { setMaxListeners } from 'node:events';
import type { Attack } from './attack.ts';

/** Whom an attack is made against, and for how long. */
export interface Target {
  readonly url: string;
  /** Id of a result on the whole data set. */
  readonly id: string;
  /** Number of addresses that attack. */
  readonly addresses: number;
  readonly seconds: number;
  /** Time in ms for calls that have been made to end by themselves, 5 seconds by default; then they are cut off. */
  readonly lastCallsMs?: number;
}

/** Makes the calls of an attack without a pause until the time is over; returns how often each status came, 0 for a call that was cut off. */
export async function keepSending(
  { width, send }: Attack,
  { url, id, addresses, seconds, lastCallsMs = 5000 }: Target,
): Promise<ReadonlyMap<number, number>> {
  const end = Date.now() + 1000 * seconds;
  const statuses = new Map<number, number>();
  const over = new AbortController();
  const { signal } = over;
  setMaxListeners(0, signal);
  let n = 0;
  async function work(sender: number): Promise<void> {
    while (Date.now() < end) {
      const address = `203.0.113.${1 + (sender % addresses)}`;
      const status = await send({ url, address, id, n: n++, signal }).catch(() => 0);
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
    }
  }
  const senders = addresses === 1 ? width : Math.max(addresses, width);
  let timer: NodeJS.Timeout | undefined;
  await Promise.race([
    Promise.all(Array.from({ length: senders }, (_, sender) => work(sender))),
    new Promise((resolve) => (timer = setTimeout(resolve, 1000 * seconds + lastCallsMs))),
  ]);
  clearTimeout(timer);
  const ended = new Map(statuses);
  over.abort();
  return ended;
}
